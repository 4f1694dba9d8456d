import { findHead } from './compounds';
import type { FoldedWords } from './fold-words';
import type { FormIndex, FormMeaning } from './form-index';
import { listSingulars } from './singulars';

/** A form in a text, from word `start` to before word `end` of `foldWords(text)`. */
export interface FormMatch extends FormMeaning {
  readonly start: number;
  readonly end: number;
}

/** Hyphens and spaces that a form may lack: Back-End-Entwickler, Service Techniker. */
const MAX_JOINED = 3;
const MIN_PIECE = 3;
const MIN_JOINED = 7;

/** The longest forms in the words, without overlaps, in order. */
export function findForms(index: FormIndex, text: FoldedWords): readonly FormMatch[] {
  const found: FormMatch[] = [];
  for (let start = 0; start < text.words.length; start++) {
    const match = findLongest(index, text, start, '', start) ?? findCompound(index, text, start);
    if (match) found.push(match);
  }
  return pickLongest(found, text.words.length);
}

function pickLongest(found: readonly FormMatch[], length: number): readonly FormMatch[] {
  const taken = new Uint8Array(length);
  const picked: FormMatch[] = [];
  const byLength = [...found].sort((a, b) => b.end - b.start - (a.end - a.start));
  for (const match of byLength) {
    if (taken.subarray(match.start, match.end).includes(1)) continue;
    taken.fill(1, match.start, match.end);
    picked.push(match);
  }
  return picked.sort((a, b) => a.start - b.start);
}

/** The longest form that begins with `prefix` and continues at word `at`: as written, joined, or inflected. */
function findLongest(
  index: FormIndex,
  text: FoldedWords,
  start: number,
  prefix: string,
  at: number,
): FormMatch | undefined {
  let longest: FormMatch | undefined;
  const consider = (word: string, end: number): boolean => {
    const key = prefix ? `${prefix} ${word}` : word;
    const meaning = index.meanings.get(key);
    if (meaning === undefined) return false;
    const longer = end < text.words.length ? findLongest(index, text, start, key, end) : undefined;
    const match = longer ?? (meaning ? { ...meaning, start, end } : undefined);
    if (match && match.end > (longest?.end ?? 0)) longest = match;
    return meaning !== null;
  };
  const isForm = consider(text.words[at] ?? '', at + 1);
  const pair = joinApart(index, text, at);
  if (pair) consider(pair, at + 2);
  for (const [word, end] of listJoined(text, at)) {
    if (!consider(word, end)) for (const singular of listSingulars(word)) consider(singular, end);
  }
  if (!isForm) for (const singular of listSingulars(text.words[at] ?? '')) consider(singular, at + 1);
  return longest;
}

/** A form that is written apart, behind a word that no other form has: `Filial Leiter`. */
function joinApart(index: FormIndex, { words, isLinked }: FoldedWords, at: number): string | undefined {
  const [one = '', other = ''] = words.slice(at, at + 2);
  const isPart = one.length >= MIN_PIECE && other.length >= MIN_PIECE && !isLinked[at];
  return isPart && !index.words.has(one) && index.meanings.get(one + other) ? one + other : undefined;
}

function listJoined({ words, isLinked }: FoldedWords, at: number): (readonly [string, number])[] {
  const joined: (readonly [string, number])[] = [];
  let word = words[at] ?? '';
  for (let end = at + 1; end < at + MAX_JOINED && isLinked[end - 1]; end++) {
    const next = words[end] ?? '';
    if (word.length < MIN_PIECE || next.length < MIN_PIECE) break;
    word += next;
    if (word.length >= MIN_JOINED) joined.push([word, end + 1]);
  }
  return joined;
}

function findCompound(index: FormIndex, { words }: FoldedWords, at: number): FormMatch | undefined {
  const head = findHead(
    words[at] ?? '',
    (word) => Boolean(index.meanings.get(word)),
    (word) => index.words.has(word),
  );
  const meaning = head && index.meanings.get(head);
  return meaning ? { ...meaning, start: at, end: at + 1 } : undefined;
}

/** The phrase of a match, alone and with the words beside it. */
export const listAround = (words: readonly string[], { start, end }: FormMatch) =>
  [
    [start, end],
    [start - 1, end],
    [start - 2, end],
    [start, end + 1],
    [start, end + 2],
  ].map(([from = 0, to]) => words.slice(Math.max(0, from), to).join(' '));
