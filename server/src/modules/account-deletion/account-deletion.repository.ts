import { and, asc, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Tombstone } from '../../backup/tombstones';
import type { Queryable } from '../../db/database';
import {
  accountDeletions,
  accountTombstones,
  applications,
  jobproviders,
  jobs,
  jobseekers,
  users,
} from '../../db/schema/index';

export type AccountRow = typeof users.$inferSelect;
export type DeletionRow = typeof accountDeletions.$inferSelect;

export async function findAccount(db: Queryable, id: number): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

/** The same, with a row lock until the transaction ends. */
export async function lockAccount(tx: Queryable, id: number): Promise<AccountRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row;
}

/** The planned deletion of an account, whatever its reason, with a row lock until the transaction ends. */
export async function lockDeletion(tx: Queryable, userId: number): Promise<DeletionRow | undefined> {
  const [row] = await tx
    .select()
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, userId))
    .for('update');
  return row;
}

/** Plans a deletion; a request of the person replaces a plan for an unused account. */
export async function putDeletion(tx: Queryable, deletion: DeletionRow): Promise<void> {
  const { userId: _, ...changes } = deletion;
  await tx
    .insert(accountDeletions)
    .values(deletion)
    .onConflictDoUpdate({ target: accountDeletions.userId, set: changes });
}

export async function deleteDeletion(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(accountDeletions).where(eq(accountDeletions.userId, userId));
}

/** Ids of the open jobs of an employer. */
export async function listOpenJobs(db: Queryable, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(jobproviders, eq(jobproviders.id, jobs.jobproviderId))
    .where(and(eq(jobproviders.userId, userId), eq(jobs.isActive, true)));
  return rows.map(({ id }) => id);
}

/** Of these jobs those whose last day has not passed. */
export async function filterUnexpiredJobs(
  db: Queryable,
  ids: readonly number[],
  today: string,
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(inArray(jobs.id, [...ids]), sql`coalesce(${jobs.applicationDeadline} >= ${today}::date, true)`),
    );
  return rows.map(({ id }) => id);
}

/** The next applications that a candidate has sent. */
export const takeSentApplications = (tx: Queryable, userId: number, limit: number) =>
  tx
    .select({
      id: applications.id,
      status: applications.status,
      job: jobs.title,
      company: jobproviders.userId,
    })
    .from(applications)
    .innerJoin(jobseekers, eq(jobseekers.id, applications.jobseekerId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(jobproviders, eq(jobproviders.id, jobs.jobproviderId))
    .where(eq(jobseekers.userId, userId))
    .orderBy(asc(applications.id))
    .limit(limit)
    .for('update', { of: applications });

/** The next applications that an employer has received. */
export const takeReceivedApplications = (tx: Queryable, userId: number, limit: number) =>
  tx
    .select({
      id: applications.id,
      status: applications.status,
      isAnonymous: sql<boolean>`${applications.anonymisedAt} is not null`,
      job: jobs.title,
      candidate: jobseekers.userId,
    })
    .from(applications)
    .innerJoin(jobseekers, eq(jobseekers.id, applications.jobseekerId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(jobproviders, eq(jobproviders.id, jobs.jobproviderId))
    .where(eq(jobproviders.userId, userId))
    .orderBy(asc(applications.id))
    .limit(limit)
    .for('update', { of: applications });

/** The next ended applications whose retention is over. */
export async function takeEndedApplications(tx: Queryable, endedBefore: Date, limit: number) {
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      sql`${applications.anonymisedAt} is null and ${applications.status} in ('withdrawn', 'hired', 'rejected')
        and greatest(${applications.withdrawnAt}, ${applications.hiredAt}, ${applications.rejectedAt})
          < ${endedBefore.toISOString()}::timestamptz`,
    )
    .orderBy(asc(applications.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Leaves a tombstone of the account, by which a restored backup is corrected. */
export async function insertTombstone(tx: Queryable, userId: number, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into ${accountTombstones} (user_id, created_at, deleted_at)
    select id, created_at, ${now.toISOString()}::timestamptz from ${users} where id = ${userId}
    on conflict do nothing`);
}

/** All tombstones, as a backup has them. */
export async function listTombstones(tx: Queryable): Promise<Tombstone[]> {
  const { rows } = await tx.execute<{ row: Tombstone }>(
    sql`select to_jsonb(t) as row from account_tombstones t`,
  );
  return rows.map(({ row }) => row);
}

/** Carries the last use of sessions over to their accounts, before expired sessions are deleted. */
export async function noteActivity(tx: Queryable): Promise<void> {
  await tx.execute(sql`
    update users set last_active_at = used.at
    from (select user_id, max(last_seen_at) as at from sessions group by user_id) used
    where users.id = used.user_id and users.last_active_at < used.at`);
}

/** Accounts not used since this time and that have not been asked yet. */
export const takeUnusedAccounts = (tx: Queryable, since: Date, limit: number) =>
  tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
    .where(
      and(lt(users.lastActiveAt, since), ne(users.username, ''), sql`${accountDeletions.userId} is null`),
    )
    .orderBy(asc(users.id))
    .limit(limit)
    .for('update', { of: users, skipLocked: true });

/** Whether the account has been used since this time. */
export async function wasUsedSince(tx: Queryable, userId: number, since: Date): Promise<boolean> {
  const moment = sql`${since.toISOString()}::timestamptz`;
  const { rows } = await tx.execute(sql`
    select 1 from users where id = ${userId} and last_active_at >= ${moment}
    union all select 1 from sessions where user_id = ${userId} and last_seen_at >= ${moment}
    limit 1`);
  return rows.length > 0;
}

/** Names, addresses and phone numbers by which texts name the account's person. */
export async function listWords(tx: Queryable, userId: number): Promise<string[]> {
  const [account] = await tx
    .select({
      username: users.username,
      email: users.email,
      phone: users.phone,
      name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      person: sql<string | null>`${jobseekers.firstname} || ' ' || ${jobseekers.lastname}`,
      company: jobproviders.companyName,
    })
    .from(users)
    .leftJoin(jobseekers, eq(jobseekers.userId, users.id))
    .leftJoin(jobproviders, eq(jobproviders.userId, users.id))
    .where(eq(users.id, userId));
  const written = await tx
    .selectDistinct({
      email: applications.email,
      phone: applications.phone,
      name: sql<string>`${applications.firstName} || ' ' || ${applications.lastName}`,
    })
    .from(applications)
    .innerJoin(jobseekers, eq(jobseekers.id, applications.jobseekerId))
    .where(and(eq(jobseekers.userId, userId), isNotNull(applications.answeredAt)));
  const words = [account ?? {}, ...written].flatMap((row) => Object.values(row) as (string | null)[]);
  return [...new Set(words.map((word) => (word ?? '').trim()))].filter((word) => word.length >= MIN_LENGTH);
}

/** Shorter words would occur in texts about others. */
const MIN_LENGTH = 5;
