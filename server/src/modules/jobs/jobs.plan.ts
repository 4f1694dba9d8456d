import { sql, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { rootOf } from '../../db/cancellable';
import type { Queryable } from '../../db/database';
import { jobPlaces, jobSearch } from '../../db/schema/index';
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
import { createMemory } from './jobs.remember';

/** How a search goes about it: by the lexemes that the words' index has, and, for what is common, by weeks. */
export interface Plan {
  /** The pattern of the location, for a walk along the board that compares columns. */
  readonly pattern: string | undefined;
  /** How well a job answers to the keyword, when there is one; sort by it descending. */
  readonly rank: SQL<number> | undefined;
  /** More than the search likes to look at. */
  readonly isMany: boolean;
  /** How many jobs fit, as the planner guesses. */
  readonly expected: number;
  /** Neither a word nor a place is looked up: the board is walked along for what is common. */
  readonly isWalked: boolean;
  /** A word is a beginning that too many words have: the index is slow for it. */
  readonly hasBeginning: boolean;
  /** The condition that a job fits; with a span, that it was published in it, too. */
  match(span?: string): SQL;
  /** How many fit indeed, for who asks the same next. */
  learn(total: number): void;
}

/** A part of a place that more places than these hold is no longer looked up by them. */
const MOST_PLACES = 64;

/** Undefined when the filter can find nothing: no word in the keyword, or no such place. */
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
  const known = readExpectations(db);
  const learn = (total: number) => void known.set(key, total);
  const remembered = known.get(key);
  const expected = remembered ?? (await estimate(db, match()));
  if (remembered === undefined) learn(expected);
  // A word counts by itself: a title that has one of two stands before one that has none.
  const rank = words ? sql<number>`ts_rank(head, ${words.replaceAll(' & ', ' | ')}::tsquery)` : undefined;
  const isWalked = !words && (places.length === 0 || isPlaceCommon);
  const hasBeginning = words?.includes(':*') ?? false;
  return { pattern, rank, isMany: expected > many, expected, isWalked, hasBeginning, match, learn };
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

/** A condition of its own for each: the index then leaps from one's entries to the other's, span by span. */
const hasLexemes = (lexemes: string) => sql`${jobSearch.words} @@ ${lexemes}::tsquery`;

/** How many jobs the planner expects: it knows the frequent words, places and values, and guesses the others. */
async function estimate(db: Queryable, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    sql`explain (format json) select 1 from ${jobSearch} where ${where}`,
  );
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

const MOST_EXPECTATIONS = 5_000;
const EXPECTED_MS = 10 * 60_000;
const expectations = new WeakMap<Queryable, LRUCache<string, number>>();

/** What was expected of a filter, or counted, some minutes ago: both only choose the way. */
function readExpectations(asked: Queryable): LRUCache<string, number> {
  const db = rootOf(asked);
  const known = expectations.get(db) ?? new LRUCache({ max: MOST_EXPECTATIONS, ttl: EXPECTED_MS });
  expectations.set(db, known);
  return known;
}

interface Week {
  readonly week: number;
  readonly jobs: number;
}

const WEEK_MS = 604_800_000;
/** Where nobody knows yet how many jobs a week has. */
const WEEKS_AT_A_GUESS = 5;
const sumUp = (weeks: readonly Week[]) => weeks.reduce((sum, { jobs }) => sum + jobs, 0);
const calendar = createMemory<Week[]>((weeks) => sumUp(weeks) >= 5_000, 1);

/** How many jobs were published in each week, newest first, as it is remembered. */
const readCalendar = (db: Queryable): Promise<Week[] | undefined> =>
  calendar.read(db, 'calendar', async (root) => {
    const week = sql`week_number(${jobSearch.createdAt})`;
    const { rows } = await root.execute<Week & Record<string, unknown>>(
      sql`select ${week} as week, count(*)::int as jobs from ${jobSearch} group by 1 order by 1 desc`,
    );
    return rows;
  });

/** The newest part of the board that should hold this many of the matches. */
export interface NewestPart {
  /** As lexemes; undefined when it is no small part. */
  readonly span: string | undefined;
  /** So many jobs. */
  readonly jobs: number;
  /** Of the whole board, from 0 to 1. */
  readonly share: number;
}

export async function findNewestPart(db: Queryable, matches: number, expected: number): Promise<NewestPart> {
  // A week that has begun since the calendar was read belongs to the newest, too.
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
