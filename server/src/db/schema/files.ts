import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { declare } from '../personal-data/declaration';
import { fileIds } from '../personal-data/whose';
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

export const filesData = declare(files, {
  rows: (person) => sql`${files.id} in (${fileIds(person)})`,
  columns: {
    id: 'personal',
    name: 'personal',
    mediaType: 'personal',
    size: 'personal',
    sha256: 'personal',
    createdAt: 'personal',
  },
  onExport: 'included',
  onDeletion: 'deleted',
});
