import { UNDECIDED_STATUSES } from '@metier/sdk/rules';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { applications } from '../../db/schema/index';

/** The applications for a job without a decision, after this id. */
export async function listApplicationsAfter(
  db: Queryable,
  jobId: number,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        gt(applications.id, after),
        inArray(applications.status, [...UNDECIDED_STATUSES]),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
