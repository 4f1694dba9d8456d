import type { Hold } from '@metier/sdk/rules';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { jobs } from '../../db/schema/index';

/** A job that is on hold already keeps what it was before. */
const reopens = sql`case when ${jobs.hold} is null then ${jobs.isActive} else ${jobs.reopens} end`;

export async function holdJobs(tx: Queryable, ids: readonly number[], hold: Hold): Promise<void> {
  await tx
    .update(jobs)
    .set({ hold, reopens, isActive: false })
    .where(inArray(jobs.id, [...ids]));
}

export async function holdJobsOfCompany(tx: Queryable, companyId: number): Promise<number[]> {
  const rows = await tx
    .update(jobs)
    .set({ hold: 'company', reopens, isActive: false })
    .where(and(eq(jobs.jobproviderId, companyId), isNull(jobs.hold)))
    .returning({ id: jobs.id });
  return rows.map(({ id }) => id);
}

export async function listJobsHeldWithCompany(tx: Queryable, companyId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.jobproviderId, companyId), eq(jobs.hold, 'company')));
  return rows.map(({ id }) => id);
}

export async function releaseJobs(tx: Queryable, ids: readonly number[], today: string): Promise<void> {
  const isInTime = sql`coalesce(${jobs.applicationDeadline} >= ${today}, true)`;
  await tx
    .update(jobs)
    .set({ hold: null, isActive: sql`${jobs.reopens} and ${isInTime}`, reopens: false })
    .where(and(inArray(jobs.id, [...ids]), isNotNull(jobs.hold)));
}
