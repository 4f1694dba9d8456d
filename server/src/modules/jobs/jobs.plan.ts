import { sql, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { rootOf } from '../../db/cancellable';
import type { Queryable } from '../../db/database';
import { jobPlaces, jobSearch } from '../../db/schema/index';
import { perDatabase } from '../../db/per-database';
import { matchesPart } from '../../db/search';
import {
  RANGE_NAMES,
  lexemesOfFilter,
  lexemesOfPlaces,
  lexemesOfSpan,
  listSet,
  matchColumns,
  type JobFilter,
} from './jobs.filter';
import { createSwrCache } from './swr-cache';

/** Strategy of a search: lexemes looked up in the text index, and spans of weeks for common terms. */
export interface Plan {
  /** LIKE pattern of the location, for a scan that compares columns. */
  readonly pattern: string | undefined;
  /** Relevance for the keyword, if there is one; sort by it descending. */
  readonly rank: SQL<number> | undefined;
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

/** A location that matches more places than this is compared as a pattern instead of looked up. */
const MOST_PLACES = 64;

/** Undefined when the filter can match nothing: no word in the keyword, or no such place. */
export async function planSearch(db: Queryable, filter: JobFilter, many: number): Promise<Plan | undefined> {
  const { words, places, pattern } = await readTexts(db, filter);
  if ((filter.keyword && !words) || (filter.location && places.length === 0)) return undefined;
  const isPlaceCommon = places.length > MOST_PLACES;
  const lexemes = [
    ...(places.length > 0 && !isPlaceCommon ? [lexemesOfPlaces(places)] : []),
    ...lexemesOfFilter(filter),
    ...(words ? [words] : []),
  ];
  const columns = [...listSet(filter, RANGE_NAMES), ...(isPlaceCommon ? (['location'] as const) : [])];
  const others = matchColumns(columns, (name) => (name === 'location' ? pattern : filter[name]));
  const match = (span?: string) =>
    sql.join([...(span ? [...lexemes, span] : lexemes).map(hasLexemes), others], sql` and `);
  const key = JSON.stringify(filter);
  const known = estimatesOf(rootOf(db));
  const recordCount = (total: number) => void known.set(key, total);
  const remembered = known.get(key);
  const expected = remembered ?? (await estimate(db, match()));
  if (remembered === undefined) recordCount(expected);
  // Words are combined with OR, so that a title with one of two ranks above one with none.
  const rank = words ? sql<number>`ts_rank(head, ${words.replaceAll(' & ', ' | ')}::tsquery)` : undefined;
  const isIndexScan = !words && (places.length === 0 || isPlaceCommon);
  const hasCommonPrefix = words?.includes(':*') ?? false;
  return {
    pattern,
    rank,
    isCommon: expected > many,
    expected,
    isIndexScan,
    hasCommonPrefix,
    match,
    recordCount,
  };
}

interface TextRow extends Record<string, unknown> {
  readonly words: string | null;
  readonly pattern: string | undefined;
  readonly places: number[];
}

async function readTexts(db: Queryable, { keyword = '', location }: JobFilter): Promise<TextRow> {
  if (!keyword && !location) return { words: null, pattern: undefined, places: [] };
  const pattern = matchesPart(location ?? '');
  const places = location
    ? sql`array(select id from ${jobPlaces} where place like ${pattern} limit ${MOST_PLACES + 1})`
    : sql`'{}'::int[]`;
  const { rows } = await db.execute<TextRow & { pattern: string }>(
    sql`select job_search_query(${keyword})::text as words, ${pattern} as pattern, ${places} as places`,
  );
  return rows[0] ?? { words: null, pattern: undefined, places: [] };
}

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
