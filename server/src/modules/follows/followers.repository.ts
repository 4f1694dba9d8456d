import { and, asc, desc, eq, exists, gt, gte, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { alertJobs, follows, jobproviders, jobs, jobSearch, notices } from '../../db/schema/index';

/** A span of time in which jobs were collected; the end is excluded. */
export interface CollectedSpan {
  readonly from: Date;
  readonly to: Date;
}

export type FollowedJob = Awaited<ReturnType<typeof listNewJobs>>[number];

const isCollectedIn = ({ from, to }: CollectedSpan) =>
  and(gte(alertJobs.createdAt, from), lt(alertJobs.createdAt, to));

/**
 * The next companies, by id, with followers and with jobs that were collected in this span; closed jobs have no
 * row in `job_search`.
 */
export async function listCompaniesWithNews(
  db: Queryable,
  span: CollectedSpan,
  after: number,
  limit: number,
): Promise<number[]> {
  const isFollowed = exists(
    db
      .select({ one: sql`1` })
      .from(follows)
      .where(eq(follows.jobproviderId, jobs.jobproviderId)),
  );
  const rows = await db
    .selectDistinct({ company: jobs.jobproviderId })
    .from(alertJobs)
    .innerJoin(jobs, eq(jobs.id, alertJobs.jobId))
    .innerJoin(jobSearch, eq(jobSearch.jobId, jobs.id))
    .where(and(isCollectedIn(span), gt(jobs.jobproviderId, after), isFollowed))
    .orderBy(asc(jobs.jobproviderId))
    .limit(limit);
  return rows.map(({ company }) => company);
}

/** A company's jobs that were collected in this span and are still listed, newest first. */
export const listNewJobs = (db: Queryable, company: number, span: CollectedSpan, limit: number) =>
  db
    .select({
      id: jobs.id,
      title: jobs.title,
      company: jobproviders.companyName,
      place: jobs.location,
      createdAt: jobs.createdAt,
    })
    .from(alertJobs)
    .innerJoin(jobs, eq(jobs.id, alertJobs.jobId))
    .innerJoin(jobproviders, eq(jobproviders.id, jobs.jobproviderId))
    .innerJoin(jobSearch, eq(jobSearch.jobId, jobs.id))
    .where(and(isCollectedIn(span), eq(jobs.jobproviderId, company)))
    .orderBy(desc(alertJobs.id))
    .limit(limit);

/** The next followers of a company, by id. */
export const listFollowers = (db: Queryable, company: number, after: number, limit: number) =>
  db
    .select({ userId: follows.userId, since: follows.createdAt })
    .from(follows)
    .where(and(eq(follows.jobproviderId, company), gt(follows.userId, after)))
    .orderBy(asc(follows.userId))
    .limit(limit);

export type Follower = Awaited<ReturnType<typeof listFollowers>>[number];

/** The jobs of which alerts have notified these accounts since then, on the page or by mail. */
export async function listJobsOfAlerts(
  db: Queryable,
  userIds: readonly number[],
  since: Date,
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const isDelivered = sql`(${notices.isOnPage} or not exists (
    select from notice_settings
    where user_id = ${notices.userId} and kind = 'job-alert' and mail = 'none'
  ))`;
  const rows = await db
    .select({ userId: notices.userId, jobIds: sql<number[] | null>`${notices.data} -> 'jobIds'` })
    .from(notices)
    .where(
      and(
        sql`${notices.userId} = any(${sql.param([...userIds])}::int[])`,
        gte(notices.createdAt, since),
        eq(notices.kind, 'job-alert'),
        isDelivered,
      ),
    );
  const known = new Map<number, Set<number>>();
  for (const { userId, jobIds } of rows)
    known.set(userId, new Set([...(known.get(userId) ?? []), ...(jobIds ?? [])]));
  return known;
}
