/** Longest text that is read: the limit of a location. */
export const MAX_CHARACTERS = 200;

const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' };
const SHORTENED: Readonly<Record<string, string>> = { saint: 'st', sankt: 'st', sainte: 'ste', bei: 'b' };

/**
 * The words of a name in lower-case ASCII, without accents and punctuation, so that spellings of one name are
 * equal: `St.Gallen`, `Sankt Gallen` and `SAINT-GALLEN` become `st gallen`. Empty for a text in another script.
 */
export function foldName(text: string): string {
  const lower = text.slice(0, MAX_CHARACTERS).toLowerCase();
  // The whole job board may be folded at once: plain ASCII, which is most of it, takes a third of the time.
  const latin = /^[ -~]*$/.test(lower) ? lower : dropAccents(lower);
  const words = latin.replace(/[^a-z0-9]+/g, ' ').trim();
  return /saint|sankt|bei/.test(words)
    ? words.replace(/\b(saint|sankt|sainte|bei)\b/g, (word) => SHORTENED[word] ?? word)
    : words;
}

const dropAccents = (lower: string) =>
  lower
    .replace(/[ßœæøł]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'ae', Ö: 'oe', Ü: 'ue' };

/** Folded forms of a name: with a plain vowel for an umlaut (`zurich`), and with its replacement (`zuerich`). */
export function foldVariants(name: string): string[] {
  const plain = foldName(name);
  if (!/[äöü]/i.test(name)) return [plain];
  return [plain, foldName(name.replace(/[äöü]/gi, (letter) => UMLAUTS[letter] ?? letter))];
}

/** The same with parts that people leave out: `Muri` for `Muri b. Bern`, `Biel` for `Biel/Bienne`. */
export function listSpellings(name: string): string[] {
  if (!/[ /]/.test(name)) return foldVariants(name);
  const withoutBrackets = name.replace(/ \(.*\)$/, '');
  const short = withoutBrackets.replace(/ (b\.|bei|am|an der|im|in) .*$/, '');
  return [...new Set([name, withoutBrackets, short, ...withoutBrackets.split('/')])].flatMap(foldVariants);
}

/** True when one letter is missing, added, wrong, or two neighbours are swapped. */
export function isOneMistakeApart(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let [end, otherEnd] = [one.length, other.length];
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  const [rest, otherRest] = [one.slice(start, end), other.slice(start, otherEnd)];
  if (rest.length <= 1 && otherRest.length <= 1) return true;
  return rest.length === 2 && otherRest === `${rest[1]}${rest[0]}`;
}
