import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import type { Page, Slice } from '../../http/input/pages';
import { prepareOnce } from '../../db/prepare-once';
import { averageRatingOf, reviewsCountOf } from '../../db/ratings';
import { jobproviders, jobs, jobViews, users } from '../../db/schema/index';
import { hasChanges } from '../columns';
import type { FacetGroup } from './jobs.facets';
import { FILTER_NAMES, listSet, type JobFilter } from './jobs.filter';
import { CAP } from './jobs.found-ids';
import { countBoard } from './jobs.scan';
import { findJobIds, listFacetSources, type FacetSource, type Ordering } from './jobs.search';
import { createSwrCache } from './swr-cache';

export { CAP } from './jobs.found-ids';
export type { Ordering } from './jobs.search';

export type NewJob = Omit<typeof jobs.$inferInsert, 'id' | 'createdAt' | 'views'>;

const selectJobs = (db: Queryable) =>
  db
    .select({
      job: jobs,
      provider: {
        userId: jobproviders.userId,
        companyName: jobproviders.companyName,
        companyDescription: jobproviders.companyDescription,
        companyWebsite: jobproviders.companyWebsite,
        companyCity: jobproviders.companyCity,
      },
      logoId: users.profilePictureId,
      averageRating: averageRatingOf(jobs.jobproviderId),
      reviewsCount: reviewsCountOf(jobs.jobproviderId),
    })
    .from(jobs)
    .innerJoin(jobproviders, eq(jobproviders.id, jobs.jobproviderId))
    .innerJoin(users, eq(users.id, jobproviders.userId));

export type JobRow = Awaited<ReturnType<typeof selectJobs>>[number];

async function countJobs(db: Queryable, where: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(jobs)
    .innerJoin(jobproviders, eq(jobproviders.id, jobs.jobproviderId))
    .where(where);
  return counted?.total ?? 0;
}

/** The active jobs that fit; newest first, or the most relevant for the keyword first. */
export async function searchJobs(
  db: Queryable,
  filter: JobFilter,
  ordering: Ordering,
  slice: Slice,
): Promise<Page<JobRow> & { readonly isCapped: boolean }> {
  const known = isBoard(filter) && slice.offset + slice.limit <= CAP ? await countBoard(db) : undefined;
  if (known !== undefined) return { items: await listNewest(db, slice), total: known, isCapped: false };
  const { ids, total, isCapped } = await findJobIds(db, filter, ordering, slice);
  const rows = new Map((await findJobs(db, ids)).map((row) => [row.job.id, row]));
  return { items: ids.flatMap((id) => rows.get(id) ?? []), total, isCapped };
}

const isBoard = (filter: JobFilter) => listSet(filter, FILTER_NAMES).length === 0;

/**
 * Ids and rows in one statement, because the unfiltered first page is the most frequent request. The inner
 * limit is for the planner: it would estimate an unknown offset as a tenth of the board and plan each page
 * again.
 */
