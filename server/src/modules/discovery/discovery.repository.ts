import { and, eq, exists, gte, inArray, lt, max, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { jobproviders, jobs, jobSearch } from '../../db/schema/index';

/** The highest id that a job has; 0 without jobs. */
export async function findLastJobId(db: Queryable): Promise<number> {
  const [row] = await db.select({ id: max(jobs.id) }).from(jobs);
  return row?.id ?? 0;
}

/** A relisted job is as new as its listing. */
const changedAt = sql<Date>`greatest(${jobs.createdAt}, ${jobs.editedAt})`.mapWith(jobs.createdAt);

/** The active jobs with ids in [from, before), in the order of the primary key, with their last change. */
export const listActiveJobs = (db: Queryable, from: number, before: number) =>
  db
    .select({ id: jobSearch.jobId, changedAt })
    .from(jobSearch)
    .innerJoin(jobs, eq(jobs.id, jobSearch.jobId))
    .where(and(gte(jobSearch.jobId, from), lt(jobSearch.jobId, before)))
    .orderBy(jobSearch.jobId);

/** The highest id that a company has; 0 without companies. */
export async function findLastCompanyId(db: Queryable): Promise<number> {
  const [row] = await db.select({ id: max(jobproviders.id) }).from(jobproviders);
  return row?.id ?? 0;
}

/** The companies with ids in [from, before) that have an active job. */
export const listHiringCompanies = (db: Queryable, from: number, before: number) =>
  db
    .select({ id: jobproviders.id, name: jobproviders.companyName })
    .from(jobproviders)
    .where(
      and(
        gte(jobproviders.id, from),
        lt(jobproviders.id, before),
        exists(
          db
            .select({ one: sql`1` })
            .from(jobs)
            .where(and(eq(jobs.jobproviderId, jobproviders.id), eq(jobs.isActive, true))),
        ),
      ),
    )
    .orderBy(jobproviders.id);

/** When each of these jobs has changed last. */
export const listChanges = (db: Queryable, ids: readonly number[]) =>
  db
    .select({ id: jobs.id, changedAt })
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
