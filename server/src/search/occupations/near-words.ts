import leven from 'leven';
import { foldText } from './fold-words';
import { openThesaurus } from './thesaurus';

/** Shorter words have too many neighbours. */
const MIN_WORD_LENGTH = 5;
/** Words of at least this length may differ in two letters. */
const LONG_WORD = 8;
/** Shorter ones are like many words of the board: there, letters are only swapped, doubled, or written as they sound. */
const MIDDLE_WORD = 6;
const MAX_WORD_LENGTH = 40;

/** Words of at least this length may be meant. */
const MIN_MEANT = 4;
const isWord = (word: string) =>
  word.length >= MIN_MEANT && word.length <= MAX_WORD_LENGTH && /^\p{L}+$/u.test(word);

export const isCorrectable = (word: string) =>
  word.length >= MIN_WORD_LENGTH && word.length <= MAX_WORD_LENGTH && /^\p{L}+$/u.test(word);

/** A word with what is compared of it, computed once for each of the thesaurus. */
interface Spelling {
  readonly folded: string;
  /** As it is written. */
  readonly text: string;
  readonly sound: string;
  readonly letters: number;
  readonly soundLetters: number;
}

function spell(folded: string, text = folded): Spelling {
  const sound = writeSounds(folded);
  return { folded, text, sound, letters: markLetters(folded), soundLetters: markLetters(sound) };
}

/**
 * The nearest of the thesaurus' words and of the others, all folded, as it is written; undefined when none is
 * near. Those of the thesaurus come first, because words of texts may be mistyped themselves. A word of which an
 * unlike letter is another one is left as it is: it is more often a word that no job has (`Physik` is no `Physio`).
 */
export function pickNearest(word: string, others: readonly string[]): string | undefined {
  const limit = word.length < LONG_WORD ? 1 : 2;
  const typed = spell(word);
  let [nearest, best]: [string | undefined, number] = [undefined, limit + CLOSER];
  const consider = (other: Spelling) => {
    if (isFar(typed, other, limit)) return;
    const cost = measure(typed, other);
    if (cost < best) [nearest, best] = [other.text, cost];
  };
  listSpellings().forEach(consider);
  // Words of the board are stems in part, or mistyped themselves.
  if (nearest !== undefined) best -= MUCH_CLOSER;
  else if (word.length < MIDDLE_WORD) best = TYPED_TWICE + CLOSER;
  for (const other of others) if (!isStem(word, other)) consider(spell(other));
  return nearest;
}

/** A beginning finds its word anyway. */
const isStem = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

let bySound: ReadonlyMap<string, Spelling> | undefined;

/** The word of the thesaurus that a folded one sounds like, as it is written; undefined when it is one itself. */
export function pickAlike(word: string): string | undefined {
  if (openThesaurus().hasWord(word)) return undefined;
  bySound ??= new Map(listSpellings().map((spelling) => [spelling.sound, spelling]));
  return bySound.get(writeSounds(word))?.text;
}

/** The least difference between two costs. */
const CLOSER = 0.1;
const MUCH_CLOSER = 0.5;

/** True without measuring, for nearly all words: the lengths or the letters used differ too much. */
const isFar = (one: Spelling, other: Spelling, limit: number) =>
  Math.abs(one.folded.length - other.folded.length) > limit ||
  (lacks(one.letters, other.letters, limit) && lacks(one.soundLetters, other.soundLetters, limit));

/** Each letter that one word alone has is at least one mistake. */
const lacks = (one: number, other: number, limit: number) =>
  countBits(one & ~other) > limit || countBits(other & ~one) > limit;

/** A bit for each letter from a to z that the word has, and one for all others. */
const markLetters = (word: string) =>
  [...word].reduce((marks, letter) => {
    const place = letter.charCodeAt(0) - 97;
    return marks | (1 << (place >= 0 && place < 26 ? place : 26));
  }, 0);

function countBits(marks: number): number {
  let count = 0;
  for (let rest = marks; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Cost of two swapped letters, and of a letter for its neighbour on the keyboard or for another vowel. */
const TYPED_TWICE = 0.8;
/** Cost of any other letter for another. */
const OTHER_LETTER = 1.2;
/** A first letter is seldom mistyped. */
const FIRST_LETTER = 1;

/** Letters that sound alike count as less than one mistake, and an unlike letter for another as more. */
function measure(typed: Spelling, word: Spelling): number {
  const least = Math.min(
    countMistakes(typed.folded, word.folded),
    typed.sound === word.sound ? CLOSER : leven(typed.sound, word.sound) + CLOSER,
  );
  return least + (typed.sound[0] === word.sound[0] ? 0 : FIRST_LETTER);
}

function countMistakes(typed: string, word: string): number {
  const distance = leven(typed, word);
  if (typed.length !== word.length || distance > 2) return distance;
  const unlike = [...typed]
    .map((letter, at) => [letter, word[at] ?? ''] as const)
    .filter(([a, b]) => a !== b);
  const [[one, other] = ['', ''], [next, nextOther] = ['', '']] = unlike;
  if (unlike.length === 2 && one === nextOther && other === next) return TYPED_TWICE;
  if (distance !== 1) return distance;
  return areNeighbours(one, other) ? TYPED_TWICE : OTHER_LETTER;
}

const KEYS = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm', 'qwertyuiop', 'zxcvbnm'];
const VOWELS = 'aeiou';

const areNeighbours = (one: string, other: string) =>
  (VOWELS.includes(one) && VOWELS.includes(other)) ||
  KEYS.some((row) => row.includes(one + other) || row.includes(other + one));

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/eur/g, 'or'],
  [/sch/g, 'ch'],
  [/au/g, 'o'],
  [/ph/g, 'f'],
  [/[ckq]+/g, 'k'],
  [/th/g, 't'],
  [/[yj]/g, 'i'],
  [/z/g, 's'],
  [/^h/g, ''],
  [/(.)\1/g, '$1'],
];

/** A word as it sounds, roughly, in any of the four languages. */
const writeSounds = (word: string) =>
  SOUNDS.reduce((sound, [letters, letter]) => sound.replace(letters, letter), word);

let spellings: readonly Spelling[] | undefined;

/** The words of the thesaurus. */
function listSpellings(): readonly Spelling[] {
  if (spellings) return spellings;
  const found = new Map<string, Spelling>();
  for (const { text } of openThesaurus().listForms())
    for (const word of text.split(/[\s,()-]+/)) {
      const folded = foldText(word);
      if (isWord(folded) && !found.has(folded)) found.set(folded, spell(folded, word));
    }
  spellings = [...found.values()];
  return spellings;
}
