import { BULLET, removeBullet } from './description';

/** A run of text in one weight. */
export interface TextSpan {
  readonly text: string;
  readonly isStrong: boolean;
}

export type TextBlock =
  | { readonly kind: 'paragraph'; readonly spans: readonly TextSpan[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly TextSpan[])[] };

/** Without stars inside, so that no text takes quadratic time. */
const STRONG = /\*\*(?=[^\s*])([^*\n]*[^\s*])\*\*/;

/** Only around whole words, because `Köch*in und Bäcker*in` is no emphasis. */
const EMPHASIS = /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\p{L}\p{N}*])/gu;

const HEADING = /^\s*#{1,6}\s+(?=\S)/;

/** Splits one line or paragraph of Markdown at its bold words; stars of emphasis are dropped. */
export function readSpans(text: string): TextSpan[] {
  return text
    .split(STRONG)
    .map((part, index) => ({ text: part.replace(EMPHASIS, '$1'), isStrong: index % 2 === 1 }))
    .filter((span) => span.text !== '');
}

/**
 * Reads a text with paragraphs, lists (a bullet before each line), headings (`#`) and bold words
 * (`**…**`), the Markdown that job texts are written in. Everything else is plain text.
 */
export function readBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let lines: string[] = [];
  let items: (readonly TextSpan[])[] = [];

  function endParagraph(): void {
    const paragraph = lines.join('\n').trim();
    if (paragraph) blocks.push({ kind: 'paragraph', spans: readSpans(paragraph) });
    lines = [];
  }
  function endList(): void {
    if (items.length > 0) blocks.push({ kind: 'list', items });
    items = [];
  }

  for (const line of text.split('\n')) {
    const isItem = BULLET.test(line);
    if (isItem) endParagraph();
    else if (line.trim()) endList();
    if (isItem) items.push(readSpans(removeBullet(line)));
    else if (HEADING.test(line)) {
      endParagraph();
      const heading = joinSpans(readSpans(line.replace(HEADING, '').trim()));
      blocks.push({ kind: 'paragraph', spans: [{ text: heading, isStrong: true }] });
    } else if (line.trim()) lines.push(line);
    else endParagraph();
  }
  endParagraph();
  endList();
  return blocks;
}

const joinSpans = (spans: readonly TextSpan[]) => spans.map((span) => span.text).join('');

/** The text without its Markdown, for places that show plain text; line breaks are kept. */
export function toPlainText(text: string): string {
  return text
    .split('\n')
    .map((line) => joinSpans(readSpans(line.replace(HEADING, '').replace(BULLET, '• '))))
    .join('\n');
}
