import { count, desc, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { prepareOnce } from '../../db/prepare-once';
import { jobSearch } from '../../db/schema/index';
import type { Slice } from '../../http/pages';
import {
  COLUMN_NAMES,
  FILTER_NAMES,
  hasLowCardinality,
  lexemesOfSpan,
  listSet,
  matchColumns,
  type JobFilter,
} from './jobs.filter';
import { CURSOR_INTERVAL, readPageCursors } from './jobs.page-cursors';
import { findNewestPart, planSearch, type Plan } from './jobs.plan';
import { createSwrCache } from './swr-cache';

/**
 * How a search finds jobs among a million (decision 0012). Rare terms are looked up in full. Common ones are
 * not: without a keyword the board is scanned from its newest job, with one only the newest weeks are read.
 * Pages far from the first start at a keyset cursor.
 */

/** Number of newest matches that relevance orders, and upper bound of the totals of common searches. */
export const CAP = 600;
/** A search with more expected matches than this is a common one. */
const MANY = 3_000;
/** Maximum number of jobs to read without an index. */
const ONE_BY_ONE = 5_000;

export type Ordering = 'newest' | 'relevance';

export interface FoundIds {
  readonly ids: number[];
  readonly total: number;
  /** There are more than `total`. */
  readonly isCapped: boolean;
}

const NOTHING: FoundIds = { ids: [], total: 0, isCapped: false };
const newestFirst = [desc(jobSearch.createdAt), desc(jobSearch.jobId)] as const;

/** The ids of the active jobs that fit: newest first, or the most relevant for the keyword first. */
export async function findJobIds(
  db: Queryable,
  filter: JobFilter,
  ordering: Ordering,
  slice: Slice,
  many = MANY,
): Promise<FoundIds> {
  if (listSet(filter, FILTER_NAMES).length === 0) return scanNewest(db, filter, undefined, slice);
  const plan = await planSearch(db, filter, many);
  if (!plan) return NOTHING;
  const rank = ordering === 'relevance' ? plan.rank : undefined;
  if (!plan.isCommon) return findAll(db, plan, rank, slice);
  return plan.isIndexScan
    ? scanNewest(db, filter, plan.pattern, slice)
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
  const head = rank ? sql`, head` : sql``;
  const relevance = rank ? sql`case when place <= ${CAP} then ${rank} else -1 end desc,` : sql``;
  const { rows } = await db.execute<{ ids: number[]; total: number }>(sql`
    with found as materialized (select job_id, created_at${head} from ${from} where ${where}),
    placed as (select job_id${head}, row_number() over (order by created_at desc, job_id desc) as place from found)
    select (select count(*)::int from found) as total,
      array(select job_id from placed order by ${relevance} place limit ${limit} offset ${offset}) as ids
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

// Scans in index order: one prepared statement for each set of filtered columns, named by that set.

const keyOf = (filter: JobFilter) =>
  JSON.stringify(listSet(filter, FILTER_NAMES).map((name) => [name, filter[name]]));
const nameShape = (filter: JobFilter) =>
  COLUMN_NAMES.map((name) => (filter[name] === undefined ? '0' : '1')).join('');
const fitsShape = (name: string) =>
  matchColumns(
    COLUMN_NAMES.filter((_, index) => name.split('_').at(-1)?.[index] === '1'),
    (column) => sql.placeholder(column),
  );

const startPage = (db: Queryable, where: SQL) =>
  db
    .select({ id: jobSearch.jobId })
    .from(jobSearch)
    .where(where)
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));

const preparePage = prepareOnce((db, name) => startPage(db, fitsShape(name)).prepare(name));

const prepareFarPage = prepareOnce((db, name) => {
  const mark = sql`(${sql.placeholder('moment')}::timestamptz, ${sql.placeholder('id')}::int)`;
  return startPage(db, sql`(created_at, job_id) <= ${mark} and ${fitsShape(name)}`).prepare(name);
});

const prepareCount = prepareOnce((db, name) =>
  db.select({ total: count() }).from(jobSearch).where(fitsShape(name)).prepare(name),
);

/** A count below this is cheap and not cached. */
const LARGE = 5_000;
const totals = createSwrCache<number>((total) => total >= LARGE, 1_000);

const countScanned = (db: Queryable, filter: JobFilter, values: Readonly<Record<string, unknown>>) =>
  totals.read(db, keyOf(filter), async (root) => {
    const [counted] = await prepareCount(root, `jobs_count_${nameShape(filter)}`).execute(values);
    return counted?.total ?? 0;
  });

/** The number of active jobs; cached when large, undefined while the first count runs. */
export const countBoard = (db: Queryable): Promise<number | undefined> => countScanned(db, {}, {});

async function scanNewest(
  db: Queryable,
  filter: JobFilter,
  pattern: string | undefined,
  slice: Slice,
): Promise<FoundIds> {
  const shape = nameShape(filter);
  const values = { ...filter, location: pattern };
  const take = async (from: Slice) => {
    const rows = await preparePage(db, `jobs_page_${shape}`).execute({ ...values, ...from });
    return rows.map(({ id }) => id);
  };
  const total = hasLowCardinality(filter) ? await countScanned(db, filter, values) : undefined;
  const isNear = slice.offset + slice.limit <= CAP;
  const far = isNear ? undefined : await scanFromCursor(db, filter, values, slice);
  if (far) return { ...far, total: total ?? far.total };
  if (total !== undefined) return { ids: await take(slice), total, isCapped: false };
  const newest = await take({ offset: 0, limit: CAP + 1 });
  const ids = isNear ? newest.slice(slice.offset, slice.offset + slice.limit) : await take(slice);
  return { ids, total: Math.min(newest.length, CAP), isCapped: newest.length > CAP };
}

/** Undefined until the cursor of the page is known. */
async function scanFromCursor(
  db: Queryable,
  filter: JobFilter,
  values: Readonly<Record<string, unknown>>,
  { offset, limit }: Slice,
): Promise<FoundIds | undefined> {
  const where = matchColumns(listSet(filter, COLUMN_NAMES), (name) => values[name]);
  const milestones = await readPageCursors(db, keyOf(filter), where);
  if (!milestones) return undefined;
  const { cursors, total } = milestones;
  const start = cursors[Math.floor(offset / CURSOR_INTERVAL)];
  if (!start) return { ...NOTHING, total };
  const page = { ...values, moment: start.moment, id: start.id, limit, offset: offset % CURSOR_INTERVAL };
  const rows = await prepareFarPage(db, `jobs_far_${nameShape(filter)}`).execute(page);
  return { ids: rows.map(({ id }) => id), total, isCapped: false };
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
  many = MANY,
): Promise<readonly FacetSource[]> {
  const plan = await planSearch(db, filter, many);
  if (!plan) return [];
  if (!plan.isCommon) return [{ where: plan.match(), limit: undefined }];
  if (plan.isIndexScan) {
    const where = matchColumns(listSet(filter, COLUMN_NAMES), (name) =>
      name === 'location' ? plan.pattern : filter[name],
    );
    return [{ where, limit: CAP }];
  }
  const newest = await findNewest(db, plan);
  return [...(newest ? [newest] : []), { where: plan.match() }].map((each) => ({ ...each, limit: CAP }));
}
