import {
  APPLICATION_STATUSES,
  REJECTION_REASONS,
  valuesOf,
  type ApplicationStatus,
  type RejectionReason,
} from '@metier/sdk/rules';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { declare } from '../personal-data/declaration';
import { ofAny, ofApplications, ofSeeker, ofUser } from '../personal-data/whose';
import { createdMoment, identity, isOneOf, moment } from './columns';
import { files } from './files';
import { jobs } from './jobs';
import { jobseekers } from './jobseekers';
import { users } from './users';

export const applications = pgTable(
  'applications',
  {
    id: identity(),
    jobId: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    jobseekerId: integer()
      .notNull()
      .references(() => jobseekers.id, { onDelete: 'cascade' }),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    coverLetter: text().notNull().default(''),
    resumeFileId: text().references(() => files.id, { onDelete: 'set null' }),
    /** '' while unanswered, otherwise one of the experience choices. */
    experience: text().notNull().default(''),
    availability: date({ mode: 'string' }),
    salaryExpectation: numeric({ precision: 12, scale: 2 }),
    additionalInfo: text().notNull().default(''),
    status: text().$type<ApplicationStatus>().notNull().default('pending'),
    /** Time of the first answers; while null, creating again returns this application. */
    answeredAt: moment(),
    submittedAt: createdMoment(),
    reviewedAt: moment(),
    shortlistedAt: moment(),
    interviewAt: moment(),
    hiredAt: moment(),
    rejectedAt: moment(),
    withdrawnAt: moment(),
    /** When the company first opened it. */
    viewedAt: moment(),
    /** When the company is reminded of it next; null once it has ended. */
    remindAt: moment(),
    /** Why the company has rejected it; the candidate reads the message alone. */
    rejectionReason: text().$type<RejectionReason>(),
    /** When the candidate got the closing letter of the job. */
    closingNoticeAt: moment(),
    /** When its person was taken out of it; then its candidate is the placeholder. */
    anonymisedAt: moment(),
    /** The version of the terms that the candidate has agreed to, and when. */
    termsVersion: text(),
    termsAgreedAt: moment(),
  },
  (application) => [
    uniqueIndex('applications_one_open_key')
      .on(application.jobId, application.jobseekerId)
      .where(sql`${application.status} <> 'withdrawn' and ${application.anonymisedAt} is null`),
    index('applications_seeker_newest_idx').on(
      application.jobseekerId,
      application.submittedAt,
      application.id,
    ),
    index('applications_job_newest_idx').on(
      application.jobId,
      application.status,
      application.submittedAt,
      application.id,
    ),
    index('applications_remind_idx')
      .on(application.remindAt)
      .where(sql`${application.remindAt} is not null`),
    index('applications_ended_idx')
      .on(sql`greatest(${application.withdrawnAt}, ${application.hiredAt}, ${application.rejectedAt})`)
      .where(
        sql`${application.anonymisedAt} is null and ${application.status} in ('withdrawn', 'hired', 'rejected')`,
      ),
    index('applications_resume_idx').on(application.resumeFileId),
    check(
      'applications_rejection_reason_check',
      isOneOf(application.rejectionReason, valuesOf(REJECTION_REASONS)),
    ),
    check('applications_status_check', isOneOf(application.status, APPLICATION_STATUSES)),
  ],
);

export const applicationsData = declare(applications, {
  rows: ofSeeker(applications.jobseekerId),
  columns: {
    id: 'not personal',
    jobId: 'shared',
    jobseekerId: 'personal',
    firstName: 'personal',
    lastName: 'personal',
    email: 'personal',
    phone: 'personal',
    coverLetter: 'personal',
    resumeFileId: 'personal',
    experience: 'personal',
    availability: 'personal',
    salaryExpectation: 'personal',
    additionalInfo: 'personal',
    status: 'shared',
    answeredAt: 'shared',
    submittedAt: 'shared',
    reviewedAt: 'shared',
    shortlistedAt: 'shared',
    interviewAt: 'shared',
    hiredAt: 'shared',
    rejectedAt: 'shared',
    withdrawnAt: 'shared',
    viewedAt: 'shared',
    remindAt: 'not personal',
    rejectionReason: 'shared',
    closingNoticeAt: 'shared',
    anonymisedAt: 'not personal',
    termsVersion: 'personal',
    termsAgreedAt: 'personal',
  },
  // Written for the company alone; the candidate reads the message.
  secret: ['rejectionReason', 'remindAt'],
  onExport: 'included',
  onDeletion: 'anonymised',
  why: 'The company keeps that there was an application, and how it ended.',
});

/** One row per change of status: actor, from, to, time. */
export const applicationMoves = pgTable(
  'application_moves',
  {
    id: identity(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    fromStatus: text().$type<ApplicationStatus>().notNull(),
    toStatus: text().$type<ApplicationStatus>().notNull(),
    movedAt: createdMoment(),
  },
  (move) => [
    index('application_moves_application_idx').on(move.applicationId, move.id),
    index('application_moves_actor_idx').on(move.actorId),
  ],
);

export const applicationMovesData = declare(applicationMoves, {
  rows: ofAny(
    applicationMoves,
    applicationMoves.id,
    ofApplications(applicationMoves.applicationId),
    ofUser(applicationMoves.actorId),
  ),
  columns: {
    id: 'not personal',
    applicationId: 'shared',
    actorId: 'shared',
    fromStatus: 'shared',
    toStatus: 'shared',
    movedAt: 'shared',
  },
  onExport: 'included',
  onDeletion: 'cleared',
  cleared: ['actorId'],
  onAnonymisation: 'kept',
  why: 'Statuses and times of an application that is nobody’s; response times are measured from them.',
});

/** Internal notes of the company, never visible to a seeker. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    id: identity(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: createdMoment(),
  },
  (note) => [
    index('application_notes_application_idx').on(note.applicationId, note.id),
    index('application_notes_author_idx').on(note.authorId),
  ],
);

export const applicationNotesData = declare(applicationNotes, {
  rows: ofUser(applicationNotes.authorId),
  about: ofApplications(applicationNotes.applicationId),
  columns: {
    id: 'not personal',
    applicationId: 'shared',
    authorId: 'shared',
    text: 'shared',
    createdAt: 'shared',
  },
  onExport: 'included',
  onDeletion: 'deleted',
  onAnonymisation: 'deleted',
  why: 'In the export of the author; the candidate asks the company for them.',
});
