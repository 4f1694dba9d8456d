import { addMarkers } from './add-markers';

/**
 * Markers of `shell/src/index.html`: `<!--metier:name-->` is a place to fill in, and a text between it and
 * `<!--/metier:name-->` is the content if nothing is filled in. The root's attribute exists only when filled.
 */
const MARKER = / data-theme="<!--metier:theme-->"|<!--metier:([a-z-]+)-->(?:([\s\S]*?)<!--\/metier:\1-->)?/g;
const TITLE = /<title[^>]*>([^<]*)<\/title>/;

/** The places that the server fills in; a page may have one of them several times. */
export const SLOTS = [
  'lang',
  'theme',
  'title',
  'bar',
  'description',
  'preview-title',
  'origin',
  'data',
  'scripts',
  'head',
  'styles',
  'root',
  'notices',
  'end',
] as const;

interface Slot {
  /** The static text in front of it. */
  readonly before: string;
  readonly name: string;
  readonly content: string;
}

/** The shell's HTML page, split into static segments once per release. */
export interface PageTemplate {
  readonly slots: readonly Slot[];
  /** The static text after the last slot. */
  readonly rest: string;
  /** The text of its title, as HTML. */
  readonly title: string;
  /** The elements of the build's own scripts. */
  readonly scripts: string;
  /** What the build shows where no script runs or the shell does not start. */
  readonly notices: string;
}

/** Splits a page at its markers; a page of an earlier release gets them first. */
export function parseTemplate(html: string): PageTemplate {
  const page = html.includes('<!--metier:') ? html : addMarkers(html);
  let end = 0;
  const slots = [...page.matchAll(MARKER)].map(({ 0: text, 1: name = 'theme', 2: content = '', index }) => {
    const before = page.slice(end, index);
    end = index + text.length;
    return { before, name, content };
  });
  const contentOf = (name: string) => slots.map((slot) => (slot.name === name ? slot.content : '')).join('');
  return {
    slots,
    rest: page.slice(end),
    title: TITLE.exec(contentOf('title'))?.[1] ?? '',
    scripts: contentOf('scripts').trim(),
    notices: contentOf('notices'),
  };
}

export type SlotValues = Partial<Record<(typeof SLOTS)[number], string | Buffer>>;

/** Joins the static segments and the values; a value is inserted as it is, and must be escaped. */
export function fillTemplate({ slots, rest }: PageTemplate, values: SlotValues): Buffer {
  const known: Readonly<Record<string, string | Buffer | undefined>> = values;
  const parts: Buffer[] = [];
  let text = '';
  for (const { before, name, content } of slots) {
    const value = known[name] ?? content;
    text += before;
    if (typeof value === 'string') text += value;
    else {
      parts.push(Buffer.from(text), value);
      text = '';
    }
  }
  parts.push(Buffer.from(text + rest));
  return Buffer.concat(parts);
}
