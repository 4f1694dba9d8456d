/** Quoted as it came, but never without end. */
export const releaseQuote = (text: string): string => `"${text.slice(0, 120).replace(/[^\x20-\x7e]/g, '?')}"`;
