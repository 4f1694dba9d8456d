const LINE_BREAKS = /[\n\r\v\f\u0085\u2028\u2029]+/;

/** The text on a single line, trimmed; inner spaces are preserved. */
export function toOneLine(text: string): string {
  return text
    .split(LINE_BREAKS)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}

/** The text on a single line, with single spaces, cut after a word when it is longer. */
export function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1).replace(/\s\S*$/, '')}…` : line;
}

/** Letters composed, without the invisible characters and the white space around that phones, PDFs and Word add. */
export const cleanLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .trim();
