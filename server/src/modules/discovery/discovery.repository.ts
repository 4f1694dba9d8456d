import { and, eq, gte, lt, max } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { jobs } from '../../db/schema/index';

/** The highest id that a job has; 0 without jobs. */
export async function findLastJobId(db: Queryable): Promise<number> {
  const [row] = await db.select({ id: max(jobs.id) }).from(jobs);
  return row?.id ?? 0;
}

/** The active jobs whose ids lie between, by their primary key. */
export const listActiveJobs = (db: Queryable, from: number, before: number) =>
  db
    .select({ id: jobs.id, createdAt: jobs.createdAt })
    .from(jobs)
    .where(and(gte(jobs.id, from), lt(jobs.id, before), eq(jobs.isActive, true)))
    .orderBy(jobs.id);