const prepareNewest = prepareOnce((db, name) =>
  selectJobs(db)
    .where(
      sql`${jobs.id} = any(array(
        select job_id from (
          select job_id, created_at from job_search order by created_at desc, job_id desc limit ${sql.raw(String(CAP))}
        ) as newest
        order by created_at desc, job_id desc limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}
      ))`,
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .prepare(name),
);

/** One page of the newest `CAP` jobs of the whole board. */
const listNewest = (db: Queryable, slice: Slice): Promise<JobRow[]> =>
  prepareNewest(db, 'jobs_newest').execute({ ...slice });

export interface FacetGroups {
  readonly groups: readonly FacetGroup[];
  /** Only the newest matches are counted. */
  readonly isCapped: boolean;
}

async function countGroups(
  db: Queryable,
  { from = sql`job_search`, where, limit }: FacetSource,
): Promise<FacetGroups> {
  const newest = limit === undefined ? sql`` : sql`order by created_at desc, job_id desc limit ${limit}`;
  const { rows } = await db.execute<FacetGroup & Record<string, unknown>>(sql`
    select contract_type, activity_rate, salary_type, canton, count(*)::int as total
    from (
      select contract_type, activity_rate, salary_type, canton from ${from} where ${where} ${newest}
    ) as found
    group by contract_type, activity_rate, salary_type, canton
  `);
  return { groups: rows, isCapped: sumUp(rows) === limit };
}

const sumUp = (groups: readonly FacetGroup[]) => groups.reduce((sum, { total }) => sum + total, 0);

/** Cached because counting the groups of a large board is slow. */
const boards = createSwrCache<FacetGroups>(({ groups }) => sumUp(groups) >= 5_000, 1);

/**
 * Counts the active matching jobs by their values in all four facets; for a common search, among its newest
 * matches.
 */
export async function countFacetGroups(db: Queryable, filter: JobFilter): Promise<FacetGroups> {
  const board =
    isBoard(filter) &&
    (await boards.read(db, 'board', (root) => countGroups(root, { where: sql`true`, limit: undefined })));
  if (board) return board;
  let counted: FacetGroups = { groups: [], isCapped: false };
  for (const candidates of await listFacetSources(db, filter)) {
    counted = await countGroups(db, candidates);
    if (counted.isCapped) break;
  }
  return counted;
}

/** The jobs of one company, newest first; paused ones only for its owner. */
export async function listJobsOfProvider(
  db: Queryable,
  filter: {
    readonly providerId: number;
    readonly isActive: boolean | undefined;
    readonly isSeenByOwner: boolean;
  },
  slice: Slice,
): Promise<Page<JobRow>> {
  const where = and(
    eq(jobs.jobproviderId, filter.providerId),
    filter.isSeenByOwner ? undefined : eq(jobs.isActive, true),
    filter.isActive === undefined ? undefined : eq(jobs.isActive, filter.isActive),
  );
  const items = await selectJobs(db)
    .where(where)
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(slice.limit)
    .offset(slice.offset);
  return { items, total: await countJobs(db, where) };
}

export async function findJob(db: Queryable, id: number): Promise<JobRow | undefined> {
  const [row] = await selectJobs(db).where(eq(jobs.id, id));
  return row;
}

const prepareJobs = prepareOnce((db, name) =>
  selectJobs(db)
    .where(sql`${jobs.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare(name),
);

/** The jobs of these ids, in no order; ids that do not exist are left out. */
export const findJobs = (db: Queryable, ids: readonly number[]): Promise<JobRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : prepareJobs(db, 'jobs_by_ids').execute({ ids });

/** How many applications each of these jobs has received; a job without any is left out. */
export async function countApplications(
  db: Queryable,
  jobIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ job_id: number; total: number }>(sql`
    select job_id, count(*)::int as total from applications
    where job_id = any(${sql.param([...jobIds])}::int[]) group by job_id
  `);
  return new Map(rows.map(({ job_id: jobId, total }) => [jobId, total]));
}

export async function insertJob(db: Queryable, job: NewJob): Promise<number> {
  const [row] = await db.insert(jobs).values(job).returning({ id: jobs.id });
  if (!row) throw new Error('The job was not inserted');
  return row.id;
}

export async function updateJob(db: Queryable, id: number, changes: Partial<NewJob>): Promise<void> {
  if (hasChanges(changes)) await db.update(jobs).set(changes).where(eq(jobs.id, id));
}

/** Counts a visitor's view of a job, once a day. */
export async function recordView(db: Queryable, view: typeof jobViews.$inferInsert): Promise<void> {
  const seen = await db
    .insert(jobViews)
    .values(view)
    .onConflictDoNothing()
    .returning({ jobId: jobViews.jobId });
  if (seen.length === 0) return;
  await db
    .update(jobs)
    .set({ views: sql`${jobs.views} + 1` })
    .where(eq(jobs.id, view.jobId));
}
