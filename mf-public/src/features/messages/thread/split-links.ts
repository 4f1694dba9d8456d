export interface TextPart {
  readonly text: string;
  /** URL, if this part is a link. */
  readonly href?: string;
}

/** A URL within text: up to the next space, without trailing punctuation. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'’»]/gi;

/** Splits a text into plain parts and links. Only http and https URLs become links. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    if (!URL.canParse(found)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: found, href: found });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
