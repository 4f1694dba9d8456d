import { gte, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { jobSearch } from '../../db/schema/index';
import { lexemesOfSpan } from '../query/filter';
import type { Sections } from '../query/sections';
import { CAP, NOTHING, newestFirst, type FoundIds, type SearchSlice } from './found-ids';
import { CURSOR_INTERVAL, readPageCursors } from './page-cursors';
import { findNewestPart, type Plan } from './plan';

// Lookups: planned for each value, because a plan that suits a common word is slow for a rare one.

/** Maximum number of jobs to read without an index. */
const ONE_BY_ONE = 5_000;

export interface Source {
  /** Subset to search instead of the whole board. */
  readonly from?: SQL;
  readonly where: SQL;
}

/** By how much the planner overestimates alternatives that the same jobs have, such as a word and its occupation. */
const OVERESTIMATES = [1, 4];

interface NewestSource extends Source {
  /** As many matches on the board as this part is made for. */
  readonly expected: number;
}

/** The newest part of the board, and a larger one in case that it has fewer matches than expected. */
export async function listNewest(db: Queryable, plan: Plan): Promise<readonly NewestSource[]> {
  const parts: NewestSource[] = [];
  for (const times of OVERESTIMATES) {
    const expected = plan.expected / times;
    const source = await findNewest(db, { ...plan, expected });
    if (source) parts.push({ ...source, expected });
  }
  return parts;
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

/**
 * One page of the matches and their total: section by section, and of each the newest `CAP` by rank, then the rest by
 * age.
 */
async function pick(
  db: Queryable,
  { from = sql`${jobSearch}`, where }: Source,
  { rank, sections }: Ranking,
  { limit, offset, until }: SearchSlice,
): Promise<Omit<FoundIds, 'isCapped'>> {
  const kinds = rank || sections?.isTold ? (sections?.kinds ?? []) : [];
  const section = kinds.length > 0 ? sections?.position : undefined;
  const ranked = rank ? sql`, head, words, place, canton, language, work_mode, top_monthly_salary` : sql``;
  // Later sections are ranked for the pages that they are on alone.
  const isShown = sql`section = 0 or ${offset + limit}::int > (select count(*) from found where section = 0)`;
  const relevance = rank
    ? sql`section, case when age <= ${CAP} and (${isShown}) then ${rank} else -1 end desc,`
    : sql``;
  const totals = kinds.map((_, at) => sql`(select count(*)::int from found where section = ${at}::int)`);
  // The last one has the table's name, because the rank's conditions do.
  const { rows } = await db.execute<{ ids: number[]; total: number; totals: number[] }>(sql`
    with found as materialized (select job_id, created_at, ${section ?? sql`0`} as section${ranked} from ${from} where ${where} and ${isBefore(until)}),
    aged as (
      select found.*, row_number() over (
        ${rank ? sql`partition by section` : sql``} order by created_at desc, job_id desc
      ) as age from found
    )
    select (select count(*)::int from found) as total, array[${sql.join(totals, sql`, `)}]::int[] as totals,
      array(
        select job_id from aged as job_search order by ${relevance} age limit ${limit} offset ${offset}
      ) as ids
  `);
  const { ids, total, totals: counted } = rows[0] ?? { ids: [], total: 0, totals: [] };
  const told = sections?.isTold ? kinds.map((kind, at) => ({ kind, total: counted[at] ?? 0 })) : undefined;
  return { ids, total, sections: told };
}

const isBefore = (until: Date | undefined) =>
  until ? sql`created_at < ${until.toISOString()}::timestamptz` : sql`true`;

/** What orders the matches; by age without a rank. */
interface Ranking {
  readonly rank: SQL<number> | undefined;
  readonly sections?: Sections | undefined;
}

export async function findAll(
  db: Queryable,
  plan: Plan,
  rank: SQL<number> | undefined,
  slice: SearchSlice,
): Promise<FoundIds> {
  const found = await pick(db, { where: plan.match() }, { rank, sections: plan.sections }, slice);
  plan.recordCount(found.total);
  return { ...found, isCapped: false };
}

export async function findCommonWord(
  db: Queryable,
  plan: Plan,
  rank: SQL<number> | undefined,
  slice: SearchSlice,
): Promise<FoundIds> {
  if (slice.offset >= CAP) return findFromCursor(db, plan, slice);
  const near = { ...slice, limit: Math.min(slice.limit, CAP - slice.offset) };
  for (const { expected, ...source } of await listNewest(db, plan)) {
    const newest = await pick(db, source, { rank }, near);
    if (newest.total <= CAP) continue;
    if (expected !== plan.expected) plan.recordCount(expected);
    const end = slice.offset + slice.limit;
    if (end <= CAP) return { ids: newest.ids, total: CAP, isCapped: true };
    const far = await findFromCursor(db, plan, { ...slice, offset: CAP, limit: end - CAP });
    return { ...far, ids: [...newest.ids, ...far.ids] };
  }
  return findAll(db, plan, rank, slice);
}

/**
 * Pages by age, from the keyset cursor before the page, within the weeks up to the second cursor after it.
 */
async function findFromCursor(db: Queryable, plan: Plan, asked: SearchSlice): Promise<FoundIds> {
  const milestones = await readPageCursors(db, plan.key, plan.match());
  if (!milestones) return findAll(db, plan, undefined, asked);
  const newer = await countNewer(db, plan, asked.until);
  const [offset, total] = [asked.offset + newer, milestones.total - newer];
  const start = milestones.cursors[Math.floor(offset / CURSOR_INTERVAL)];
  if (!start) return { ...NOTHING, total };
  // One cursor further than the page needs, because jobs may have been removed since.
  const end = milestones.cursors[Math.ceil((offset + asked.limit) / CURSOR_INTERVAL) + 1];
  const span = lexemesOfSpan(end?.week ?? milestones.oldestWeek, start.week);
  const rows = await db
    .select({ id: jobSearch.jobId })
    .from(jobSearch)
    .where(
      sql`${plan.match(span)} and (created_at, job_id) <= (${start.moment}::timestamptz, ${start.id}::int)`,
    )
    .orderBy(...newestFirst)
    .limit(asked.limit)
    .offset(offset % CURSOR_INTERVAL);
  return { ids: rows.map(({ id }) => id), total, isCapped: false };
}

/** The matches that the pages leave out; the planner finds the few rows of the last hours by their moment. */
async function countNewer(db: Queryable, plan: Plan, until: Date | undefined): Promise<number> {
  if (!until) return 0;
  return db.$count(jobSearch, sql`${plan.match()} and ${gte(jobSearch.createdAt, until)}`);
}
