import type { AnyRelease, PageData, RemoteRelease, ShellRelease, User } from '@metier/sdk/contract';
import { findClaims, isOpenTo, THEME_COLORS, type Language, type Theme } from '@metier/sdk/rules';
import { memoize } from '../memoize';
import { fillTemplate, parseTemplate, type PageTemplate } from './page-template';
import { escapeHtml, toSlotValues, toDataElement, type InlineStyles } from './rendered-page';
import type { RenderedPage } from '../rendering/output/admit-output';
import { OWN_ORIGIN_SCRIPT } from '../own-origin';
import { TRUSTED_SCRIPTS } from '../trusted-scripts';
import { addressOf } from '../release';
import { renderWithoutScripts } from './without-scripts';

/** What the build of the shell says to browsers without scripts. */
const NO_SCRIPTS = /<noscript>[\s\S]*?<\/noscript>/;

interface Needed {
  readonly release: AnyRelease;
  readonly file: string;
  readonly address: string;
  readonly integrity: string | undefined;
}

const CORS_MODE = ' crossorigin="anonymous"';

const isForeign = (address: string) => !address.startsWith('/');

/**
 * The Integrity-Policy accepts a script's hash, and browsers accept that of any file of another origin, only
 * with a CORS mode; a preload must use the same mode.
 */
function renderIntegrity(address: string, integrity: string): string {
  const mode = address.endsWith('.js') || isForeign(address) ? CORS_MODE : '';
  return ` integrity="${escapeHtml(integrity)}"${mode}`;
}

/**
 * Preloads a file for its later use by the loader. Only the shell's style sheets are linked directly: a
 * missing one of a remote would block the first paint of the whole page.
 */
function renderHint(needed: Needed): string {
  const kind = isStyle(needed) ? 'style' : 'script';
  const isAtOnce = kind === 'style' && needed.release.name === 'shell';
  return renderLink(isAtOnce ? 'rel="stylesheet"' : `rel="preload" as="${kind}"`, needed);
}

function renderLink(relation: string, { address, integrity }: Needed): string {
  const check = integrity ? renderIntegrity(address, integrity) : '';
  return `<link ${relation} href="${escapeHtml(address)}"${check}>`;
}

const listClaims = memoize((release: RemoteRelease) =>
  release.routes.map((route) => ({ ...route, release })),
);

/** The route that this user sees at a path, and its release. */
export const findRoute = (releases: readonly RemoteRelease[], user: User | undefined, pathname: string) =>
  findClaims(releases.flatMap(listClaims), pathname).find(({ access }) => isOpenTo(access, user));

/** Files of the page that this user sees at a path, in loading order. */
function listNeeded({ releases, pathname, data }: Visited): Needed[] {
  const route = findRoute(releases, data.user ?? undefined, pathname);
  if (!route) return [];
  const { release } = route;
  const files = [release.entry, ...release.expose, ...route.files, ...listTexts(release, data)];
  return locate(release, [...new Set(files)], data);
}

/** The files with the texts of a release in the language of the page. */
const listTexts = ({ languages }: AnyRelease, { language }: Pick<PageData, 'language'>): readonly string[] =>
  (language && languages?.[language]) || [];

/** Links to the styles that scripts would load later, for browsers in which scripts are off. */
function linkLateStyles({ releases, pathname, data }: Visited): string {
  const route = findRoute(releases, data.user ?? undefined, pathname);
  if (!route?.late_styles?.length) return '';
  const links = locate(route.release, route.late_styles, data).map((each) =>
    renderLink('rel="stylesheet"', each),
  );
  return `<noscript>${links.join('')}</noscript>`;
}

const locate = (
  release: AnyRelease,
  files: readonly string[],
  { assets_url = '' }: Pick<PageData, 'assets_url'>,
): Needed[] =>
  files.map((file) => ({
    release,
    file,
    address: assets_url + addressOf(release, file),
    integrity: release.files[file]?.integrity,
  }));

