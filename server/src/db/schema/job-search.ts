import { sql } from 'drizzle-orm';
import { date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { declareImpersonal } from '../personal-data/declaration';
import { identity, integerRange, moment, textVector } from './columns';
import { jobproviders } from './jobproviders';
import { jobs } from './jobs';

/**
 * Search index of the board: one narrow row for each active job. Written only by triggers on `jobs` and
 * `jobproviders` (`write_job_search`), in the transaction of the change.
 */
export const jobSearch = pgTable(
  'job_search',
  {
    jobId: integer()
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    contractType: text().notNull(),
    activityRate: integer().notNull(),
    salaryType: text().notNull(),
    canton: text().notNull(),
    salary: numeric({ precision: 12, scale: 2 }).notNull(),
    /** Upper ends of ranges; null for a single amount or rate. */
    salaryMax: numeric({ precision: 12, scale: 2 }),
    activityRateMax: integer(),
    /** All activity rates of the job. */
    rates: integerRange().generatedAlwaysAs(
      sql`int4range(activity_rate, coalesce(activity_rate_max, activity_rate), '[]')`,
    ),
    topSalary: numeric().generatedAlwaysAs(sql`coalesce(salary_max, salary)`),
    /** As a monthly one at 100 %, in full precision; null for a project fee. */
    monthlySalary: numeric().generatedAlwaysAs(
      sql`public.monthly_salary(salary, salary_type, coalesce(activity_rate_max, activity_rate))`,
    ),
    topMonthlySalary: numeric().generatedAlwaysAs(
      sql`public.monthly_salary(coalesce(salary_max, salary), salary_type, coalesce(activity_rate_max, activity_rate))`,
    ),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }),
    /** What the title and the contract say that the job takes; skilled work when they say nothing. */
    level: text().generatedAlwaysAs(sql`public.job_level(head, contract_type)`),
    /** The location, without case and accents. */
    place: text().notNull(),
    /** Words of title (A), company (B) and location (C) with their positions, for ranking by relevance. */
    head: textVector().notNull(),
    /**
     * All words, stems and signed words, and filter values as lexemes that begin with `=`; never read back.
     */
    words: textVector().notNull(),
    workMode: text().notNull(),
    /** Null when it is not clear: such a job matches no language. */
    language: text(),
  },
  (job) => [
    // Covering index: it contains every filter column, so that pages and counts never read the table.
    index('job_search_newest_idx').on(
      job.createdAt,
      job.jobId,
      job.contractType,
      job.rates,
      job.salaryType,
      job.canton,
      job.salary,
      job.topSalary,
      job.monthlySalary,
      job.topMonthlySalary,
      job.startDate,
      job.endDate,
      job.place,
      job.workMode,
      job.language,
      job.level,
    ),
    index('job_search_words_idx').using('gin', job.words).with({ fastupdate: false }),
  ],
);

export const jobSearchData = declareImpersonal(
  jobSearch,
  [
    'jobId',
    'createdAt',
    'contractType',
    'activityRate',
    'salaryType',
    'canton',
    'salary',
    'monthlySalary',
    'startDate',
    'endDate',
    'place',
    'head',
    'words',
    'workMode',
    'language',
    'salaryMax',
    'activityRateMax',
    'rates',
    'topSalary',
    'topMonthlySalary',
    'level',
  ],
  'An index of jobs, which goes with them.',
);

/**
 * Every distinct place of present and past jobs, as in `job_search`: few rows, so that a substring search is
 * fast.
 */
export const jobPlaces = pgTable(
  'job_places',
  {
    id: identity(),
    place: text().notNull().unique('job_places_place_key'),
  },
  (place) => [index('job_places_part_idx').using('gin', sql`${place.place} gin_trgm_ops`)],
);

export const jobPlacesData = declareImpersonal(jobPlaces, ['id', 'place'], 'Names of places.');

/** Lines that a company's ads share whatever the occupation: a job is found by them last. Kept by `compareAds`. */
export const companyLines = pgTable('company_lines', {
  jobproviderId: integer()
    .primaryKey()
    .references(() => jobproviders.id, { onDelete: 'cascade' }),
  lines: text().array().notNull(),
  /** The last change of the ads that were compared. */
  changedAt: moment().notNull(),
});

export const companyLinesData = declareImpersonal(
  companyLines,
  ['jobproviderId', 'lines', 'changedAt'],
  'Lines of ads, which go with the company.',
);
