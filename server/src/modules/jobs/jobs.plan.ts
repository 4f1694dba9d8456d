import { sql, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { rootOf } from '../../db/cancellable';
import type { Queryable } from '../../db/database';
import { jobSearch } from '../../db/schema/index';
import { perDatabase } from '../../db/per-database';
import {
  lexemesOfFilter,
  lexemesOfSpan,
  listCompared,
  matchColumns,
  type ColumnValues,
  type JobFilter,
  type PlaceColumns,
} from './jobs.filter';
import { correctLocation } from './jobs.corrections';
import { excludeLexemes, readKeyword, splitKeyword, type KeywordTerm } from './jobs.keyword';
import { listNeighbours } from './jobs.keyword-neighbours';
import { anyOf, matchTerms, rankTerms, type TermQuery } from './jobs.keyword-query';
import { findPlaces, findPlacesByText, type FoundPlaces } from './places/places';
import { createSwrCache } from './swr-cache';

/** Strategy of a search: lexemes looked up in the text index, and spans of weeks for common terms. */
export interface Plan {
  /** Values for a scan that compares columns. */
  readonly values: ColumnValues;
  /** Relevance for the keyword, if there is one; sort by it descending. */
  readonly rank: SQL<number> | undefined;
  /** The terms of the keyword. */
  readonly terms: readonly TermQuery[];
  /** True when more matches are expected than a search may read. */
  readonly isCommon: boolean;
  /** Estimated number of matches, from the planner or an earlier count. */
  readonly expected: number;
  /**
   * True when neither a word nor a place is looked up: the matches are common, so the board is scanned in
   * index order.
   */
  readonly isIndexScan: boolean;
  /** True when a word is a prefix with too many completions, for which the index is slow. */
  readonly hasCommonPrefix: boolean;
  /** Condition for matching jobs; with a span, also limited to its publication dates. */
  match(span?: string): SQL;
  /** Records the actual number of matches for the next search with this filter. */
  recordCount(total: number): void;
}

/** How far from a place of the keyword jobs are when few are in it. */
const AROUND_KM = 25;

/** A location that matches more places than this is compared as a column instead of looked up. */
const MOST_PLACES = 400;

/** Undefined when the filter can match nothing: no word in the keyword, or no such place. */
export async function planSearch(db: Queryable, filter: JobFilter, many: number): Promise<Plan | undefined> {
  const [keyword, place] = [await readKeywordQuery(db, filter), await readPlace(db, filter)];
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
  const key = JSON.stringify(filter);
  const known = estimatesOf(rootOf(db));
  const recordCount = (total: number) => void known.set(key, total);
  const remembered = known.get(key);
  const expected = remembered ?? (await estimate(db, match()));
  if (remembered === undefined) recordCount(expected);
  const isIndexScan = !words && !place?.lexemes;
  return {
    values,
    rank: keyword?.rank,
    terms: keyword?.terms ?? [],
    isCommon: expected > many,
    expected,
    isIndexScan,
    hasCommonPrefix: words?.includes(':*') ?? false,
    match,
    recordCount,
  };
}

interface KeywordQuery {
  /** Undefined when no job can match. */
  readonly words: string | undefined;
  readonly rank: SQL<number> | undefined;
  readonly terms: readonly TermQuery[];
}

async function readKeywordQuery(
  db: Queryable,
  { keyword, exact, without, reach }: JobFilter,
): Promise<KeywordQuery | undefined> {
  if (!keyword) return undefined;
  const terms = exact ? splitKeyword(keyword) : readKeyword(keyword);
  const texts = terms.map(({ text, synonyms }) => synonyms ?? [text]);
  const { rows } = await db.execute<{ words: (string | null)[] }>(
    sql`select array(
      select job_search_query(term)::text from unnest(${sql.param(texts.flat())}::text[])
        with ordinality as terms (term, place) order by place
    ) as words`,
  );
  const queries: TermQuery[] = [];
  const read = [...(rows[0]?.words ?? [])];
  for (const [index, term] of terms.entries()) {
    const phrases = read.splice(0, texts[index]?.length ?? 0).filter((each) => each !== null);
    queries.push(await toQuery(db, term, phrases, { without, reach }));
  }
  // Signs alone, such as a dash between two words, ask for nothing.
  const meant = queries.filter(({ words, lexemes }) => words !== null || lexemes.length > 0);
  return { words: matchTerms(meant), rank: rankTerms(meant), terms: meant };
}

async function toQuery(
  db: Queryable,
  { kind, text, lexemes: named }: KeywordTerm,
  phrases: readonly string[],
  { without, reach }: Pick<JobFilter, 'without' | 'reach'>,
): Promise<TermQuery> {
  const lexemes = excludeLexemes(named, without);
  const words = phrases.length > 0 ? phrases.join(' | ') : null;
  const [isNeutral, isOptional] = [kind === 'mode', kind === 'credential'];
  const common = { phrases, lexemes, neighbours: [], isNeutral, isOptional };
  if (kind === 'occupation' && reach) {
    const neighbours = listNeighbours(lexemes, reach).map((ring) => excludeLexemes(ring, without));
    return { ...common, words: reach === 'named' ? null : words, neighbours };
  }
  if (kind !== 'place') return { ...common, words };
  const place = await readPlace(db, { location: text });
  const isExtended = reach !== undefined && reach !== 'named';
  const around = isExtended ? await readPlace(db, { location: text, radius: AROUND_KM }) : undefined;
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
): Promise<PlaceFilter | undefined> {
  if (!location) return undefined;
  const isAsTyped = exact && correctLocation(location) !== undefined;
  const found = await (isAsTyped ? findPlacesByText(db, location) : findPlaces(db, location, radius));
  const lexemes = lexemesOfFound(found);
  if (lexemes.length === 0) return undefined;
  const isLookedUp = lexemes.length <= MOST_PLACES && !found.isTruncated;
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

/**
 * Cardinality estimate of the planner: from statistics for frequent words, places and values, guessed for
 * others.
 */
async function estimate(db: Queryable, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    sql`explain (format json) select 1 from ${jobSearch} where ${where}`,
  );
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

const MOST_EXPECTATIONS = 5_000;
const EXPECTED_MS = 10 * 60_000;

/**
 * Estimated or counted matches by filter; minutes of staleness are harmless, because they only choose the
 * strategy.
 */
const estimatesOf = perDatabase(
  () => new LRUCache<string, number>({ max: MOST_EXPECTATIONS, ttl: EXPECTED_MS }),
);

interface Week {
  readonly week: number;
  readonly jobs: number;
}

const WEEK_MS = 604_800_000;
/** Span while the number of jobs per week is still unknown. */
const WEEKS_AT_A_GUESS = 5;
const sumUp = (weeks: readonly Week[]) => weeks.reduce((sum, { jobs }) => sum + jobs, 0);
const calendar = createSwrCache<Week[]>((weeks) => sumUp(weeks) >= 5_000, 1);

/** Number of jobs published in each week, newest first; cached. */
const readCalendar = (db: Queryable): Promise<Week[] | undefined> =>
  calendar.read(db, 'calendar', async (root) => {
    const week = sql`week_number(${jobSearch.createdAt})`;
    const { rows } = await root.execute<Week & Record<string, unknown>>(
      sql`select ${week} as week, count(*)::int as jobs from ${jobSearch} group by 1 order by 1 desc`,
    );
    return rows;
  });

/** The newest part of the board, sized to hold a given number of matches. */
export interface NewestPart {
  /** As lexemes; undefined when the part is not small. */
  readonly span: string | undefined;
  /** Number of jobs in the part. */
  readonly jobs: number;
  /** Fraction of the whole board, from 0 to 1. */
  readonly share: number;
}

export async function findNewestPart(db: Queryable, matches: number, expected: number): Promise<NewestPart> {
  // Includes a week that has begun since the calendar was cached.
  const nextWeek = Math.floor(Date.now() / WEEK_MS) + 1;
  const weeks = await readCalendar(db);
  if (!weeks) return { span: lexemesOfSpan(nextWeek - WEEKS_AT_A_GUESS, nextWeek), jobs: Infinity, share: 1 };
  const all = sumUp(weeks);
  const jobs = Math.ceil((matches / expected) * all);
  let missing = jobs;
  const oldest = weeks.find((week) => (missing -= week.jobs) <= 0);
  const newest = Math.max(weeks[0]?.week ?? 0, nextWeek);
  return { span: oldest && lexemesOfSpan(oldest.week, newest), jobs, share: jobs / all };
}
