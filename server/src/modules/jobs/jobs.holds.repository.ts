import { swissToday, type Hold } from '@metier/sdk/rules';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { jobproviders, jobs, users } from '../../db/schema/index';

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

export async function releaseJobs(tx: Queryable, ids: readonly number[], now: Date): Promise<void> {
  const isInTime = sql`coalesce(${jobs.applicationDeadline} >= ${swissToday(now)}, true)`;
  await tx
    .update(jobs)
    .set({ hold: null, isActive: sql`${jobs.reopens} and ${isInTime}`, reopens: false, openedAt: now })
    .where(and(inArray(jobs.id, [...ids]), isNotNull(jobs.hold)));
}

/**
 * What decides whether a new job of the company is public at once. The website is proven by a confirmed address
 * of its domain, `www.` aside.
 */
export async function findStanding(tx: Queryable, companyId: number) {
  const domain = sql`regexp_replace(lower(${jobproviders.companyWebsite}), '^https?://(www\\.)?([^/:?#]+).*$', '\\2')`;
  const [row] = await tx
    .select({
      accountId: users.id,
      isHeld: sql<boolean>`${jobproviders.hold} is not null or ${users.blockedAt} is not null`,
      isVerified: sql<boolean>`${users.emailConfirmedAt} is not null
        and ${domain} <> '' and split_part(lower(${users.email}), '@', 2) = ${domain}`,
      hasPublicJob: sql<boolean>`exists (
        select from ${jobs} where ${jobs.jobproviderId} = ${jobproviders.id} and ${jobs.hold} is null
      )`,
    })
    .from(jobproviders)
    .innerJoin(users, eq(users.id, jobproviders.userId))
    .where(eq(jobproviders.id, companyId));
  if (!row) throw new Error(`There is no company ${companyId}.`);
  return row;
}
