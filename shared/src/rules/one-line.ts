const LINE_BREAKS = /[\n\r\v\f\u0085\u2028\u2029]+/;

/** The text on a single line, trimmed; inner spaces are preserved. */
export function toOneLine(text: string): string {
  return text
    .split(LINE_BREAKS)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}
