import { sql, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { rootOf } from '../../db/cancellable';
import type { Queryable } from '../../db/database';
import { jobSearch } from '../../db/schema/index';
import { perDatabase } from '../../db/per-database';
import { readConditions } from '../query/conditions';
import { keyOf, lexemesOfSpan, type ColumnValues, type JobFilter } from '../query/filter';
import type { TermQuery } from '../query/term-query';
import type { LookUps } from '../query/look-ups';
import type { Sections } from '../query/sections';
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
  /** Names what is searched. */
  readonly key: string;
  /** The parts of the list; undefined when all are alike. */
  readonly sections: Sections | undefined;
  /** Plans for those that the keyword names and for the others; undefined when all are alike. */
  readonly planTiers: (() => Promise<readonly [Plan, Plan]>) | undefined;
}

/** Undefined when the filter can match nothing: no word in the keyword, or no such place. */
export async function planSearch(
  db: Queryable,
  filter: JobFilter,
  many: number,
  lookUps?: LookUps,
): Promise<Plan | undefined> {
  const conditions = await readConditions(db, filter, lookUps);
  if (!conditions) return undefined;
  const { values, keyword, isPlaceLookedUp, match, tiers, sections } = conditions;
  const key = keyOf(filter);
  const expected = await expectMatches(db, key, match);
  const toPlan = (ofKey: string, matches: Plan['match'], count: number): Plan => ({
    values,
    rank: keyword?.rank,
    terms: keyword?.terms ?? [],
    isCommon: count > many,
    expected: count,
    isIndexScan: !keyword?.words && !isPlaceLookedUp,
    hasCommonPrefix: keyword?.words?.includes(':*') ?? false,
    match: matches,
    recordCount: (total) => void estimatesOf(rootOf(db)).set(ofKey, total),
    key: ofKey,
    sections: undefined,
    planTiers: undefined,
  });
  const plan = { ...toPlan(key, match, expected), sections };
  if (!tiers) return plan;
  const planTiers = async () => {
    const [first, second] = [`${key} named`, `${key} mentioned`];
    const named = toPlan(first, tiers.named, await expectMatches(db, first, tiers.named));
    const others = estimatesOf(rootOf(db)).get(second) ?? Math.max(0, expected - named.expected);
    return [named, toPlan(second, tiers.mentioned, others)] as const;
  };
  return { ...plan, planTiers };
}

/** Remembered, or estimated by the planner. */
async function expectMatches(db: Queryable, key: string, match: Plan['match']): Promise<number> {
  const known = estimatesOf(rootOf(db));
  const expected = known.get(key) ?? (await estimate(db, match()));
  if (!known.has(key)) known.set(key, expected);
  return expected;
}

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

const MAX_EXPECTATIONS = 5_000;
const EXPECTED_MS = 10 * 60_000;

/**
 * Estimated or counted matches by filter; minutes of staleness are harmless, because they only choose the
 * strategy.
 */
const estimatesOf = perDatabase(
  () => new LRUCache<string, number>({ max: MAX_EXPECTATIONS, ttl: EXPECTED_MS }),
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
