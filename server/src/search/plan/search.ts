import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { jobSearch } from '../../db/schema/index';
import type { Slice } from '../../http/input/pages';
import {
  COLUMN_NAMES,
  FILTER_NAMES,
  keyOf,
  lexemesOfSpan,
  listSet,
  matchColumns,
  type JobFilter,
} from '../query/filter';
import type { LookUps } from '../query/look-ups';
import { CAP, NOTHING, newestFirst, type FoundIds } from './found-ids';
import { CURSOR_INTERVAL, readPageCursors } from './page-cursors';
import { findNewestPart, planSearch, type Plan } from './plan';
import { scanNewest } from './scan';

/**
 * How a search finds jobs among a million (decision 0010). Rare terms are looked up in full. Common ones are
 * not: without a keyword the board is scanned from its newest job, with one only the newest weeks are read.
 * Pages far from the first start at a keyset cursor.
 */

/** A search with more expected matches than this is a common one. */
const MANY = 3_000;
/** Maximum number of jobs to read without an index. */
const ONE_BY_ONE = 5_000;

export type Ordering = 'newest' | 'relevance';

interface SearchOptions {
  /** A search with more expected matches than this is a common one. */
  readonly many?: number | undefined;
  /** What earlier searches of the same request have looked up. */
  readonly lookUps?: LookUps;
}

/** The ids of the active jobs that fit: newest first, or the most relevant for the keyword first. */
export async function findJobIds(
  db: Queryable,
  filter: JobFilter,
  ordering: Ordering,
  slice: Slice,
  { many = MANY, lookUps }: SearchOptions = {},
): Promise<FoundIds> {
  if (listSet(filter, FILTER_NAMES).length === 0) return scanNewest(db, filter, {}, slice);
  const plan = await planSearch(db, filter, many, lookUps);
  if (!plan) return NOTHING;
  const rank = ordering === 'relevance' ? plan.rank : undefined;
  return { ...(await findPlanned(db, filter, plan, rank, slice)), terms: plan.terms };
}

function findPlanned(
  db: Queryable,
  filter: JobFilter,
  plan: Plan,
  rank: SQL<number> | undefined,
  slice: Slice,
): Promise<FoundIds> {
  if (!plan.isCommon) return findAll(db, plan, rank, slice);
  return plan.isIndexScan
    ? scanNewest(db, filter, plan.values, slice)
    : findCommonWord(db, filter, plan, rank, slice);
}

// Lookups: planned for each value, because a plan that suits a common word is slow for a rare one.

interface Source {
  /** Subset to search instead of the whole board. */
  readonly from?: SQL;
  readonly where: SQL;
}

/**
 * The newest part of the board, expected to hold 1.5 times the needed matches; undefined when it is not
 * small. Where the index is slow and most jobs match, the rows are read sequentially.
 */
async function findNewest(db: Queryable, plan: Plan): Promise<Source | undefined> {
  const { span, jobs, share } = await findNewestPart(db, 1.5 * CAP, plan.expected);
  if (plan.hasCommonPrefix && jobs <= ONE_BY_ONE && share < 1)
    return {
      from: sql`(select * from ${jobSearch} order by created_at desc, job_id desc limit ${jobs}) as job_search`,
      where: plan.match(),
    };
  return span ? { where: plan.match(span) } : undefined;
}

/** One page of the matches and their total: the newest `CAP` by rank, then the others by age. */
async function pick(
  db: Queryable,
  { from = sql`${jobSearch}`, where }: Source,
  rank: SQL<number> | undefined,
  { limit, offset }: Slice,
): Promise<{ ids: number[]; total: number }> {
  const ranked = rank ? sql`, head, words, place, canton, language, work_mode` : sql``;
  const relevance = rank ? sql`case when age <= ${CAP} then ${rank} else -1 end desc,` : sql``;
  // The last one has the table's name, because the rank's conditions do.
  const { rows } = await db.execute<{ ids: number[]; total: number }>(sql`
    with found as materialized (select job_id, created_at${ranked} from ${from} where ${where}),
    aged as (select job_id${ranked}, row_number() over (order by created_at desc, job_id desc) as age from found)
    select (select count(*)::int from found) as total,
      array(
        select job_id from aged as job_search order by ${relevance} age limit ${limit} offset ${offset}
      ) as ids
  `);
  return rows[0] ?? { ids: [], total: 0 };
}

