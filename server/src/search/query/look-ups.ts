import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { correctLocation } from './corrections';
import type { JobFilter, PlaceColumns } from './filter';
import { readKeyword, splitKeyword } from './keyword';
import { isPlainWord, type KeywordTerm } from './keyword-term';
import { anyOf, narrowShortWord } from './narrow-words';
import { findPlaces, findPlacesByText, type FoundPlaces } from '../places/places';

/** A text as a query for the text index. */
interface Phrase {
  readonly text: string;
  readonly query: string;
  /** True when a job has or had one of its words. */
  readonly isKnown: boolean;
}

/** What the database has said of words and places. */
export interface LookUps {
  /** By text; null for one without words. */
  readonly phrases: Map<string, Phrase | null>;
  readonly places: Map<string, PlaceFilter | undefined>;
  /** What filters mean, by their keys. */
  readonly meanings: Map<string, JobFilter>;
}

export const createLookUps = (): LookUps => ({ phrases: new Map(), places: new Map(), meanings: new Map() });

export function splitIntoTerms({ keyword, exact }: JobFilter): readonly KeywordTerm[] {
  if (!keyword) return [];
  return exact ? splitKeyword(keyword) : readKeyword(keyword);
}

export const listTexts = ({ text, synonyms }: KeywordTerm): readonly string[] => synonyms ?? [text];

export const findPhrases = (term: KeywordTerm, { phrases }: LookUps): readonly Phrase[] =>
  listTexts(term).flatMap((each) => phrases.get(each) ?? []);

/**
 * The single words of a keyword that no job has or had, nor a word that begins so; in small letters. None for a
 * keyword without any other word.
 */
export async function listUnknownWords(
  db: Queryable,
  filter: JobFilter,
  lookUps: LookUps,
): Promise<readonly string[]> {
  const all = splitIntoTerms(filter);
  const terms = all.filter(({ isUnwanted }) => !isUnwanted);
  const plain = terms.filter(isPlainWord);
  if (terms.length < 2 || plain.length === 0) return [];
  // Those of the other terms too, because the search that follows needs them.
  await readPhrases(db, all.flatMap(listTexts), lookUps);
  const unknown = plain.filter((term) => findPhrases(term, lookUps).every(isUnknown));
  return unknown.length < terms.length ? unknown.map(({ text }) => text.toLowerCase()) : [];
}

const isUnknown = ({ isKnown }: Phrase) => !isKnown;

export async function readPhrases(
  db: Queryable,
  given: readonly string[],
  { phrases }: LookUps,
): Promise<void> {
  const texts = [...new Set(given)].filter((text) => !phrases.has(text));
  if (texts.length === 0) return;
  const { rows } = await db.execute<{ query: string | null; is_known: boolean }>(sql`
    select query, query ~ ':[*]' or exists (
      select from regexp_matches(query, '''((?:[^'']|'''')*)''', 'g') as lexeme
      join job_words on word = replace(lexeme[1], '''''', '''')
    ) as is_known
    from (
      select place, job_search_query(term)::text as query
      from unnest(${sql.param(texts)}::text[]) with ordinality as terms (term, place) offset 0
    ) as phrases order by place
  `);
  for (const [index, text] of texts.entries()) {
    const { query = null, is_known: isKnown = false } = rows[index] ?? {};
    const narrowed = query && narrowShortWord(text.toLowerCase(), query);
    phrases.set(text, narrowed === null ? null : { text, query: narrowed, isKnown });
  }
}

/** A location that matches more places than this is compared as a column instead of looked up. */
const MAX_PLACES = 400;

/** A place of a location filter, to be looked up or compared. */
export interface PlaceFilter {
  readonly ids: readonly string[];
  /** Undefined when there are too many places to look up. */
  readonly lexemes: string | undefined;
  readonly column: PlaceColumns;
}

export async function readPlace(
  db: Queryable,
  { location, radius, exact }: Pick<JobFilter, 'location' | 'radius' | 'exact'>,
  { places }: LookUps,
): Promise<PlaceFilter | undefined> {
  if (!location) return undefined;
  const key = JSON.stringify([location, radius, exact]);
  if (!places.has(key)) places.set(key, await findPlace(db, location, radius, exact));
  return places.get(key);
}

async function findPlace(
  db: Queryable,
  location: string,
  radius: number | undefined,
  exact: boolean | undefined,
): Promise<PlaceFilter | undefined> {
  const isAsTyped = exact && correctLocation(location) !== undefined;
  const found = await (isAsTyped ? findPlacesByText(db, location) : findPlaces(db, location, radius));
  const lexemes = lexemesOfFound(found);
  if (lexemes.length === 0) return undefined;
  const isLookedUp = lexemes.length <= MAX_PLACES && !found.isTruncated;
  const part = found.isTruncated ? location : null;
  const places = found.kind === 'canton' ? [] : found.texts;
  const column = { places, cantons: found.cantons ?? [], part };
  return { ids: lexemes, lexemes: isLookedUp ? anyOf(lexemes) : undefined, column };
}

/** A canton is looked up by its own lexeme, other places by those of their texts. */
const lexemesOfFound = ({ kind, cantons, ids }: FoundPlaces) => [
  ...(cantons ?? []).map((canton) => `=k${canton}`),
  ...(kind === 'canton' ? [] : ids.map((id) => `=p${id}`)),
  ...(kind === 'remote' ? ['=mremote', '=mhybrid'] : []),
];
