import { sql, type SQL } from 'drizzle-orm';
import { customType, integer, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Columns shared by several tables. Indexes for newest-first pages are ascending and scanned backwards,
 * because drizzle-kit writes a descending one with NULLS LAST, which no `ORDER BY … DESC` can use.
 */

/** An integer identity, the id of every resource with its own path. */
export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** A timestamp with time zone, read as a `Date`. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** Creation time of the row; the database's clock by default. */
export const createdMoment = () => moment().notNull().defaultNow();

/** Text prepared for full-text search; written only by the database. */
export const textVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Condition of a check constraint: the column has one of these words. */
export const isOneOf = (column: AnyPgColumn, words: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;

/** A range of timestamps, such as `[2026-12-01 10:00+00,2026-12-01 11:00+00)`. */
export const timeRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** A range of whole numbers, such as `[60,81)`. */
export const integerRange = customType<{ data: string }>({ dataType: () => 'int4range' });
