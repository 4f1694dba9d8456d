import type { AnyRelease, PageData, RemoteRelease, ShellRelease, User } from '@metier/shared/contract';
import { findClaims, isOpenTo, THEME_COLORS, type Theme } from '@metier/shared/rules';
import { fillPage, toScriptJson, type InlineStyle, type RenderedPage } from './rendered-page';
import { addressOf } from './release';

interface Needed {
  readonly release: AnyRelease;
  readonly file: string;
  readonly address: string;
  readonly integrity: string | undefined;
}

const escapeAttribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The Integrity-Policy accepts a script's hash only with a CORS mode; a preload must use the same mode. */
function renderIntegrity(address: string, integrity: string): string {
  const mode = address.endsWith('.js') ? ' crossorigin="anonymous"' : '';
  return ` integrity="${escapeAttribute(integrity)}"${mode}`;
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
  return `<link ${relation} href="${escapeAttribute(address)}"${check}>`;
}

/** Files of the page that this user sees at a path, in loading order. */
function listNeeded(releases: readonly RemoteRelease[], user: User | undefined, pathname: string): Needed[] {
  const claims = releases.flatMap((release) => release.routes.map((route) => ({ ...route, release })));
  const route = findClaims(claims, pathname).find(({ access }) => isOpenTo(access, user));
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

const PLACE_OF_DATA = /<script[^>]*id="?metier"?[^>]*><\/script>/;

export interface PageVisit {
  readonly data: PageData;
  readonly releases: readonly RemoteRelease[];
  readonly pathname: string;
  readonly origin: string;
  /** The visitor's choice; undefined for the system setting. */
  readonly theme: Theme | undefined;
}

/** Applies the chosen theme before the first paint, including the browser's own bars. */
function applyTheme(page: string, theme: Theme | undefined): string {
  if (!theme) return page;
  return page
    .replace('<html', `<html data-theme="${theme}"`)
    .replace(/(<meta name="?theme-color"?[^>]* content="?)[^"\s>]*/g, `$1${THEME_COLORS[theme]}`);
}

/** Link previews fetch the picture from another site, so its URL must be absolute. */
const makePictureAbsolute = (page: string, origin: string) =>
  page.replace(
    /(<meta property="?og:image"? content=)"?(\/[^"\s>]*)"?/,
    // Quoted, unlike the build's output, because the origin is not part of the build.
    (_tag, start: string, path: string) => `${start}"${escapeAttribute(origin)}${path}"`,
  );

/** The served shell: its release, and the page of its build. */
export interface Shell {
  readonly release: ShellRelease;
  readonly page: string;
}

const isStyle = ({ address }: Needed) => address.endsWith('.css');

/** Style sheets of the page that a visitor sees at a path, in the order in which they apply. */
export const listStyles = (shell: Shell, releases: readonly RemoteRelease[], pathname: string): Needed[] =>
  [...listStart(shell), ...listNeeded(releases, undefined, pathname)].filter(isStyle);

const listStart = ({ release }: Shell): Needed[] => locate(release, release.start);

/** The shell's page for one visitor: user and registry as data, and resource hints for the requested path. */
export function renderPage(shell: Shell, visit: PageVisit, rendered?: FilledPage): string {
  const { data, releases, pathname, origin, theme } = visit;
  const needed = [...listStart(shell), ...listNeeded(releases, data.user ?? undefined, pathname)];
  const block = `<script type="application/json" id="metier">${toScriptJson(JSON.stringify(data))}</script>`;
  const page = applyTheme(makePictureAbsolute(protectTags(shell.page, shell.release), origin), theme).replace(
    PLACE_OF_DATA,
    () => block,
  );
  if (!rendered)
    return page.replace('</head>', () => `${needed.map((each) => renderHint(each)).join('')}</head>`);
  const isInline = ({ address }: Needed) => rendered.styles.some((style) => style.address === address);
  const [styles, scripts] = [needed.filter(isStyle), needed.filter((each) => !isStyle(each))];
  return fillPage(page, rendered.page, {
    styles: rendered.styles,
    links: styles
      .filter((each) => !isInline(each))
      .map((each) => renderLink('rel="stylesheet"', each))
      .join(''),
    // Low priority: visible content first, then interactivity.
    hints: scripts.map((each) => renderLink('rel="preload" as="script" fetchpriority="low"', each)).join(''),
    origin,
  });
}

/** A server-rendered page and its inline styles. */
export interface FilledPage {
  readonly page: RenderedPage;
  readonly styles: readonly InlineStyle[];
}