/** Adds origin and expected hash of the file to each of the build's own tags, whose attributes may be unquoted. */
const protectTags = (page: string, shell: ShellRelease, assetsUrl: string): string =>
  page.replace(
    /<(?:script|link)\b[^>]*?\s(?:src|href)="?([^"\s>]+\.(?:js|css|woff2))"?/g,
    (tag, address: string) => {
      const file = Object.keys(shell.files).find((each) => addressOf(shell, each) === address);
      const integrity = file && shell.files[file]?.integrity;
      if (!integrity) return tag;
      const moved = escapeHtml(assetsUrl) + address;
      const check = renderIntegrity(moved, integrity);
      // A font has its mode already.
      return tag.replace(address, moved) + (tag.includes(CORS_MODE) ? check.replace(CORS_MODE, '') : check);
    },
  );

export interface PageVisit {
  readonly data: PageData;
  readonly releases: readonly RemoteRelease[];
  readonly pathname: string;
  readonly origin: string;
  /** The visitor's choice; undefined for the system setting. */
  readonly theme: Theme | undefined;
  /** Whether the page would have come with its content from a faster server. */
  readonly isLate?: boolean;
  /** The language that the address names. */
  readonly ofAddress?: Language | undefined;
}

type Visited = Pick<PageVisit, 'data' | 'releases' | 'pathname'>;

/** The served shell: its release, and the page of its build. */
export interface Shell {
  readonly release: ShellRelease;
  readonly template: PageTemplate;
}

/** Prepares the page of a shell with its files at `assetsUrl`, once for each release. */
export const prepareShell = (release: ShellRelease, html: string, assetsUrl = ''): Shell => ({
  release,
  template: parseTemplate(protectTags(html, release, assetsUrl)),
});

const isStyle = ({ address }: Needed) => address.endsWith('.css');

/** Style sheets of the page that a visitor sees at a path, in the order in which they apply. */
export const listStyles = (shell: Shell, visit: Visited): Needed[] => listFiles(shell, visit).filter(isStyle);

const listFiles = ({ release }: Shell, visit: Visited): Needed[] => [
  ...locate(release, [...release.start, ...listTexts(release, visit.data)], visit.data),
  ...listNeeded(visit),
];

/** Opens the connection to the CDN while the page is read; files with hashes use one without cookies. */
const renderConnection = ({ assets_url }: PageData): string =>
  assets_url ? `<link rel="preconnect" href="${escapeHtml(assets_url)}" crossorigin="anonymous">` : '';

/** The shell's page for one visitor: user and registry as data, and resource hints for the requested path. */
export function renderPage(shell: Shell, visit: PageVisit, rendered?: FilledPage): Buffer {
  const { data, origin, theme, ofAddress } = visit;
  const { template } = shell;
  const needed = listFiles(shell, visit);
  const connection = renderConnection(data);
  const common = {
    origin: escapeHtml(origin),
    ...(data.language && { lang: data.language }),
    // Before the first paint, including the browser's own bars.
    ...(theme && { theme: ` data-theme="${theme}"`, bar: THEME_COLORS[theme] }),
  };
  const fallback = data.assets_url ? OWN_ORIGIN_SCRIPT : '';
  const block = TRUSTED_SCRIPTS + fallback + toDataElement('metier', JSON.stringify(data));
  if (!rendered) {
    const head = connection + needed.map((each) => renderHint(each)).join('');
    const notices = template.notices.replace(NO_SCRIPTS, () => renderWithoutScripts(visit));
    return fillTemplate(template, { ...common, data: block, head, notices });
  }
  const { styles } = rendered;
  const [sheets, scripts] = [needed.filter(isStyle), needed.filter((each) => !isStyle(each))];
  const parts = {
    data: block,
    styles: styles.elements,
    connection,
    links: [
      ...sheets
        .filter(({ address }) => !styles.addresses.has(address))
        .map((each) => renderLink('rel="stylesheet"', each)),
      linkLateStyles(visit),
    ].join(''),
    // Low priority: visible content first, then interactivity.
    hints: scripts.map((each) => renderLink('rel="preload" as="script" fetchpriority="low"', each)).join(''),
    origin,
    ofAddress,
  };
  return fillTemplate(template, { ...common, ...toSlotValues(template, rendered.page, parts) });
}

/** A server-rendered page and its inline styles. */
export interface FilledPage {
  readonly page: RenderedPage;
  readonly styles: InlineStyles;
}
