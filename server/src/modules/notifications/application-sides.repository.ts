import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { applicantName } from '../../db/applicant-name';
import type { Queryable } from '../../db/database';
import type { ApplicantAnswers } from '../../mail/mails';
import {
  applications,
  jobproviders,
  jobs,
  jobseekers,
  messages,
  responseTimes,
  users,
} from '../../db/schema/index';

const seekerUsers = alias(users, 'seeker_users');
const providerUsers = alias(users, 'provider_users');

/** The two sides of an application, with the addresses and the languages that their accounts have. */
export async function findSides(db: Queryable, applicationId: number) {
  const [row] = await db
    .select({
      application: applications.id,
      job: jobs.title,
      answerDays: responseTimes.days,
      seeker: {
        userId: seekerUsers.id,
        name: applicantName,
        email: seekerUsers.email,
        confirmedAt: seekerUsers.emailConfirmedAt,
        language: seekerUsers.language,
      },
      company: {
        userId: providerUsers.id,
        name: jobproviders.companyName,
        email: providerUsers.email,
        confirmedAt: providerUsers.emailConfirmedAt,
        language: providerUsers.language,
      },
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(jobproviders, eq(jobproviders.id, jobs.jobproviderId))
    .innerJoin(providerUsers, eq(providerUsers.id, jobproviders.userId))
    .leftJoin(responseTimes, eq(responseTimes.jobproviderId, jobproviders.id))
    .innerJoin(jobseekers, eq(jobseekers.id, applications.jobseekerId))
    .innerJoin(seekerUsers, eq(seekerUsers.id, jobseekers.userId))
    .where(eq(applications.id, applicationId));
  return row;
}

/** What the mail about a new application says of its candidate. */
export async function findAnswers(
  db: Queryable,
  applicationId: number,
): Promise<ApplicantAnswers | undefined> {
  const [row] = await db
    .select({
      experience: applications.experience,
      availability: applications.availability,
      salary: applications.salaryExpectation,
      salaryType: jobs.salaryType,
      rate: sql<number>`coalesce(${jobs.activityRateMax}, ${jobs.activityRate})`,
      city: jobseekers.city,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(jobseekers, eq(jobseekers.id, applications.jobseekerId))
    .where(eq(applications.id, applicationId));
  return row;
}

export async function findMessage(db: Queryable, id: number) {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  return row;
}
