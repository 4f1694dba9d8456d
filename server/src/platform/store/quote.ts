/** Quotes at most 120 characters, with `?` for all but printable ASCII. */
export const releaseQuote = (text: string): string => `"${text.slice(0, 120).replace(/[^\x20-\x7e]/g, '?')}"`;
