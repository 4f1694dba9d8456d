import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { declare } from '../personal-data/declaration';
import { ofUser } from '../personal-data/whose';
import { createdMoment, identity } from './columns';
import { files } from './files';
import { users } from './users';

/** A document in a seeker's library; its name is the file's. */
export const attachments = pgTable(
  'attachments',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileId: text()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    uploadedAt: createdMoment(),
  },
  (attachment) => [
    index('attachments_user_newest_idx').on(attachment.userId, attachment.uploadedAt, attachment.id),
    index('attachments_file_idx').on(attachment.fileId),
  ],
);

export const attachmentsData = declare(attachments, {
  rows: ofUser(attachments.userId),
  columns: { id: 'not personal', userId: 'personal', fileId: 'personal', uploadedAt: 'personal' },
  onExport: 'included',
  onDeletion: 'deleted',
});
