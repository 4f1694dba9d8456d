import { UNDECIDED_STATUSES, type Language } from '@metier/sdk/rules';
import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { applicantName } from '../../db/applicant-name';
import type { Queryable } from '../../db/database';
import {
  applications,
  closingNotices,
  jobproviders,
  jobs,
  jobseekers,
  messageTemplates,
  users,
} from '../../db/schema/index';

export type ClosingLetterRow = typeof closingNotices.$inferSelect;

/** Applications without a decision that have had no closing letter. */
const isUndecided = and(
  inArray(applications.status, [...UNDECIDED_STATUSES]),
  isNull(applications.closingNoticeAt),
);

const isPlanned = and(isNull(closingNotices.sentAt), isNull(closingNotices.skippedAt));

const countUndecidedOf = (jobId: SQL | typeof closingNotices.jobId) => sql<number>`(
  select count(*)::int from ${applications} where ${applications.jobId} = ${jobId} and ${isUndecided}
)`;

/** The language of most candidates without a decision who have chosen one. */
const languageOfUndecided = sql<Language | null>`(
  select mode() within group (order by candidate.language)
  from ${applications}
  join ${jobseekers} on ${jobseekers.id} = ${applications.jobseekerId}
  join ${users} candidate on candidate.id = ${jobseekers.userId}
  where ${applications.jobId} = ${jobs.id} and ${isUndecided}
)`;

/** A job, its company, the languages that its closing letter may be in, and the number of undecided candidates. */
export async function findClosedJob(db: Queryable, jobId: number) {
  const [row] = await db
    .select({
      title: jobs.title,
      account: jobproviders.userId,
      companyId: jobproviders.id,
      company: jobproviders.companyName,
      languages: { ad: jobs.language, candidate: languageOfUndecided, company: users.language },
      undecided: countUndecidedOf(sql`${jobs.id}`),
    })
    .from(jobs)
    .innerJoin(jobproviders, eq(jobproviders.id, jobs.jobproviderId))
    .innerJoin(users, eq(users.id, jobproviders.userId))
    .where(eq(jobs.id, jobId));
  return row;
}

const isClosingTemplate = (company: number, language: Language) =>
  and(
    eq(messageTemplates.jobproviderId, company),
    eq(messageTemplates.kind, 'closing'),
    eq(messageTemplates.language, language),
  );

/** The closing letter that the company has kept in this language. */
export async function findClosingTemplate(
  db: Queryable,
  company: number,
  language: Language,
): Promise<string | undefined> {
  const [kept] = await db
    .select({ text: messageTemplates.text })
    .from(messageTemplates)
    .where(isClosingTemplate(company, language));
  return kept?.text;
}

/** Inserts the letter of a closing, replacing that of an earlier one. */
export async function putClosingLetter(
  db: Queryable,
  letter: Pick<ClosingLetterRow, 'jobId' | 'text' | 'language' | 'closedAt' | 'sendAt'>,
): Promise<void> {
  const fresh = { ...letter, sentAt: null, skippedAt: null };
  await db
    .insert(closingNotices)
    .values(fresh)
    .onConflictDoUpdate({ target: closingNotices.jobId, set: fresh });
}

/** Removes the letter of a job that is open again; undefined if there is none. */
export async function deleteClosingLetter(
  db: Queryable,
  jobId: number,
): Promise<ClosingLetterRow | undefined> {
  const [row] = await db.delete(closingNotices).where(eq(closingNotices.jobId, jobId)).returning();
  return row;
}

const selectPlanned = (db: Queryable) =>
  db
    .select({
      letter: closingNotices,
      title: jobs.title,
      company: jobs.jobproviderId,
      candidates: countUndecidedOf(closingNotices.jobId),
    })
    .from(closingNotices)
    .innerJoin(jobs, eq(jobs.id, closingNotices.jobId))
    .innerJoin(jobproviders, eq(jobproviders.id, jobs.jobproviderId));

export type PlannedClosing = Awaited<ReturnType<typeof selectPlanned>>[number];

/** The planned letters of a user's company, the next one first. */
export const listPlanned = (db: Queryable, userId: number, limit: number): Promise<PlannedClosing[]> =>
  selectPlanned(db)
    .where(and(eq(jobproviders.userId, userId), isPlanned))
    .orderBy(asc(closingNotices.sendAt), asc(closingNotices.jobId))
    .limit(limit);

/** A planned letter of a user's company, with a row lock until the transaction ends. */
export async function lockPlanned(
  db: Queryable,
  userId: number,
  jobId: number,
): Promise<PlannedClosing | undefined> {
  const [row] = await selectPlanned(db)
    .where(and(eq(jobproviders.userId, userId), eq(closingNotices.jobId, jobId), isPlanned))
    .for('update', { of: closingNotices });
  return row;
}

/** The planned letter of a job, with a row lock until the transaction ends. */
export async function lockPlannedOfJob(db: Queryable, jobId: number): Promise<ClosingLetterRow | undefined> {
  const [row] = await db
    .select()
    .from(closingNotices)
    .where(and(eq(closingNotices.jobId, jobId), isPlanned))
    .for('update');
  return row;
}

export async function updateClosingLetter(
  db: Queryable,
  jobId: number,
  changes: Partial<Omit<ClosingLetterRow, 'jobId'>>,
): Promise<void> {
  await db.update(closingNotices).set(changes).where(eq(closingNotices.jobId, jobId));
}

/** Candidates of a job without a decision, with a row lock on their applications; the oldest first. */
export const lockUndecided = (db: Queryable, jobId: number, limit: number) =>
  db
    .select({
      id: applications.id,
      candidate: applicantName,
      account: jobseekers.userId,
    })
    .from(applications)
    .innerJoin(jobseekers, eq(jobseekers.id, applications.jobseekerId))
    .where(and(eq(applications.jobId, jobId), isUndecided))
    .orderBy(asc(applications.id))
    .limit(limit)
    .for('update', { of: applications });

export async function markNoticed(db: Queryable, id: number, now: Date): Promise<void> {
  await db.update(applications).set({ closingNoticeAt: now, remindAt: null }).where(eq(applications.id, id));
}

/** Keeps a text as the company's closing letter of later jobs in this language. */
export async function putClosingTemplate(
  db: Queryable,
  company: number,
  { language, text }: Pick<ClosingLetterRow, 'language' | 'text'>,
  { name, now }: { readonly name: string; readonly now: Date },
): Promise<void> {
  const [kept] = await db
    .update(messageTemplates)
    .set({ text })
    .where(isClosingTemplate(company, language))
    .returning({ id: messageTemplates.id });
  if (kept) return;
  await db
    .insert(messageTemplates)
    .values({ jobproviderId: company, kind: 'closing', language, name, text, createdAt: now });
}
