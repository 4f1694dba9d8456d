import { date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language } from '@metier/sdk/rules';
import { declareImpersonal } from '../personal-data/declaration';

/** Searches a day for words that name no occupation, each visitor once. */
export const searchCounts = pgTable(
  'search_counts',
  {
    /** Keyed hash of language and words. */
    key: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    language: text().$type<Language>().notNull(),
    /** The words; null until enough different visitors have searched them, empty when they are a name. */
    keyword: text(),
    searches: integer().notNull().default(0),
    empty: integer().notNull().default(0),
    leftOut: integer().notNull().default(0),
    widened: integer().notNull().default(0),
    /** One of 32 bits for each visitor, by a hash: there are at least as many visitors as bits, and a bit names none. */
    visitors: integer().notNull().default(0),
  },
  (count) => [
    primaryKey({ name: 'search_counts_pkey', columns: [count.key, count.day] }),
    index('search_counts_day_idx').on(count.day),
  ],
);

export const searchCountsData = declareImpersonal(
  searchCounts,
  ['key', 'day', 'language', 'keyword', 'searches', 'empty', 'leftOut', 'widened', 'visitors'],
  'Counts a day; words are kept only when several visitors searched them, and never with a name or a number.',
);

/** What kind of job was opened from the results of such a search: an occupation, or the title of a job without one. */
export const searchOpenings = pgTable(
  'search_openings',
  {
    key: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Identifier in the thesaurus, or empty. */
    occupation: text().notNull(),
    title: text().notNull(),
    opened: integer().notNull(),
    /** As in the searches. */
    visitors: integer().notNull(),
  },
  (opening) => [
    primaryKey({
      name: 'search_openings_pkey',
      columns: [opening.key, opening.day, opening.occupation, opening.title],
    }),
    foreignKey({
      name: 'search_openings_count_fk',
      columns: [opening.key, opening.day],
      foreignColumns: [searchCounts.key, searchCounts.day],
    }).onDelete('cascade'),
  ],
);

export const searchOpeningsData = declareImpersonal(
  searchOpenings,
  ['key', 'day', 'occupation', 'title', 'opened', 'visitors'],
  'Counts a day of what was opened, without who opened it.',
);
