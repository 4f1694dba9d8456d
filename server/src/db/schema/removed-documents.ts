import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { declare } from '../personal-data/declaration';
import { ofUser } from '../personal-data/whose';
import { applications } from './applications';
import { identity, moment } from './columns';
import { files } from './files';
import { users } from './users';

/** Removed documents that can still be restored; each is deleted with its file a minute after the removal. */
export const removedDocuments = pgTable(
  'removed_documents',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for a document of the library. */
    applicationId: integer().references(() => applications.id, { onDelete: 'cascade' }),
    /** Its id before the removal, and again once it is restored. */
    documentId: integer().notNull(),
    fileId: text()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    uploadedAt: moment().notNull(),
  },
  (document) => [
    uniqueIndex('removed_documents_library_key')
      .on(document.documentId)
      .where(sql`${document.applicationId} is null`),
    uniqueIndex('removed_documents_application_key')
      .on(document.documentId)
      .where(sql`${document.applicationId} is not null`),
    index('removed_documents_user_idx').on(document.userId),
    index('removed_documents_parent_idx').on(document.applicationId),
    index('removed_documents_file_idx').on(document.fileId),
  ],
);

export const removedDocumentsData = declare(removedDocuments, {
  rows: ofUser(removedDocuments.userId),
  columns: {
    id: 'not personal',
    userId: 'personal',
    applicationId: 'personal',
    documentId: 'personal',
    fileId: 'personal',
    name: 'personal',
    uploadedAt: 'personal',
  },
  onExport: 'included',
  onDeletion: 'deleted',
  onAnonymisation: 'deleted',
});
