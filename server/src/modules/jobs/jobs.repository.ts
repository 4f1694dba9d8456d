import { and, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import type { Page, Slice } from '../../http/input/pages';
import { prepareOnce } from '../../db/prepare-once';
import { averageRatingOf, reviewsCountOf } from '../../db/ratings';
import type { jobViews } from '../../db/schema/index';
import { jobproviders, jobs, responseTimes, users } from '../../db/schema/index';
import { hasChanges } from '../columns';
import { CAP, isBoard, sliceBoard, type JobFilter, type SearchSlice } from '../../search/index';

export type NewJob = Omit<typeof jobs.$inferInsert, 'id' | 'views'>;

const selectJobs = <More extends Record<string, SQL>>(db: Queryable, more?: More) =>
  db
    .select({
      ...(more as More),
      job: jobs,
      provider: {
        userId: jobproviders.userId,
        companyName: jobproviders.companyName,
        companyDescription: jobproviders.companyDescription,
        companyWebsite: jobproviders.companyWebsite,
        companyCity: jobproviders.companyCity,
      },
      logoId: users.profilePictureId,
      answersWithinDays: responseTimes.days,
      averageRating: averageRatingOf(jobs.jobproviderId),
      reviewsCount: reviewsCountOf(jobs.jobproviderId),
    })
    .from(jobs)
    .innerJoin(jobproviders, eq(jobproviders.id, jobs.jobproviderId))
    .innerJoin(users, eq(users.id, jobproviders.userId))
    .leftJoin(responseTimes, eq(responseTimes.jobproviderId, jobproviders.id));

export type JobRow = Awaited<ReturnType<typeof selectJobs<Record<never, SQL>>>>[number];

/** A page of the whole board, newest first; undefined for a search with a filter, and far from the first page. */
export async function findNewestJobs(
  db: Queryable,
  filter: JobFilter,
  asked: SearchSlice,
): Promise<Page<JobRow> | undefined> {
  const part = isBoard(filter) ? await sliceBoard(db, asked) : undefined;
  return part && { items: await listNewest(db, part.slice), total: part.total };
}

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

const ofCompany = sql`jobs.jobprovider_id = ${sql.placeholder('providerId')}::int
  and (jobs.is_active or ${sql.placeholder('isSeenByOwner')}::bool)
  and jobs.is_active = coalesce(${sql.placeholder('isActive')}::bool, jobs.is_active)`;

const prepareJobsOfProvider = prepareOnce((db, name) =>
  selectJobs(db, { total: sql<number>`(select count(*)::int from jobs where ${ofCompany})` })
    .where(ofCompany)
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(name),
);

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
  const read = (range: Slice) =>
    prepareJobsOfProvider(db, 'jobs_of_company').execute({
      ...filter,
      isActive: filter.isActive ?? null,
      ...range,
    });
  const items = await read(slice);
  // A page after the last has no row, and therefore no total.
  const [row] = items.length > 0 || slice.offset === 0 ? items : await read({ offset: 0, limit: 1 });
  return { items, total: row?.total ?? 0 };
}

const prepareJobs = prepareOnce((db, name) =>
  selectJobs(db)
    .where(sql`${jobs.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare(name),
);

const findJobs = (db: Queryable, ids: readonly number[]): Promise<JobRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : prepareJobs(db, 'jobs_by_ids').execute({ ids });

/** The jobs of these ids, in their order; ids that do not exist are left out. */
export async function listJobs(db: Queryable, ids: readonly number[]): Promise<JobRow[]> {
  const rows = new Map((await findJobs(db, ids)).map((row) => [row.job.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

export async function findJob(db: Queryable, id: number): Promise<JobRow | undefined> {
  const [row] = await findJobs(db, [id]);
  return row;
}

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

/** Opens or closes these jobs. Resolves to those that were in the other state. */
export async function updateActivity(
  db: Queryable,
  ids: readonly number[],
  isActive: boolean,
  now: Date,
): Promise<number[]> {
  const rows = await db
    .update(jobs)
    .set({ isActive, ...(isActive && { openedAt: now }) })
    .where(and(inArray(jobs.id, [...ids]), ne(jobs.isActive, isActive)))
    .returning({ id: jobs.id });
  return rows.map(({ id }) => id);
}

/** Active jobs with a deadline before `today`, locked; the oldest deadline first. */
export async function findExpiredJobs(db: Queryable, today: string, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(sql`is_active and application_deadline is not null and application_deadline < ${today}`)
    .orderBy(jobs.applicationDeadline, jobs.id)
    .limit(limit)
    .for('no key update');
  return rows.map(({ id }) => id);
}

export type JobView = typeof jobViews.$inferInsert;

/**
 * Counts views of active jobs, each visitor's once a day. The jobs are locked in one order, so that two
 * processes that count the same ones cannot deadlock.
 */
export async function recordViews(db: Queryable, views: readonly JobView[]): Promise<void> {
  const column = (name: keyof JobView) => sql.param(views.map((view) => view[name]));
  await db.execute(sql`
    with viewed as (
      select * from unnest(${column('jobId')}::bigint[], ${column('day')}::date[], ${column('visitor')}::text[])
        as viewed (job_id, day, visitor)
    ), open as (
      select id from jobs where id in (select job_id from viewed) and is_active order by id for no key update
    ), counted as (
      insert into job_views (job_id, day, visitor)
      select job_id, day, visitor from viewed join open on open.id = job_id
      on conflict do nothing returning job_id
    )
    update jobs set views = views + counted.total
    from (select job_id, count(*) as total from counted group by job_id) as counted
    where jobs.id = counted.job_id
  `);
}
