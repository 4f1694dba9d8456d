import { foldText, transliterate } from '../occupations/fold-words';

/** Words in lower-case ASCII, separated by single spaces; empty for a text in another script. */
export const foldTyped = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** A value whose name begins with a text, or has a word that does. */
export interface PrefixMatch<Value> {
  readonly value: Value;
  readonly isBeginning: boolean;
}

export interface PrefixIndex<Value> {
  /** Every name at which the folded text begins; a value with several such names occurs several times. */
  find(folded: string): readonly PrefixMatch<Value>[];
  /** Every name with the same first letter that begins almost like the folded text: with one mistake in it. */
  findMistyped(folded: string): readonly PrefixMatch<Value>[];
}

/** One beginning of a name or of one of its words. */
export interface PrefixEntry<Value> extends PrefixMatch<Value> {
  readonly key: string;
}

/** The entries of an index of values by their names, with umlauts as one letter and as two; for an image. */
export function listEntries<Value>(names: Iterable<readonly [string, Value]>): PrefixEntry<Value>[] {
  const entries: PrefixEntry<Value>[] = [];
  for (const [name, value] of names)
    for (const folded of listSpellings(name))
      for (const key of listEndings(folded)) entries.push({ key, value, isBeginning: key === folded });
  return entries.sort(({ key: one }, { key: other }) => (one < other ? -1 : Number(one > other)));
}

export const createPrefixIndex = <Value>(entries: readonly PrefixEntry<Value>[]): PrefixIndex<Value> => ({
  find: (folded) => listBeginning(entries, folded),
  findMistyped: (folded) =>
    folded.length < MIN_MISTYPED || /\d/.test(folded)
      ? []
      : listBeginning(entries, folded.slice(0, 1)).filter(({ key }) => beginsAlmost(key, folded)),
});

/** Shorter texts begin too many names with one letter changed. */
const MIN_MISTYPED = 4;

function listBeginning<Value>(entries: readonly PrefixEntry<Value>[], folded: string): PrefixEntry<Value>[] {
  const first = findFirst(entries, folded);
  let end = first;
  while (entries[end]?.key.startsWith(folded)) end += 1;
  return entries.slice(first, end);
}

/** True when one letter of the text is wrong, missing or too much, or two neighbours are swapped. */
function beginsAlmost(name: string, text: string): boolean {
  let at = 0;
  while (at < text.length && name[at] === text[at]) at += 1;
  const isSwapped = name[at] === text[at + 1] && name[at + 1] === text[at];
  return (
    name.startsWith(text.slice(at + 1), at + 1) ||
    name.startsWith(text.slice(at), at + 1) ||
    name.startsWith(text.slice(at + 1), at) ||
    (isSwapped && name.startsWith(text.slice(at + 2), at + 2))
  );
}

const listSpellings = (name: string): string[] =>
  /[äöü]/i.test(name) ? [foldTyped(name), foldTyped(transliterate(name))] : [foldTyped(name)];

/** `chef de projet`: the same, `de projet` and `projet`; of a postal code with its place the whole only. */
function* listEndings(folded: string): Iterable<string> {
  if (/^\d{4} /.test(folded)) return yield folded;
  for (let start = 0; start < folded.length;) {
    yield folded.slice(start);
    const space = folded.indexOf(' ', start);
    start = space < 0 ? folded.length : space + 1;
  }
}

/** Position of the first key that is not before the text. */
function findFirst(entries: readonly { readonly key: string }[], text: string): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle]?.key ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
