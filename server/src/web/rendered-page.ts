import { createHash } from 'node:crypto';
import { holdBack, LATE_START_HASH } from './late-scripts';
import type { Head, Rendered } from './rendering/messages';

export type RenderedPage = Extract<Rendered, { kind: 'page' }>;

/** A style sheet that stands in the page itself, so that nothing has to be fetched before the first paint. */
export interface InlineStyle {
  readonly address: string;
  readonly text: string;
  /** By which the content security policy lets it in. */
  readonly hash: string;
}

const END_OF_STYLE = /<\/style/i;

/** Undefined for a text that could end the element it stands in. */
export function toInlineStyle(address: string, text: string): InlineStyle | undefined {
  if (END_OF_STYLE.test(text)) return undefined;
  return { address, text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}

/** The policy of a page that else takes none but files of this origin, with exactly these inline parts let in. */
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

/** Lets in what stands inside a rendered page: its styles, and what starts its scripts. */
export function allowRendered(policy: string, styles: readonly InlineStyle[]): string {
  const hashes = styles.map(({ hash }) => hash);
  return allowInline(allowInline(policy, 'style-src', hashes), 'script-src', [LATE_START_HASH]);
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON that cannot end the script element it stands in. */
export const toScriptJson = (json: string): string => json.replaceAll('<', '\\u003c');

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Paths of this origin alone: the word of a release is not to lead search engines elsewhere. */
const isPath = (value: unknown): value is string => isText(value) && /^\/(?![/\\])/.test(value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What a page says to search engines and previews. */
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
/** What stands in for a page that does not come. */
const NOTICES = /<div id="?unstarted"?[\s\S]*?<\/div>|<noscript>[\s\S]*?<\/noscript>/g;
const DATA = /<script[^>]*id="?metier"?[^>]*>[^<]*<\/script>/;
const SCRIPTS = /<script\b(?=[^>]*\ssrc=)[^>]*><\/script>/g;
/** What the shell's page says of itself, and a page with a description says better. */
const GENERAL = /<meta (?:name|property)="?(?:og:title|description|og:description)"?\s[^>]*>/g;

const unescape = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

interface Surroundings {
  readonly styles: readonly InlineStyle[];
  /** Elements for the styles that stand apart. */
  readonly links: string;
  /** And for the scripts that will be asked for. */
  readonly hints: string;
  readonly origin: string;
}

/** The shell's page with a rendered page in it: what is seen comes first, what makes it answer comes after. */
export function fillPage(
  page: string,
  rendered: RenderedPage,
  { styles, links, hints, origin }: Surroundings,
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
    .replace('</body>', () => `${data}${state}${holdBack(hints + scripts.join(''))}</body>`);
}
