/** In order of precedence, because most user agents also name several other browsers. */
const BROWSERS = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

const findName = (names: readonly (readonly [RegExp, string])[], agent: string) =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

const ON = ' on ';

/** Readable name of a browser, such as "Firefox on Linux"; '' if nothing is recognised. */
export function describeBrowser(agent = ''): string {
  const parts = [findName(BROWSERS, agent), findName(SYSTEMS, agent)];
  return parts.filter(Boolean).join(ON);
}

/** The browser and its system in such a name; undefined if one of them is missing. */
export function splitBrowser(
  name: string,
): { readonly browser: string; readonly system: string } | undefined {
  const [browser, system] = name.split(ON);
  return browser && system ? { browser, system } : undefined;
}
