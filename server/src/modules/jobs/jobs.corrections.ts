import { sql } from 'drizzle-orm';
import leven from 'leven';
import type { Queryable } from '../../db/database';
import { readKeyword } from './jobs.keyword';
import { foldText } from './occupations/fold-words';
import { openThesaurus } from './occupations/thesaurus';
import { openGazetteer } from './places/gazetteer';

/** Shorter words have too many neighbours. */
const SHORTEST_WORD = 5;
/** Words of at least this length may differ in two letters. */
const LONG_WORD = 8;
const LONGEST_WORD = 40;
/** Further words are left as they are. */
const MOST_WORDS = 4;
const MOST_CANDIDATES = 30;

/**
 * The keyword with its mistyped words replaced by near words of the thesaurus or of the board; undefined when
 * there is nothing to correct. Words of the board are never replaced.
 */
export async function correctKeyword(db: Queryable, keyword: string): Promise<string | undefined> {
  const suspects = readKeyword(keyword)
    .filter(({ kind, text }) => kind === 'words' && isCorrectable(text))
    .slice(0, MOST_WORDS);
  let corrected = keyword;
  for (const { text } of suspects) {
    const near = await findNearWord(db, foldText(text));
    if (near) corrected = replaceWord(corrected, text, near);
  }
  return corrected === keyword ? undefined : corrected;
}

/** The name of the place that a mistyped location is taken for; undefined when there is nothing to correct. */
export const correctLocation = (location: string): string | undefined =>
  openGazetteer().resolveQuery(location)?.corrected;

const isCorrectable = (word: string) =>
  word.length >= SHORTEST_WORD && word.length <= LONGEST_WORD && /^\p{L}+$/u.test(word);

async function findNearWord(db: Queryable, word: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ is_known: boolean; near: string[] }>(sql`
    select
      exists (select from job_words where word = ${word}) as is_known,
      array(
        select word from job_words where word % ${word} and word !~ '[^[:alpha:]]'
        order by similarity(word, ${word}) desc limit ${MOST_CANDIDATES}
      ) as near
  `);
  if (!rows[0] || rows[0].is_known) return undefined;
  return pickNearest(word, listSpellings(), rows[0].near);
}

/** The nearest word, those of the thesaurus first, because words of texts may be mistyped themselves. */
function pickNearest(
  word: string,
  spellings: ReadonlyMap<string, string>,
  others: readonly string[],
): string | undefined {
  const limit = word.length < LONG_WORD ? 1 : 2;
  let [nearest, best]: [string | undefined, number] = [undefined, limit + CLOSER];
  const consider = (folded: string, text: string) => {
    if (Math.abs(folded.length - word.length) > limit) return;
    const cost = measure(word, folded);
    if (cost < best) [nearest, best] = [text, cost];
  };
  for (const [folded, text] of spellings) consider(folded, text);
  for (const other of others) consider(other, other);
  return nearest;
}

/** The least difference between two costs. */
const CLOSER = 0.1;

/**
 * Two swapped letters count as one mistake, letters that sound alike as less than one, and a wrong first letter
 * as half a mistake more.
 */
function measure(typed: string, word: string): number {
  const distance = leven(typed, word);
  const isSwapped =
    distance === 2 && typed.length === word.length && sortLetters(typed) === sortLetters(word);
  const [sound, other] = [writeSounds(typed), writeSounds(word)];
  const soundDistance = sound === other ? CLOSER : leven(sound, other) + CLOSER;
  const least = Math.min(isSwapped ? 1 : distance, soundDistance);
  return least + (sound[0] === other[0] ? 0 : 0.5);
}

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/eur/g, 'or'],
  [/ph/g, 'f'],
  [/[ckq]+/g, 'k'],
  [/th/g, 't'],
  [/[yj]/g, 'i'],
  [/(.)\1/g, '$1'],
];

/** A word as it sounds, roughly, in any of the four languages. */
const writeSounds = (word: string) =>
  SOUNDS.reduce((sound, [letters, letter]) => sound.replace(letters, letter), word);

const sortLetters = (word: string) => [...word].sort().join('');

let spellings: ReadonlyMap<string, string> | undefined;

/** The words of the thesaurus, folded and as they are written. */
function listSpellings(): ReadonlyMap<string, string> {
  if (spellings) return spellings;
  const found = new Map<string, string>();
  for (const { text } of openThesaurus().listForms())
    for (const word of text.split(/[\s,()-]+/)) {
      const folded = foldText(word);
      if (isCorrectable(folded) && !found.has(folded)) found.set(folded, word);
    }
  spellings = found;
  return found;
}

function replaceWord(keyword: string, word: string, replacement: string): string {
  const parts = keyword.split(/([^\p{L}\p{N}]+)/u);
  return parts
    .map((part) => (foldText(part) === foldText(word) ? matchCase(part, replacement) : part))
    .join('');
}

/** Written with a capital letter only when the typed word was. */
function matchCase(typed: string, replacement: string): string {
  const isCapital = typed[0] !== typed[0]?.toLowerCase();
  const [first = ''] = replacement;
  return (isCapital ? first.toUpperCase() : first.toLowerCase()) + replacement.slice(1);
}
