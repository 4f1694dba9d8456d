import { createHash } from 'node:crypto';
import { deferScripts, DEFERRED_SCRIPTS_HASH } from './defer-scripts';
import type { Head, Rendered } from './rendering/messages';

export type RenderedPage = Extract<Rendered, { kind: 'page' }>;

/** Style sheet embedded in the page, so that the first paint needs no further request. */
export interface InlineStyle {
  readonly address: string;
  readonly text: string;
  /** Hash for the Content-Security-Policy. */
  readonly hash: string;
}

const END_OF_STYLE = /<\/style/i;

/** Undefined for a text that could end its own element. */
export function toInlineStyle(address: string, text: string): InlineStyle | undefined {
  if (END_OF_STYLE.test(text)) return undefined;
  return { address, text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}

/** Adds hashes of inline content to a directive that otherwise allows only this origin. */
function allowInline(
  policy: string,
  directive: 'script-src' | 'style-src',
  hashes: readonly string[],
): string {
  if (hashes.length === 0) return policy;
  const sources = ["'self'", ...hashes].join(' ');
  return policy.includes(directive)
    ? policy.replace(new RegExp(`${directive} [^;]*`), (rule) => `${rule} ${sources}`)
    : `${policy};${directive} ${sources}`;
}

/** Allows the inline content of a rendered page: its styles, and the script that starts its scripts. */
export function allowRendered(policy: string, styles: readonly InlineStyle[]): string {
  const hashes = styles.map(({ hash }) => hash);
  return allowInline(allowInline(policy, 'style-src', hashes), 'script-src', [DEFERRED_SCRIPTS_HASH]);
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Escapes JSON so that it cannot end its script element. */
export const toScriptJson = (json: string): string => json.replaceAll('<', '\\u003c');

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Accepts only paths of this origin, so that a release cannot direct search engines to another site. */
const isPath = (value: unknown): value is string => isText(value) && /^\/(?![/\\])/.test(value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Elements for search engines and link previews. */
function renderHead(head: Head, title: string, origin: string): string {
  const { description, canonical, isUnlisted, feed, facts = [] } = head;
  const parts = [meta('property', 'og:title', title)];
  if (isText(description)) {
    parts.push(meta('name', 'description', description), meta('property', 'og:description', description));
  }
  if (isPath(canonical)) {
    parts.push(
      `<link rel="canonical" href="${escapeHtml(origin + canonical)}">`,
      meta('property', 'og:url', origin + canonical),
    );
  }
  if (isUnlisted === true) parts.push(meta('name', 'robots', 'noindex'));
  if (isObject(feed) && isPath(feed.path)) {
    const name = isText(feed.title) ? ` title="${escapeHtml(feed.title)}"` : '';
    parts.push(`<link rel="alternate" type="application/atom+xml"${name} href="${escapeHtml(feed.path)}">`);
  }
  for (const fact of facts) parts.push(`<script type="application/ld+json">${toScriptJson(fact)}</script>`);
  return parts.join('');
}

const TITLE = /<title[^>]*>([^<]*)<\/title>/;
const PLACE = /<div id="?root"?><\/div>/;
/** Notices for a page that does not load. */
const NOTICES = /<div id="?unstarted"?[\s\S]*?<\/div>|<noscript>[\s\S]*?<\/noscript>/g;
const DATA = /<script[^>]*id="?metier"?[^>]*>[^<]*<\/script>/;
const SCRIPTS = /<script\b(?=[^>]*\ssrc=)[^>]*><\/script>/g;
/** General meta tags of the shell, replaced by those of a page with a description. */
const GENERAL = /<meta (?:name|property)="?(?:og:title|description|og:description)"?\s[^>]*>/g;

const unescape = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

interface PageParts {
  readonly styles: readonly InlineStyle[];
  /** Elements for styles that are not inline. */
  readonly links: string;
  /** Preload elements for the scripts. */
  readonly hints: string;
  readonly origin: string;
}

/** Inserts a rendered page into the shell's page: visible content first, scripts last. */
export function fillPage(
  page: string,
  rendered: RenderedPage,
  { styles, links, hints, origin }: PageParts,
): string {
  const title = unescape(TITLE.exec(rendered.title)?.[1] ?? TITLE.exec(page)?.[1] ?? '');
  const scripts = page.match(SCRIPTS) ?? [];
  const inline = styles.map(
    ({ address, text }) => `<style data-href="${escapeHtml(address)}">${text}</style>`,
  );
  const described = isText(rendered.head.description);
  const head = renderHead(rendered.head, title, origin) + links + inline.join('');
  const data = DATA.exec(page)?.[0] ?? '';
  const state = `<script type="application/json" id="rendered">${toScriptJson(rendered.state)}</script>`;
  return page
    .replace(SCRIPTS, '')
    .replace(DATA, '')
    .replace(GENERAL, (tag) => (described || tag.includes('og:title') ? '' : tag))
    .replace(TITLE, () => rendered.title || `<title>${escapeHtml(title)}</title>`)
    .replace(NOTICES, '')
    .replace('</head>', () => `${head}</head>`)
    .replace(PLACE, () => `<div id="root">${rendered.html}</div>`)
    .replace('</body>', () => `${data}${state}${deferScripts(hints + scripts.join(''))}</body>`);
}
