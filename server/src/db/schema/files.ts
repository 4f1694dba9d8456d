import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment } from './columns';

/** Metadata of stored files; the bytes are in the file store under the same random id. */
export const files = pgTable('files', {
  id: text().primaryKey(),
  name: text().notNull(),
  mediaType: text().notNull(),
  size: integer().notNull(),
  sha256: text().notNull(),
  createdAt: createdMoment(),
});
