import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

/**
 * Columns that several tables share. Indexes for newest-first pages are plain ascending ones, read backwards:
 * drizzle-kit writes a descending one with NULLS LAST, which no `ORDER BY … DESC` can use.
 */

/** An integer identity: the id of every resource that has a path of its own. */
export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** A moment, kept with its zone and read as a `Date`. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** When the row was written; the database's clock unless told otherwise. */
export const createdMoment = () => moment().notNull().defaultNow();

/** Words prepared for full-text search; written by the database, never by the code. */
export const textVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