async function findAll(
  db: Queryable,
  plan: Plan,
  rank: SQL<number> | undefined,
  slice: Slice,
): Promise<FoundIds> {
  const found = await pick(db, { where: plan.match() }, rank, slice);
  plan.recordCount(found.total);
  return { ...found, isCapped: false };
}

async function findCommonWord(
  db: Queryable,
  filter: JobFilter,
  plan: Plan,
  rank: SQL<number> | undefined,
  slice: Slice,
): Promise<FoundIds> {
  if (slice.offset >= CAP) return findFromCursor(db, filter, plan, slice);
  const source = await findNewest(db, plan);
  const near = { offset: slice.offset, limit: Math.min(slice.limit, CAP - slice.offset) };
  const newest = source && (await pick(db, source, rank, near));
  if (!newest || newest.total <= CAP) return findAll(db, plan, rank, slice);
  const end = slice.offset + slice.limit;
  if (end <= CAP) return { ids: newest.ids, total: CAP, isCapped: true };
  const far = await findFromCursor(db, filter, plan, { offset: CAP, limit: end - CAP });
  return { ...far, ids: [...newest.ids, ...far.ids] };
}

/**
 * Pages by age, from the keyset cursor before the page, within the weeks up to the second cursor after it.
 */
async function findFromCursor(db: Queryable, filter: JobFilter, plan: Plan, slice: Slice): Promise<FoundIds> {
  const milestones = await readPageCursors(db, keyOf(filter), plan.match());
  if (!milestones) return findAll(db, plan, undefined, slice);
  const start = milestones.cursors[Math.floor(slice.offset / CURSOR_INTERVAL)];
  if (!start) return { ...NOTHING, total: milestones.total };
  // One cursor further than the page needs, because jobs may have been removed since.
  const end = milestones.cursors[Math.ceil((slice.offset + slice.limit) / CURSOR_INTERVAL) + 1];
  const span = lexemesOfSpan(end?.week ?? milestones.oldestWeek, start.week);
  const rows = await db
    .select({ id: jobSearch.jobId })
    .from(jobSearch)
    .where(
      sql`${plan.match(span)} and (created_at, job_id) <= (${start.moment}::timestamptz, ${start.id}::int)`,
    )
    .orderBy(...newestFirst)
    .limit(slice.limit)
    .offset(slice.offset % CURSOR_INTERVAL);
  return { ids: rows.map(({ id }) => id), total: milestones.total, isCapped: false };
}

// Facets.

export interface FacetSource extends Source {
  /** Only the newest `limit` are counted; undefined for all. */
  readonly limit: number | undefined;
}

/**
 * Where facets are counted: among all matches, or among the newest of a common search. Try them in order
 * until one reaches its limit. Empty when nothing matches.
 */
export async function listFacetSources(
  db: Queryable,
  filter: JobFilter,
  { many = MANY, lookUps }: SearchOptions = {},
): Promise<readonly FacetSource[]> {
  const plan = await planSearch(db, filter, many, lookUps);
  if (!plan) return [];
  if (!plan.isCommon) return [{ where: plan.match(), limit: undefined }];
  if (plan.isIndexScan) {
    const where = matchColumns(listSet(filter, COLUMN_NAMES), (name) => plan.values[name]);
    return [{ where, limit: CAP }];
  }
  const newest = await findNewest(db, plan);
  return [...(newest ? [newest] : []), { where: plan.match() }].map((each) => ({ ...each, limit: CAP }));
}
