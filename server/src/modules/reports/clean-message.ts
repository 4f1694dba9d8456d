const MAX_LENGTH = 500;

/** What a failure's text may carry of a person, and what is left of it. The order matters. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // An address keeps its path: a query or a fragment is where searches and tokens stand.
  [/(https?:\/\/[^\s?#"'<>)]*|(?<=^|[\s"'(<])\/[^\s?#"'<>)]*)[?#][^\s"'<>)]*/g, '$1'],
  [/[\w.%+-]+@[\w-]+(\.[\w-]+)+/g, '(mail)'],
  [/\+?\d[\d\s().-]{6,}\d/g, '(number)'],
  // Ids in addresses, and anything that looks like a token; the hash in a version's name is shorter.
  [/(?<=\/)\d+(?=\/|$|[\s"'),:])/g, ':id'],
  [/\b(?=[\w-]*\d)[\w-]{20,}\b/g, '(token)'],
];

/** The text of a failure without line breaks and without what may tell of a person, 500 characters at most. */
export function cleanMessage(text: string): string {
  const line = text
    .slice(0, 4 * MAX_LENGTH)
    .replace(/\s+/g, ' ')
    .trim();
  return RULES.reduce((rest, [pattern, stand]) => rest.replace(pattern, stand), line).slice(0, MAX_LENGTH);
}

const VERSIONED = /^\/mf\/([a-z-]+)\/([^/?#]+)\//;

/** The release whose file an address names, on whatever host it stands: `/mf/<remote>/<version>/…`. */
export function readReleaseAddress(address: string): { remote: string; version: string } | undefined {
  if (!URL.canParse(address, 'http://page')) return undefined;
  const [, remote, version] = VERSIONED.exec(new URL(address, 'http://page').pathname) ?? [];
  return remote && version ? { remote, version } : undefined;
}
