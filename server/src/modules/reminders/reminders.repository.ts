import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { applications, closingNotices, jobproviders, jobs } from '../../db/schema/index';

/**
 * Ids of the companies with due reminders after this one, in ascending order. The due applications are read first:
 * the planner would walk all jobs in the order of companies instead.
 */
export async function listCompaniesWithReminders(
  db: Queryable,
  { now, after, limit }: { readonly now: Date; readonly after: number; readonly limit: number },
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with due as materialized (
      select distinct job_id from applications where remind_at <= ${now.toISOString()}::timestamptz
    )
    select distinct jobs.jobprovider_id as id from due join jobs on jobs.id = due.job_id
    where jobs.jobprovider_id > ${after} order by id limit ${limit}
  `);
  return rows.map(({ id }) => id);
}

/** Applications of a company whose reminder is due, with a row lock; the oldest first. */
export const lockDueApplications = (db: Queryable, company: number, now: Date, limit: number) =>
  db
    .select({
      id: applications.id,
      status: applications.status,
      submittedAt: applications.submittedAt,
      viewedAt: applications.viewedAt,
      closingNoticeAt: applications.closingNoticeAt,
      account: jobproviders.userId,
      job: { id: jobs.id, title: jobs.title, isActive: jobs.isActive },
      /** Null unless the closing of the job has been followed by a letter, or a decision against one. */
      closedAt: closingNotices.closedAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(jobproviders, eq(jobproviders.id, jobs.jobproviderId))
    .leftJoin(closingNotices, eq(closingNotices.jobId, jobs.id))
    .where(and(eq(jobs.jobproviderId, company), lte(applications.remindAt, now)))
    .orderBy(asc(applications.submittedAt), asc(applications.id))
    .limit(limit)
    .for('update', { of: applications });

export type DueApplication = Awaited<ReturnType<typeof lockDueApplications>>[number];

export async function setReminders(
  db: Queryable,
  reminders: readonly { readonly id: number; readonly remindAt: Date | null }[],
): Promise<void> {
  const ids = sql.param(reminders.map(({ id }) => id));
  const times = sql.param(reminders.map(({ remindAt }) => remindAt?.toISOString() ?? null));
  await db.execute(sql`
    update applications set remind_at = given.remind_at
    from unnest(${ids}::int[], ${times}::timestamptz[]) as given (id, remind_at)
    where applications.id = given.id
  `);
}

/** An application that has ended keeps having no reminder. */
const postponedTo = (moment: Date) =>
  sql`case when ${applications.remindAt} is not null then ${moment.toISOString()}::timestamptz end`;

/** Records the first look; a later one changes nothing. */
export async function markSeen(db: Queryable, id: number, now: Date, remindAt: Date): Promise<void> {
  await db
    .update(applications)
    .set({ viewedAt: now, remindAt: postponedTo(remindAt) })
    .where(and(eq(applications.id, id), isNull(applications.viewedAt)));
}

/** Records a look, and postpones the reminder. */
export async function postponeReminder(db: Queryable, id: number, now: Date, remindAt: Date): Promise<void> {
  const viewedAt = sql`coalesce(${applications.viewedAt}, ${now.toISOString()}::timestamptz)`;
  await db
    .update(applications)
    .set({ viewedAt, remindAt: postponedTo(remindAt) })
    .where(eq(applications.id, id));
}
