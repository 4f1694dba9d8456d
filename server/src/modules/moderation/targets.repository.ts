import type { Hold, ReportTarget } from '@metier/sdk/rules';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { applicantName } from '../../db/applicant-name';
import type { Queryable } from '../../db/database';
import {
  applications,
  companyPictures,
  jobproviders,
  jobs,
  jobseekers,
  messages,
  users,
} from '../../db/schema/index';

/** A job, a company or a message that was reported, as operators see it. */
export interface TargetRow {
  readonly target: ReportTarget;
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly author: string;
  readonly facts: readonly string[];
  /** Account that decisions concern. */
  readonly accountId: number;
  readonly isBlocked: boolean;
  readonly hold: Hold | null;
  /** Company of the account, if it is an employer's. */
  readonly companyId: number | null;
  /** Recipient of a message, who may report it. */
  readonly recipientId: number | null;
  /** Application of a message. */
  readonly applicationId: number | null;
}

const isBlocked = sql<boolean>`${users.blockedAt} is not null`;

const NO_THREAD = { recipientId: null, applicationId: null };

async function findJob(db: Queryable, id: number): Promise<TargetRow | undefined> {
  const [row] = await db
    .select({
      title: jobs.title,
      text: jobs.description,
      author: jobproviders.companyName,
      location: jobs.location,
      accountId: users.id,
      isBlocked,
      hold: jobs.hold,
      companyId: jobproviders.id,
    })
    .from(jobs)
    .innerJoin(jobproviders, eq(jobproviders.id, jobs.jobproviderId))
    .innerJoin(users, eq(users.id, jobproviders.userId))
    .where(eq(jobs.id, id));
  return row && { ...row, target: 'job', id, facts: [row.location], ...NO_THREAD };
}

/** What a company says of its pictures, which may be what was reported. */
const textsOfPictures = sql<string[]>`array(
  select ${companyPictures.text} from ${companyPictures}
  where ${companyPictures.jobproviderId} = ${jobproviders.id} order by ${companyPictures.position}
)`;

async function findCompany(db: Queryable, id: number): Promise<TargetRow | undefined> {
  const [row] = await db
    .select({
      title: jobproviders.companyName,
      text: jobproviders.companyDescription,
      author: jobproviders.companyName,
      city: jobproviders.companyCity,
      website: jobproviders.companyWebsite,
      pictures: textsOfPictures,
      accountId: users.id,
      isBlocked,
      hold: jobproviders.hold,
    })
    .from(jobproviders)
    .innerJoin(users, eq(users.id, jobproviders.userId))
    .where(eq(jobproviders.id, id));
  const facts = row && [row.city, row.website, ...row.pictures].filter((fact) => fact !== '');
  return row && { ...row, target: 'company', id, facts: facts ?? [], companyId: id, ...NO_THREAD };
}

const senders = alias(users, 'senders');

async function findMessage(db: Queryable, id: number): Promise<TargetRow | undefined> {
  const isCompany = sql<boolean>`${messages.senderId} = ${jobproviders.userId}`;
  const [row] = await db
    .select({
      title: messages.subject,
      text: messages.body,
      author: sql<string>`case when ${isCompany} then ${jobproviders.companyName} else ${applicantName} end`,
      job: jobs.title,
      accountId: messages.senderId,
      isBlocked: sql<boolean>`${senders.blockedAt} is not null`,
      hold: messages.hold,
      companyId: sql<number | null>`case when ${isCompany} then ${jobproviders.id} end`,
      recipientId: messages.recipientId,
      applicationId: messages.applicationId,
    })
    .from(messages)
    .innerJoin(senders, eq(senders.id, messages.senderId))
    .innerJoin(applications, eq(applications.id, messages.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(jobproviders, eq(jobproviders.id, jobs.jobproviderId))
    .innerJoin(jobseekers, eq(jobseekers.id, applications.jobseekerId))
    .where(eq(messages.id, id));
  return row && { ...row, target: 'message', id, facts: [row.job] };
}

const FINDERS: Record<ReportTarget, (db: Queryable, id: number) => Promise<TargetRow | undefined>> = {
  job: findJob,
  company: findCompany,
  message: findMessage,
};

/** The target of a case; undefined when it is deleted. */
export const findTarget = (db: Queryable, target: ReportTarget, id: number): Promise<TargetRow | undefined> =>
  FINDERS[target](db, id);

/** Whether an account is blocked, and its company; undefined when it is deleted. */
export async function findAccount(db: Queryable, id: number) {
  const [row] = await db
    .select({ isBlocked, companyId: jobproviders.id, companyHold: jobproviders.hold })
    .from(users)
    .leftJoin(jobproviders, eq(jobproviders.userId, users.id))
    .where(eq(users.id, id));
  return row;
}

export async function setCompanyHold(tx: Queryable, id: number, hold: Hold | null): Promise<void> {
  await tx.update(jobproviders).set({ hold }).where(eq(jobproviders.id, id));
}

export async function setMessageHold(tx: Queryable, id: number, hold: Hold | null): Promise<void> {
  await tx.update(messages).set({ hold }).where(eq(messages.id, id));
}
