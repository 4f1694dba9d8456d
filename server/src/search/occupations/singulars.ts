/** Ending of a plural or feminine form, and what the dictionary form has instead. */
const ENDINGS: readonly (readonly [ending: string, ...replacements: string[]])[] = [
  ['innen', 'in', '', 'e'],
  ['in', '', 'e'],
  ['leute', 'mann'],
  ['leuten', 'mann'],
  ['manner', 'mann'],
  ['frauen', 'frau'],
  ['en', '', 'e'],
  ['ern', 'er', ''],
  ['er', '', 'e'],
  ['n', ''],
  ['aux', 'al'],
  ['ies', 'y'],
  ['es', '', 'e'],
  ['s', ''],
  ['x', ''],
  ['chi', 'co'],
  ['che', 'ca'],
  ['ghi', 'go'],
  ['e', '', 'a'],
  ['i', 'o', 'e', 'a'],
];

const BY_LAST_LETTER = new Map(
  ENDINGS.map(([ending]) => ending.at(-1)).map((last) => [
    last,
    ENDINGS.filter(([ending]) => ending.at(-1) === last),
  ]),
);

const MIN_LETTERS = 3;
/** Longer words occur in no title; the bound keeps the work per word constant. */
export const MAX_WORD = 60;

/** Possible dictionary forms of an inflected German, French, Italian or English word, likeliest first. */
export function listSingulars(word: string): readonly string[] {
  if (word.length > MAX_WORD) return [];
  const found: string[] = [];
  for (const [ending, ...replacements] of BY_LAST_LETTER.get(word.at(-1)) ?? []) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    for (const replacement of replacements) {
      if (stem.length >= MIN_LETTERS) found.push(stem + replacement);
    }
  }
  return found;
}
