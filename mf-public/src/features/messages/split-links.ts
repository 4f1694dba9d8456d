export interface TextPart {
  readonly text: string;
  /** Where it leads, when it is an address. */
  readonly href?: string;
}

/** An address as people write it into a text: up to the next space, without what ends a sentence. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'’»]/gi;

/** A text in parts, of which the addresses of the web are links. Nothing else can become one. */
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
