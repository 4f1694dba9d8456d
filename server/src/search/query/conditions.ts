import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { jobSearch } from '../../db/schema/index';
import { correctLocation } from './corrections';
import {
  lexemesOfFilter,
  listCompared,
  matchColumns,
  type ColumnValues,
  type JobFilter,
  type PlaceColumns,
} from './filter';
import { excludeLexemes, readKeyword, splitKeyword, type KeywordTerm } from './keyword';
import { listNeighbours } from './keyword-neighbours';
import { anyOf, matchTerms, rankTerms, type TermQuery } from './keyword-query';
import { findPlaces, findPlacesByText, type FoundPlaces } from '../places/places';

/** A search filter as conditions on the search table. */
export interface Conditions {
  /** Values for a scan that compares columns. */
  readonly values: ColumnValues;
  readonly keyword: KeywordQuery | undefined;
  /** The location is looked up in the text index instead of compared. */
  readonly isPlaceLookedUp: boolean;
  /** Condition for matching jobs; with a span, also limited to its publication dates. */
  match(span?: string): SQL;
}

/** How far from a place of the keyword jobs are when few are in it. */
const AROUND_KM = 25;

/** A location that matches more places than this is compared as a column instead of looked up. */
const MAX_PLACES = 400;

/** Undefined when the filter can match nothing: no word in the keyword, or no such place. */
export async function readConditions(db: Queryable, filter: JobFilter): Promise<Conditions | undefined> {
  const [conditions] = await readAllConditions(db, [filter]);
  return conditions;
}

/**
 * The conditions of several filters, in their order. The words of all keywords are read in one statement, and what
 * is already in `lookUps` is not read again: valid for the jobs that were published before the first of its reads.
 */
export async function readAllConditions(
  db: Queryable,
  filters: readonly JobFilter[],
  lookUps: LookUps = createLookUps(),
): Promise<(Conditions | undefined)[]> {
  const keywords = filters.map(splitIntoTerms);
  await readPhrases(db, keywords.flat().flatMap(listTexts), lookUps);
  const all: (Conditions | undefined)[] = [];
  for (const [index, filter] of filters.entries()) {
    const keyword = await readKeywordQuery(db, filter, keywords[index] ?? [], lookUps);
    all.push(combine(filter, keyword, await readPlace(db, filter, lookUps)));
  }
  return all;
}

/** What the database has said of words and places. */
export interface LookUps {
  /** Queries of texts for the text index; null for a text without words. */
  readonly phrases: Map<string, string | null>;
  readonly places: Map<string, PlaceFilter | undefined>;
}

export const createLookUps = (): LookUps => ({ phrases: new Map(), places: new Map() });

function combine(
  filter: JobFilter,
  keyword: KeywordQuery | undefined,
  place: PlaceFilter | undefined,
): Conditions | undefined {
  if ((filter.keyword && !keyword?.words) || (filter.location && !place)) return undefined;
  const words = keyword?.words;
  const isPlaceCommon = place !== undefined && place.lexemes === undefined;
  const lexemes = [
    ...(place?.lexemes ? [place.lexemes] : []),
    ...lexemesOfFilter(filter),
    ...(words ? [words] : []),
  ];
  const values: ColumnValues = { ...filter, location: place?.column };
  const columns = [...listCompared(filter), ...(isPlaceCommon ? (['location'] as const) : [])];
  const others = matchColumns(columns, (name) => values[name]);
  const match = (span?: string) =>
    sql.join([...(span ? [...lexemes, span] : lexemes).map(hasLexemes), others], sql` and `);
  return { values, keyword, isPlaceLookedUp: place?.lexemes !== undefined, match };
}

interface KeywordQuery {
  /** Undefined when no job can match. */
  readonly words: string | undefined;
  readonly rank: SQL<number> | undefined;
  readonly terms: readonly TermQuery[];
}

function splitIntoTerms({ keyword, exact }: JobFilter): readonly KeywordTerm[] {
  if (!keyword) return [];
  return exact ? splitKeyword(keyword) : readKeyword(keyword);
}

const listTexts = ({ text, synonyms }: KeywordTerm): readonly string[] => synonyms ?? [text];

async function readPhrases(db: Queryable, given: readonly string[], { phrases }: LookUps): Promise<void> {
  const texts = [...new Set(given)].filter((text) => !phrases.has(text));
  if (texts.length === 0) return;
  const { rows } = await db.execute<{ words: (string | null)[] }>(
    sql`select array(
      select job_search_query(term)::text from unnest(${sql.param(texts)}::text[])
        with ordinality as terms (term, place) order by place
    ) as words`,
  );
  for (const [index, text] of texts.entries()) phrases.set(text, rows[0]?.words[index] ?? null);
}

async function readKeywordQuery(
  db: Queryable,
  { keyword, without, reach }: JobFilter,
  terms: readonly KeywordTerm[],
  lookUps: LookUps,
): Promise<KeywordQuery | undefined> {
  if (!keyword) return undefined;
  const queries: TermQuery[] = [];
  for (const term of terms) {
    queries.push(await toQuery(db, term, lookUps, { without, reach }));
  }
  // Signs alone, such as a dash between two words, ask for nothing.
  const meant = queries.filter(({ words, lexemes }) => words !== null || lexemes.length > 0);
  return { words: matchTerms(meant), rank: rankTerms(meant), terms: meant };
}

async function toQuery(
  db: Queryable,
  term: KeywordTerm,
  lookUps: LookUps,
  { without, reach }: Pick<JobFilter, 'without' | 'reach'>,
): Promise<TermQuery> {
  const { kind, text } = term;
  const phrases = listTexts(term).flatMap((each) => lookUps.phrases.get(each) ?? []);
  const lexemes = excludeLexemes(term.lexemes, without);
  const words = phrases.length > 0 ? phrases.join(' | ') : null;
  const [isNeutral, isOptional] = [kind === 'mode', kind === 'credential'];
  const common = { phrases, lexemes, neighbours: [], isNeutral, isOptional };
  if (kind === 'occupation' && reach) {
    const neighbours = listNeighbours(lexemes, reach).map((ring) => excludeLexemes(ring, without));
    return { ...common, words: reach === 'named' ? null : words, neighbours };
  }
  if (kind !== 'place') return { ...common, words };
  const place = await readPlace(db, { location: text }, lookUps);
  const isExtended = reach !== undefined && reach !== 'named';
  const around = isExtended ? await readPlace(db, { location: text, radius: AROUND_KM }, lookUps) : undefined;
  const conditionOf = (found = place) => found && matchColumns(['location'], () => found.column);
  return {
    ...common,
    words,
    lexemes: (around ?? place)?.ids ?? [],
    place: conditionOf(),
    around: around && conditionOf(around),
  };
}

/** A place of a location filter, to be looked up or compared. */
interface PlaceFilter {
  readonly ids: readonly string[];
  /** Undefined when there are too many places to look up. */
  readonly lexemes: string | undefined;
  readonly column: PlaceColumns;
}

async function readPlace(
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

/** A separate condition for each, because the index then skips between their entries span by span. */
const hasLexemes = (lexemes: string) => sql`${jobSearch.words} @@ ${lexemes}::tsquery`;
