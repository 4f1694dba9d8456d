import { and, gte, lt, max } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { jobs, jobSearch } from '../../db/schema/index';

/** The highest id that a job has; 0 without jobs. */
export async function findLastJobId(db: Queryable): Promise<number> {
  const [row] = await db.select({ id: max(jobs.id) }).from(jobs);
  return row?.id ?? 0;
}

/**
 * The active jobs with ids in [from, before), in the order of the primary key; read from `job_search`,
 * because its rows are narrow.
 */
export const listActiveJobs = (db: Queryable, from: number, before: number) =>
  db
    .select({ id: jobSearch.jobId, createdAt: jobSearch.createdAt })
    .from(jobSearch)
    .where(and(gte(jobSearch.jobId, from), lt(jobSearch.jobId, before)))
    .orderBy(jobSearch.jobId);
