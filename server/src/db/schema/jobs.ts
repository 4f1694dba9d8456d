import {
  CONTRACT_TYPES,
  HOLDS,
  NEW_JOB_DEFAULTS,
  SALARY_TYPES,
  valuesOf,
  WORK_MODES,
  type ContractType,
  type Hold,
  type JobLanguage,
  type SalaryType,
  type WorkMode,
} from '@metier/sdk/rules';
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
import { declare, declareImpersonal } from '../personal-data/declaration';
import { ofCompany, ofSeeker } from '../personal-data/whose';
import { createdMoment, identity, isOneOf, moment } from './columns';
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
    /** One text in the formats that `@metier/sdk/rules` parses and serializes. */
    description: text().notNull(),
    location: text().notNull(),
    contractType: text().$type<ContractType>().notNull(),
    /** Decimal string with two places, per `salaryType`; compared without conversion. */
    salary: numeric({ precision: 12, scale: 2 }).notNull(),
    /** Upper end of a range that begins at `salary`; null for a single amount. */
    salaryMax: numeric({ precision: 12, scale: 2 }),
    salaryType: text().$type<SalaryType>().notNull(),
    salaryCurrency: text().notNull().default('CHF'),
    activityRate: integer().notNull(),
    /** Upper end of a range that begins at `activityRate`; null for a single rate. */
    activityRateMax: integer(),
    workMode: text().$type<WorkMode>().notNull().default(NEW_JOB_DEFAULTS.work_mode),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }),
    /** Last day on which candidates can apply; the job is closed in the night after it. */
    applicationDeadline: date({ mode: 'string' }),
    contactName: text(),
    contactEmail: text(),
    contactPhone: text(),
    isActive: boolean().notNull().default(true),
    /** Why only its company sees the job; a job on hold is not active. */
    hold: text().$type<Hold>(),
    /** Whether the job becomes active again when its hold ends. */
    reopens: boolean().notNull().default(false),
    /** Number of views, at most one per visitor and day: the count of its `job_views`. */
    views: integer().notNull().default(0),
    createdAt: createdMoment(),
    /** When the job was opened last; alerts look for new jobs by it. */
    openedAt: createdMoment(),
    /** When the company changed the ad last; null for never. */
    editedAt: moment(),
    // Derived from the text when it is written (jobs.derive.ts); the search table is built from these.
    /** Lexemes of the title's occupations (`=o`), their groups (`=g`) and the language (`=l`). */
    meanings: text().array().notNull().default([]),
    /** Parts of the title's compound words, separated by spaces. */
    titleParts: text().notNull().default(''),
    /** Words that only the benefits contain, separated by spaces: they rank last. */
    benefitWords: text().notNull().default(''),
    /** Canton of the location; null when the place is unknown. */
    placeCanton: text(),
    /** Language of the description: de, fr, it or en; null when undecided. */
    language: text().$type<JobLanguage>(),
    /** Version of the rules that derived the columns above; 0 for none. */
    derivedBy: integer().notNull().default(0),
  },
  (job) => [
    index('jobs_derived_idx').on(job.derivedBy),
    index('jobs_deadline_idx')
      .on(job.applicationDeadline, job.id)
      .where(sql`is_active and application_deadline is not null`),
    index('jobs_opened_idx')
      .on(job.openedAt, job.id)
      .where(sql`is_active`),
    // Includes `isActive`, because a company's active jobs are counted in this index as well.
    index('jobs_provider_newest_idx').on(job.jobproviderId, job.createdAt, job.id, job.isActive),
    check('jobs_contract_type_check', isOneOf(job.contractType, valuesOf(CONTRACT_TYPES))),
    check('jobs_salary_type_check', isOneOf(job.salaryType, valuesOf(SALARY_TYPES))),
    check('jobs_work_mode_check', isOneOf(job.workMode, valuesOf(WORK_MODES))),
    check(
      'jobs_hold_check',
      sql`${job.hold} is null or (${isOneOf(job.hold, HOLDS)} and not ${job.isActive})`,
    ),
    check('jobs_salary_check', sql`${job.salary} >= 0`),
    check('jobs_salary_max_check', sql`${job.salaryMax} > ${job.salary}`),
    check('jobs_activity_rate_check', sql`${job.activityRate} between 0 and 100`),
    check(
      'jobs_activity_rate_max_check',
      sql`${job.activityRateMax} > ${job.activityRate} and ${job.activityRateMax} <= 100`,
    ),
  ],
);

export const jobsData = declare(jobs, {
  rows: ofCompany(jobs.jobproviderId),
  columns: {
    id: 'not personal',
    jobproviderId: 'personal',
    title: 'personal',
    description: 'personal',
    location: 'personal',
    contractType: 'not personal',
    salary: 'not personal',
    salaryMax: 'not personal',
    salaryType: 'not personal',
    salaryCurrency: 'not personal',
    activityRate: 'not personal',
    activityRateMax: 'not personal',
    workMode: 'not personal',
    startDate: 'not personal',
    endDate: 'not personal',
    applicationDeadline: 'not personal',
    contactName: 'personal',
    contactEmail: 'personal',
    contactPhone: 'personal',
    isActive: 'not personal',
    hold: 'personal',
    reopens: 'not personal',
    views: 'not personal',
    createdAt: 'personal',
    openedAt: 'personal',
    editedAt: 'personal',
    meanings: 'not personal',
    titleParts: 'not personal',
    benefitWords: 'not personal',
    placeCanton: 'not personal',
    language: 'not personal',
    derivedBy: 'not personal',
  },
  onExport: 'included',
  onDeletion: 'deleted',
  why: 'Its contact person is named by the company, and goes with the job.',
});

/** Views of a job by visitor and day; `visitor` is an opaque key, never a plain address. */
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

export const jobViewsData = declareImpersonal(
  jobViews,
  ['jobId', 'day', 'visitor'],
  'The visitor is a keyed hash that changes every day.',
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

export const favoritesData = declare(favorites, {
  rows: ofSeeker(favorites.jobseekerId),
  columns: { jobseekerId: 'personal', jobId: 'personal', createdAt: 'personal' },
  onExport: 'included',
  onDeletion: 'deleted',
});
