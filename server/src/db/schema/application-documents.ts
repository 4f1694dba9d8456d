import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { declare } from '../personal-data/declaration';
import { ofApplications } from '../personal-data/whose';
import { applications } from './applications';
import { createdMoment, identity } from './columns';
import { files } from './files';

export const applicationDocuments = pgTable(
  'application_documents',
  {
    id: identity(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    fileId: text()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    uploadedAt: createdMoment(),
  },
  (document) => [
    index('application_documents_application_idx').on(document.applicationId, document.id),
    index('application_documents_file_idx').on(document.fileId),
  ],
);

export const applicationDocumentsData = declare(applicationDocuments, {
  rows: ofApplications(applicationDocuments.applicationId),
  columns: {
    id: 'not personal',
    applicationId: 'personal',
    fileId: 'personal',
    name: 'personal',
    uploadedAt: 'personal',
  },
  onExport: 'included',
  onDeletion: 'deleted',
  onAnonymisation: 'deleted',
});
