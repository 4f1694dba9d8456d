import { labelOf, regionsTexts, textsIn, type Language } from '@metier/sdk/rules';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { namesOccupation, readKeyword } from './keyword';
import { isPlainWord } from './keyword-term';
import { foldText } from '../occupations/fold-words';
import { isCorrectable, pickNearest } from '../occupations/near-words';
import { openGazetteer } from '../places/gazetteer';

/** Further words are left as they are. */
const MAX_WORDS = 4;
const MAX_CANDIDATES = 30;
/** Words of a longer keyword that names an occupation are those of a sentence, and like names of others. */
const MAX_SENTENCE = 8;
/** Mistakes are rare in the first letters. */
const BEGINNING = 3;

/**
 * The keyword with its mistyped words replaced by near words of the thesaurus or of the board; undefined when
 * there is nothing to correct. Words of the board are never replaced.
 */
export async function correctKeyword(db: Queryable, keyword: string): Promise<string | undefined> {
  if (keyword.split(/\s+/).length > MAX_SENTENCE && namesOccupation(keyword)) return undefined;
  const suspects = readKeyword(keyword)
    .filter((term) => isPlainWord(term) && !term.isUnwanted && isCorrectable(term.text))
    .slice(0, MAX_WORDS);
  const isWorkNamed = namesWork(keyword);
  let corrected = keyword;
  for (const { text } of suspects) {
    const near = await findNearWord(db, foldText(text));
    // Beside a work, one that begins otherwise is rather a word of the sentence: `Schäden bearbeiten`, Bauarbeiten.
    const isOther = isWorkNamed && !near?.startsWith(foldText(text).slice(0, BEGINNING));
    if (near && !(isOther && namesWork(near))) corrected = replaceWord(corrected, text, near);
  }
  return corrected === keyword ? undefined : corrected;
}

/**
 * The name of the place that a mistyped location is taken for, of a canton in a language; undefined when there is
 * nothing to correct.
 */
export function correctLocation(location: string): ((language: Language) => string) | undefined {
  const query = openGazetteer().resolveQuery(location);
  if (query?.corrected === undefined) return undefined;
  const { kind, corrected, cantons = [] } = query;
  return (language) => (kind === 'canton' ? labelOf(textsIn(language, regionsTexts), cantons[0]) : corrected);
}

/** True for an occupation, a field or a skill. */
const namesWork = (keyword: string) =>
  readKeyword(keyword).some(({ kind, usedBy }) => kind === 'occupation' || usedBy);

async function findNearWord(db: Queryable, word: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ is_known: boolean; near: string[] }>(sql`
    select
      exists (select from job_words where word = ${word}) as is_known,
      array(
        select word from job_words where word % ${word} and word !~ '[^[:alpha:]]'
        order by similarity(word, ${word}) desc limit ${MAX_CANDIDATES}
      ) as near
  `);
  if (!rows[0] || rows[0].is_known) return undefined;
  return pickNearest(word, rows[0].near);
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
