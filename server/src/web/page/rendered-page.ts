import { addressIn, DEFAULT_LANGUAGE, OFFERED_LANGUAGES, type Language } from '@metier/sdk/rules';
import { toHashSource } from '../content-hash';
import { deferScripts, DEFERRED_SCRIPTS_HASH } from './defer-scripts';
import type { PageTemplate, SlotValues } from './page-template';
import type { PageFacts, PreloadedImage } from '../rendering/output/admit-head';
import type { RenderedPage } from '../rendering/output/admit-output';

/** Style sheet embedded in the page, so that the first paint needs no further request. */
export interface InlineStyle {
  readonly address: string;
  readonly text: string;
  /** Hash for the Content-Security-Policy. */
  readonly hash: string;
}

const END_OF_STYLE = /<\/style/i;

/** Addresses of fonts and pictures beside the style sheet; in the page they would be beside the page. */
const BESIDE_SHEET = /\burl\((['"]?)(?!['"]?(?:\/|#|[a-z][a-z\d+.-]*:))/gi;

/** Undefined for a text that could end its own element. */
export function toInlineStyle(address: string, sheet: string): InlineStyle | undefined {
  if (END_OF_STYLE.test(sheet)) return undefined;
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  const text = sheet.replaceAll(BESIDE_SHEET, (_, quote: string) => `url(${quote}${folder}`);
  return { address, text, hash: toHashSource(text) };
}

/** Style sheets of a page as elements, joined once for all pages that have the same ones. */
export interface InlineStyles {
  readonly elements: Buffer;
  readonly addresses: ReadonlySet<string>;
  readonly hashes: readonly string[];
}

/** Joins style sheets in the order in which they apply. */
export const joinStyles = (styles: readonly InlineStyle[]): InlineStyles => ({
  elements: Buffer.from(
    styles.map(({ address, text }) => `<style data-href="${escapeHtml(address)}">${text}</style>`).join(''),
  ),
  addresses: new Set(styles.map(({ address }) => address)),
  hashes: styles.map(({ hash }) => hash),
});

/** Adds hashes of inline content to a directive that otherwise allows only this origin. */
export function allowInline(
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

/**
 * Allows the inline content of a rendered page: its styles, and the script that starts its scripts. Only scripts made
 * by that one run, so that no element of a build does; browsers that do not know this follow the origins.
 */
export function allowRendered(policy: string, { hashes }: InlineStyles): string {
  const scripts = [DEFERRED_SCRIPTS_HASH, "'strict-dynamic'"];
  return allowInline(allowInline(policy, 'style-src', hashes), 'script-src', scripts);
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Escapes JSON so that it cannot end its script element. */
export const toScriptJson = (json: string): string => json.replaceAll('<', '\\u003c');

/** Data for the browser, as JSON in an element that is no script. */
export const toDataElement = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${toScriptJson(json)}</script>`;

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

interface HeadPlace {
  readonly origin: string;
  /** The language that the address names. */
  readonly ofAddress?: Language | undefined;
}

/** Links to the page in each language; none while there is one language. */
const listAlternates = (origin: string, canonical: string): string[] =>
  OFFERED_LANGUAGES.length < 2
    ? []
    : [...OFFERED_LANGUAGES, 'x-default' as const].map((language) => {
        const path = language === 'x-default' ? canonical : addressIn(language, canonical);
        return `<link rel="alternate" hreflang="${language}" href="${escapeHtml(origin + path)}">`;
      });

/** Elements for search engines and link previews. */
function renderHead(head: PageFacts, titleHtml: string, { origin, ofAddress }: HeadPlace): string {
  const { description, canonical, isUnlisted, feed, facts } = head;
  const parts = [`<meta property="og:title" content="${titleHtml}">`];
  if (description !== undefined) {
    parts.push(meta('name', 'description', description), meta('property', 'og:description', description));
  }
  if (canonical !== undefined) {
    const address = origin + addressIn(ofAddress ?? DEFAULT_LANGUAGE, canonical);
    parts.push(
      `<link rel="canonical" href="${escapeHtml(address)}">`,
      meta('property', 'og:url', address),
      ...(isUnlisted ? [] : listAlternates(origin, canonical)),
    );
  }
  if (isUnlisted) parts.push(meta('name', 'robots', 'noindex'));
  if (feed) {
    const name = feed.title && ` title="${escapeHtml(feed.title)}"`;
    parts.push(`<link rel="alternate" type="application/atom+xml"${name} href="${escapeHtml(feed.path)}">`);
  }
  for (const fact of facts) parts.push(`<script type="application/ld+json">${toScriptJson(fact)}</script>`);
  return parts.join('');
}

const renderPreload = (image: PreloadedImage): string =>
  `<link${[...image].map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')}>`;

interface PageParts extends HeadPlace {
  /** The element with the page data. */
  readonly data: string;
  readonly styles: Buffer;
  /** Elements in front of the inline styles. */
  readonly connection: string;
  /** Elements for styles that are not inline: after those of the shell, which name the layers in their order. */
  readonly links: string;
  /** Preload elements for the scripts. */
  readonly hints: string;
}

/** What a rendered page inserts into the shell's template: visible content first, scripts last. */
export function toSlotValues(
  template: PageTemplate,
  rendered: RenderedPage,
  { data, styles, connection, links, hints, ...place }: PageParts,
): SlotValues {
  const title = escapeHtml(rendered.title) || template.title.replaceAll('"', '&quot;');
  const state = toDataElement('rendered', rendered.state);
  return {
    title: `<title>${title}</title>${rendered.images.map(renderPreload).join('')}`,
    'preview-title': '',
    // The general description of the shell, unless the page has its own.
    ...(rendered.head.description !== undefined && { description: '' }),
    data: '',
    scripts: '',
    head: renderHead(rendered.head, title, place) + connection,
    styles: Buffer.concat([styles, Buffer.from(links)]),
    root: `<div id="root">${rendered.html}</div>`,
    notices: '',
    end: data + state + deferScripts(hints + template.scripts),
  };
}
