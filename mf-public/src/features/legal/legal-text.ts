/** What data is stored, its purpose and its retention. */
export interface DataRow {
  readonly what: string;
  readonly detail?: string;
  readonly why: string;
  readonly until: string;
}

/** A part of a page between two headings, in Markdown. */
export interface LegalSection {
  /** URL fragment, `#cookies`. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

/** Reads a page in Markdown: a title, a paragraph, and sections like `## Cookies {#cookies}`. */
export function readLegalText(markdown: string): LegalText {
  const [head = '', ...parts] = markdown.split(/^## /m);
  const [, title = '', lead = ''] = /^# (.+)\n+(.+)/.exec(head) ?? [];
  const sections = parts.map((part) => {
    const [, name = '', id = '', text = ''] = /^(.+) \{#([\w-]+)\}\n+([^]*)/.exec(part) ?? [];
    return { id, title: name, text };
  });
  return { title, lead, sections };
}

/** What a text leaves open, by placeholder. */
export type LegalValues = Readonly<Record<string, string | number>>;

/** Fills in the placeholders of a text, like `{email}`. */
export const fillIn = (text: string, values: LegalValues) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
