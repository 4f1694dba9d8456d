const MAX_LENGTH = 500;

/** Patterns of personal data in a failure's text, with their replacements. The order matters. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // An address keeps its path, without query and fragment, which may contain searches and tokens.
  [/(https?:\/\/[^\s?#"'<>)]*|(?<=^|[\s"'(<])\/[^\s?#"'<>)]*)[?#][^\s"'<>)]*/g, '$1'],
  [/[\w.%+-]+@[\w-]+(\.[\w-]+)+/g, '(mail)'],
  [/\+?\d[\d\s().-]{6,}\d/g, '(number)'],
  // Ids in addresses, and anything that looks like a token; the hash in a version's name is shorter.
  [/(?<=\/)\d+(?=\/|$|[\s"'),:])/g, ':id'],
  [/\b(?=[\w-]*\d)[\w-]{20,}\b/g, '(token)'],
];

/** The text of a failure without line breaks and personal data, 500 characters at most. */
export function redactMessage(text: string): string {
  const line = text
    .slice(0, 4 * MAX_LENGTH)
    .replace(/\s+/g, ' ')
    .trim();
  return RULES.reduce((rest, [pattern, stand]) => rest.replace(pattern, stand), line).slice(0, MAX_LENGTH);
}

const VERSIONED = /^\/mf\/([a-z-]+)\/([^/?#]+)\//;

/** The release of a file by its address, on any host: `/mf/<remote>/<version>/…`. */
export function readReleaseAddress(address: string): { remote: string; version: string } | undefined {
  if (!URL.canParse(address, 'http://page')) return undefined;
  const [, remote, version] = VERSIONED.exec(new URL(address, 'http://page').pathname) ?? [];
  return remote && version ? { remote, version } : undefined;
}
