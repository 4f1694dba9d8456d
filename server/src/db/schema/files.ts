import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment } from './columns';

/** What the file store holds: the bytes lie outside the database under the same random id. */
export const files = pgTable('files', {
  id: text().primaryKey(),
  name: text().notNull(),
  mediaType: text().notNull(),
  size: integer().notNull(),
  sha256: text().notNull(),
  createdAt: createdMoment(),
});
