import { formatTable, show, showRatio, takeMedian } from '../lib/tables';
import type { Audit, Throttling } from './audit';
import type { Click } from './clicks';
import type { DuplicateModule } from './duplicate-modules';
import { VARIANTS, type Variant } from './variants';

export interface Visit {
  readonly page: string;
  readonly variant: Variant;
  readonly throttling: Throttling;
  readonly audit: Audit;
}

type Figure = Exclude<keyof Audit, 'urls'>;

const FIGURES: readonly { readonly name: string; readonly figure: Figure; readonly digits: number }[] = [
  { name: 'Lighthouse', figure: 'score', digits: 0 },
  { name: 'largest paint, ms', figure: 'largestPaint', digits: 0 },
  { name: 'first paint, ms', figure: 'firstPaint', digits: 0 },
  { name: 'blocking, ms', figure: 'blocking', digits: 0 },
  { name: 'shift', figure: 'shift', digits: 3 },
  { name: 'page, scripts and styles', figure: 'parts', digits: 0 },
  { name: 'all requests', figure: 'requests', digits: 0 },
  { name: 'come before the largest paint', figure: 'requestsBeforePaint', digits: 0 },
  { name: 'scripts, bytes', figure: 'scriptBytes', digits: 0 },
  { name: 'page, bytes', figure: 'pageBytes', digits: 0 },
];

const TITLES: Readonly<Record<Throttling, string>> = {
  simulate: 'a phone reckoned (Lighthouse’s default)',
  devtools: 'a phone’s network and processor applied',
};

/** One table per page and throttling method, with the ratio of the product to each other variant. */
export function formatVisits(visits: readonly Visit[]): string {
  const groups = new Map<string, Visit[]>();
  for (const visit of visits) {
    const title = `${visit.page}, ${TITLES[visit.throttling]}`;
    groups.set(title, [...(groups.get(title) ?? []), visit]);
  }
  return [...groups].map(([title, group]) => formatGroup(title, group)).join('\n\n');
}

function formatGroup(title: string, visits: readonly Visit[]): string {
  const take = (variant: Variant, figure: Figure) =>
    takeMedian(visits.filter((visit) => visit.variant === variant).map(({ audit }) => audit[figure]));
  const rows = FIGURES.map(({ name, figure, digits }) => {
    const [product, mono, bare] = VARIANTS.map((variant) => take(variant, figure));
    const values = [product, mono, bare].map((value) => show(value, digits));
    return [name, ...values, showRatio(product, mono), showRatio(product, bare)];
  });
  return formatTable([title, 'Metier', 'one bundle', 'without scripts', '/ one bundle', '/ without'], rows);
}

/** One row per link: duration and number of requests from the click to the heading. */
export function formatClicks(clicks: readonly Click[]): string {
  const ways = [...new Set(clicks.map(({ way }) => way))];
  const rows = ways.flatMap((way) =>
    [false, true].map((hovered) => {
      const of = (variant: Click['variant']) =>
        clicks.filter((each) => each.way === way && each.hovered === hovered && each.variant === variant);
      const time = (variant: Click['variant']) => takeMedian(of(variant).map(({ duration }) => duration));
      const count = (variant: Click['variant']) =>
        takeMedian(of(variant).map(({ requests }) => requests.length));
      return [
        `${way}${hovered ? ', after hovering' : ''}`,
        show(time('product')),
        show(time('mono')),
        showRatio(time('product'), time('mono')),
        show(count('product')),
        show(count('mono')),
      ];
    }),
  );
  return formatTable(
    ['click to heading, ms', 'Metier', 'one bundle', 'ratio', 'requests', 'one bundle’s'],
    rows,
  );
}

/** Categories of modules that a page loads twice. */
const KINDS: readonly { readonly name: string; has(module: string): boolean }[] = [
  { name: 'of packages', has: (module) => /^node_modules\/(?!@module-federation\/)/.test(module) },
  {
    name: 'of a container’s own start',
    has: (module) => module.startsWith('node_modules/@module-federation/'),
  },
  { name: 'of shared', has: (module) => !module.startsWith('node_modules/') },
];

/**
 * Packages should be in a page once; the container runtime is in each bundle, and so are small shared
 * modules.
 */
export function formatDuplicates(pages: readonly string[], twice: readonly DuplicateModule[]): string {
  const rows = pages.map((page) => {
    const own = twice.filter((each) => each.page === page);
    const figures = KINDS.flatMap(({ has }) => {
      const modules = own.filter(({ module }) => has(module));
      const bytes = modules.reduce((sum, each) => sum + each.bytes, 0);
      return [show(modules.length), show(bytes / 1000, 1)];
    });
    return [page, ...figures];
  });
  const heads = KINDS.flatMap(({ name }) => [name, 'KB of source']);
  return formatTable(['modules twice', ...heads], rows);
}
