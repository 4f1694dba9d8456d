/** Names in an `Accept-Encoding` header, without those excluded by `;q=0`. */
export function readEncodings(header: string | undefined): ReadonlySet<string> {
  const parts = (header ?? '').toLowerCase().split(',');
  const allowed = parts.filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part));
  return new Set(allowed.map((part) => part.replace(/;.*$/, '').trim()));
}
