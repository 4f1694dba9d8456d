import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { createdMoment, identity } from './columns';
import { jobproviders } from './jobproviders';
import { jobseekers } from './jobseekers';

export const jobs = pgTable(
  'jobs',
  {
    id: identity(),
    jobproviderId: integer()
      .notNull()
      .references(() => jobproviders.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** One text in the conventions that `@metier/shared/rules` reads and writes. */
    description: text().notNull(),
    location: text().notNull(),
    contractType: text({ enum: ['permanent', 'fixed-term', 'internship', 'engagements'] }).notNull(),
    /** Decimal string with two places; compared as stored, beside `salaryType`. */
    salary: numeric({ precision: 12, scale: 2 }).notNull(),
    salaryType: text({ enum: ['hourly', 'monthly', 'daily', 'project'] }).notNull(),
    salaryCurrency: text().notNull().default('CHF'),
    activityRate: integer().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }),
    isActive: boolean().notNull().default(true),
    /** How often it was seen, a visitor once a day: the number of its `job_views`. */
    views: integer().notNull().default(0),
    createdAt: createdMoment(),
  },
  (job) => [
    // A company's jobs are counted in it, too: those that are active for everybody.
    index('jobs_provider_newest_idx').on(job.jobproviderId, job.createdAt, job.id, job.isActive),
    check(
      'jobs_contract_type_check',
      sql`${job.contractType} in ('permanent', 'fixed-term', 'internship', 'engagements')`,
    ),
    check('jobs_salary_type_check', sql`${job.salaryType} in ('hourly', 'monthly', 'daily', 'project')`),
    check('jobs_salary_check', sql`${job.salary} >= 0`),
    check('jobs_activity_rate_check', sql`${job.activityRate} between 0 and 100`),
  ],
);

/** Who saw a job on which day; `visitor` is an opaque key, never an address in clear. */
export const jobViews = pgTable(
  'job_views',
  {
    jobId: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    visitor: text().notNull(),
  },
  (view) => [primaryKey({ name: 'job_views_pkey', columns: [view.jobId, view.day, view.visitor] })],
);

export const favorites = pgTable(
  'favorites',
  {
    jobseekerId: integer()
      .notNull()
      .references(() => jobseekers.id, { onDelete: 'cascade' }),
    jobId: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    createdAt: createdMoment(),
  },
  (favorite) => [
    primaryKey({ name: 'favorites_pkey', columns: [favorite.jobseekerId, favorite.jobId] }),
    index('favorites_seeker_newest_idx').on(favorite.jobseekerId, favorite.createdAt),
    index('favorites_job_idx').on(favorite.jobId),
  ],
);
