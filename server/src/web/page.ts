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

/** The Integrity-Policy takes a script's hash for one only together with its mode; a preload has to ask alike. */
function renderCheck(address: string, integrity: string): string {
  const mode = address.endsWith('.js') ? ' crossorigin="anonymous"' : '';
  return ` integrity="${escapeAttribute(integrity)}"${mode}`;
}

/**
 * A file is fetched ahead, and used when its loader asks for it. Only the shell's own style sheets are put into the page
 * at once: a remote's would hold back the first paint of everything when it does not come.
 */
function renderHint(needed: Needed): string {
  const kind = isStyle(needed) ? 'style' : 'script';
  const isAtOnce = kind === 'style' && needed.release.name === 'shell';
  return renderLink(isAtOnce ? 'rel="stylesheet"' : `rel="preload" as="${kind}"`, needed);
}

function renderLink(relation: string, { address, integrity }: Needed): string {
  const check = integrity ? renderCheck(address, integrity) : '';
  return `<link ${relation} href="${escapeAttribute(address)}"${check}>`;
}

/** The files of the page that this user will see at a path, in the order in which they are needed. */
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

/** The build's own tags (it leaves out quotes that HTML can do without), each with the hash that its file must have. */
const protectTags = (page: string, shell: ShellRelease): string =>
  page.replace(
    /<(?:script|link)\b[^>]*?\s(?:src|href)="?([^"\s>]+\.(?:js|css))"?/g,
    (tag, address: string) => {
      const file = Object.keys(shell.files).find((each) => addressOf(shell, each) === address);
      const integrity = file && shell.files[file]?.integrity;
      return integrity ? tag + renderCheck(address, integrity) : tag;
    },
  );

const PLACE_OF_DATA = /<script[^>]*id="?metier"?[^>]*><\/script>/;

export interface Visit {
  readonly data: PageData;
  readonly releases: readonly RemoteRelease[];
  readonly pathname: string;
  readonly origin: string;
  /** What the visitor has chosen; undefined for what their system says. */
  readonly theme: Theme | undefined;
}

/** The page in the chosen colours from its first paint on, the browser's own bars too. */
function paint(page: string, theme: Theme | undefined): string {
  if (!theme) return page;
  return page
    .replace('<html', `<html data-theme="${theme}"`)
    .replace(/(<meta name="?theme-color"?[^>]* content="?)[^"\s>]*/g, `$1${THEME_COLORS[theme]}`);
}

/** Who shows a link with its picture asks for the picture from elsewhere, by its whole address. */
const makeWhole = (page: string, origin: string) =>
  page.replace(
    /(<meta property="?og:image"? content=)"?(\/[^"\s>]*)"?/,
    // With quotes, which the build leaves out: the origin is not the build's.
    (_tag, start: string, path: string) => `${start}"${escapeAttribute(origin)}${path}"`,
  );

/** The shell as it is served: its release, and its page as the build left it. */
export interface Shell {
  readonly release: ShellRelease;
  readonly page: string;
}

const isStyle = ({ address }: Needed) => address.endsWith('.css');

/** The styles of the page that a visitor sees at a path, in the order in which they apply. */
export const listStyles = (shell: Shell, releases: readonly RemoteRelease[], pathname: string): Needed[] =>
  [...listStart(shell), ...listNeeded(releases, undefined, pathname)].filter(isStyle);

const listStart = ({ release }: Shell): Needed[] => locate(release, release.start);

/** The shell's page with what one visitor needs in it: user and registry as data, and hints for the page they asked for. */
export function renderPage(shell: Shell, visit: Visit, rendered?: FilledPage): string {
  const { data, releases, pathname, origin, theme } = visit;
  const needed = [...listStart(shell), ...listNeeded(releases, data.user ?? undefined, pathname)];
  const block = `<script type="application/json" id="metier">${toScriptJson(JSON.stringify(data))}</script>`;
  const page = paint(makeWhole(protectTags(shell.page, shell.release), origin), theme).replace(
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
    // What is seen comes first: what makes it answer is not to be in its way.
    hints: scripts.map((each) => renderLink('rel="preload" as="script" fetchpriority="low"', each)).join(''),
    origin,
  });
}

/** A page that was rendered on the server, and the styles that go into it. */
export interface FilledPage {
  readonly page: RenderedPage;
  readonly styles: readonly InlineStyle[];
}
