import type { PageData, RemoteRelease, User } from '@metier/shared/contract';
import { findClaims, isOpenTo, THEME_COLORS, type Theme } from '@metier/shared/rules';
import { addressOf } from './release';
import type { Shell } from './releases';

interface Needed {
  readonly address: string;
  readonly integrity: string | undefined;
}

const escapeAttribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A style sheet is put into the page at once; a script is fetched ahead, and run when its loader asks for it. */
function renderHint({ address, integrity }: Needed): string {
  const kind = address.endsWith('.css') ? 'rel="stylesheet"' : 'rel="preload" as="script"';
  const check = integrity ? ` integrity="${escapeAttribute(integrity)}"` : '';
  return `<link ${kind} href="${escapeAttribute(address)}"${check}>`;
}

/** The files of the page that this user will see at a path, in the order in which they are needed. */
function listNeeded(releases: readonly RemoteRelease[], user: User | undefined, pathname: string): Needed[] {
  const claims = releases.flatMap((release) => release.routes.map((route) => ({ ...route, release })));
  const route = findClaims(claims, pathname).find(({ access }) => isOpenTo(access, user));
  if (!route) return [];
  const { release } = route;
  const files = new Set([release.entry, ...release.expose, ...route.files]);
  return [...files].map((file) => ({
    address: addressOf(release, file),
    integrity: release.files[file]?.integrity,
  }));
}

/** JSON that cannot end the script element it stands in. */
const toScriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

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
    .replace(/(<meta name="theme-color"[^>]* content=")[^"]*/g, `$1${THEME_COLORS[theme]}`);
}

/** Who shows a link with its picture asks for the picture from elsewhere, by its whole address. */
const makeWhole = (page: string, origin: string) =>
  page.replace(/(<meta property="og:image" content=")(?=\/)/, (start) => start + escapeAttribute(origin));

/** The shell's page with what one visitor needs in it: user and registry as data, and hints for the page they asked for. */
export function renderPage(shell: Shell, { data, releases, pathname, origin, theme }: Visit): string {
  const start = shell.release.start.map((file) => ({ address: `/${file}`, integrity: undefined }));
  const needed = [...start, ...listNeeded(releases, data.user ?? undefined, pathname)];
  const block = `<script type="application/json" id="metier">${toScriptJson(data)}</script>`;
  return paint(makeWhole(shell.page, origin), theme)
    .replace(PLACE_OF_DATA, () => block)
    .replace('</head>', () => `${needed.map(renderHint).join('')}</head>`);
}
