import { sql } from 'drizzle-orm';
import { date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment, textVector } from './columns';
import { jobs } from './jobs';

/**
 * The board as the search sees it: one narrow row for each active job. Written by triggers on `jobs` and
 * `jobproviders` alone (`write_job_search`), in the transaction of the change.
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
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }),
    /** The location, without case and accents. */
    place: text().notNull(),
    /** Words of title (A), company (B) and location (C), with their positions: what relevance is made of. */
    head: textVector().notNull(),
    /** All words, stems and signed words, and what is filtered by as lexemes that begin with `=`; never read back. */
    words: textVector().notNull(),
  },
  (job) => [
    // Whatever a filter asks is in here: pages and counts never visit the table for it.
    index('job_search_newest_idx').on(
      job.createdAt,
      job.jobId,
      job.contractType,
      job.activityRate,
      job.salaryType,
      job.canton,
      job.salary,
      job.startDate,
      job.endDate,
      job.place,
    ),
    index('job_search_words_idx').using('gin', job.words).with({ fastupdate: false }),
  ],
);

/** Every place that a job was ever in, as `job_search` has it: few beside the jobs, so that a part of one finds it. */
export const jobPlaces = pgTable(
  'job_places',
  {
    id: identity(),
    place: text().notNull().unique('job_places_place_key'),
  },
  (place) => [index('job_places_part_idx').using('gin', sql`${place.place} gin_trgm_ops`)],
);
