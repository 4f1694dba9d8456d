import type { AnyRelease, PageData, RemoteRelease, ShellRelease, User } from '@metier/sdk/contract';
import { findClaims, isOpenTo, THEME_COLORS, type Theme } from '@metier/sdk/rules';
import { memoize } from './memoize';
import { fillTemplate, parseTemplate, type PageTemplate } from './page-template';
import {
  escapeHtml,
  toSlotValues,
  toDataElement,
  type InlineStyles,
  type RenderedPage,
} from './rendered-page';
import { addressOf } from './release';

interface Needed {
  readonly release: AnyRelease;
  readonly file: string;
  readonly address: string;
  readonly integrity: string | undefined;
}

/** The Integrity-Policy accepts a script's hash only with a CORS mode; a preload must use the same mode. */
function renderIntegrity(address: string, integrity: string): string {
  const mode = address.endsWith('.js') ? ' crossorigin="anonymous"' : '';
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
function listNeeded(releases: readonly RemoteRelease[], user: User | undefined, pathname: string): Needed[] {
  const route = findRoute(releases, user, pathname);
  if (!route) return [];
  const { release } = route;
  return locate(release, [...new Set([release.entry, ...release.expose, ...route.files])]);
}

const locate = (release: AnyRelease, files: readonly string[]): Needed[] =>
  files.map((file) => ({
    release,
    file,
    address: addressOf(release, file),
    integrity: release.files[file]?.integrity,
  }));

/** Adds the expected file hash to each of the build's own tags, whose attributes may be unquoted. */
const protectTags = (page: string, shell: ShellRelease): string =>
  page.replace(
    /<(?:script|link)\b[^>]*?\s(?:src|href)="?([^"\s>]+\.(?:js|css))"?/g,
    (tag, address: string) => {
      const file = Object.keys(shell.files).find((each) => addressOf(shell, each) === address);
      const integrity = file && shell.files[file]?.integrity;
      return integrity ? tag + renderIntegrity(address, integrity) : tag;
    },
  );

export interface PageVisit {
  readonly data: PageData;
  readonly releases: readonly RemoteRelease[];
  readonly pathname: string;
  readonly origin: string;
  /** The visitor's choice; undefined for the system setting. */
  readonly theme: Theme | undefined;
}

/** The served shell: its release, and the page of its build. */
export interface Shell {
  readonly release: ShellRelease;
  readonly template: PageTemplate;
}

/** Prepares the page of a shell, once for each release. */
export const prepareShell = (release: ShellRelease, html: string): Shell => ({
  release,
  template: parseTemplate(protectTags(html, release)),
});

const isStyle = ({ address }: Needed) => address.endsWith('.css');

/** Style sheets of the page that a visitor sees at a path, in the order in which they apply. */
export const listStyles = (shell: Shell, releases: readonly RemoteRelease[], pathname: string): Needed[] =>
  [...listStart(shell), ...listNeeded(releases, undefined, pathname)].filter(isStyle);

const listStart = ({ release }: Shell): Needed[] => locate(release, release.start);

/** The shell's page for one visitor: user and registry as data, and resource hints for the requested path. */
export function renderPage(shell: Shell, visit: PageVisit, rendered?: FilledPage): Buffer {
  const { data, releases, pathname, origin, theme } = visit;
  const { template } = shell;
  const needed = [...listStart(shell), ...listNeeded(releases, data.user ?? undefined, pathname)];
  const common = {
    origin: escapeHtml(origin),
    // Before the first paint, including the browser's own bars.
    ...(theme && { theme: ` data-theme="${theme}"`, bar: THEME_COLORS[theme] }),
  };
  const block = toDataElement('metier', JSON.stringify(data));
  if (!rendered) {
    const head = needed.map((each) => renderHint(each)).join('');
    return fillTemplate(template, { ...common, data: block, head });
  }
  const { styles } = rendered;
  const [sheets, scripts] = [needed.filter(isStyle), needed.filter((each) => !isStyle(each))];
  const parts = {
    data: block,
    styles: styles.elements,
    links: sheets
      .filter(({ address }) => !styles.addresses.has(address))
      .map((each) => renderLink('rel="stylesheet"', each))
      .join(''),
    // Low priority: visible content first, then interactivity.
    hints: scripts.map((each) => renderLink('rel="preload" as="script" fetchpriority="low"', each)).join(''),
    origin,
  };
  return fillTemplate(template, { ...common, ...toSlotValues(template, rendered.page, parts) });
}

/** A server-rendered page and its inline styles. */
export interface FilledPage {
  readonly page: RenderedPage;
  readonly styles: InlineStyles;
}
