import type { Hold } from '@metier/sdk/rules';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { declare } from '../personal-data/declaration';
import { ofAny, ofApplications, ofUser } from '../personal-data/whose';
import { applications } from './applications';
import { createdMoment, identity, moment } from './columns';
import { users } from './users';

/** A message; those of one application are a thread. */
export const messages = pgTable(
  'messages',
  {
    id: identity(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    senderId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipientId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    body: text().notNull(),
    /** Why the recipient does not see its text. */
    hold: text().$type<Hold>(),
    readAt: moment(),
    createdAt: createdMoment(),
  },
  (message) => [
    index('messages_application_newest_idx').on(message.applicationId, message.createdAt, message.id),
    index('messages_sender_idx').on(message.senderId),
    index('messages_recipient_idx').on(message.recipientId),
    index('messages_unread_idx')
      .on(message.recipientId, message.applicationId)
      .where(sql`${message.readAt} is null`),
  ],
);

export const messagesData = declare(messages, {
  rows: ofAny(
    messages,
    messages.id,
    ofUser(messages.senderId),
    ofUser(messages.recipientId),
    ofApplications(messages.applicationId),
  ),
  columns: {
    id: 'not personal',
    applicationId: 'shared',
    senderId: 'shared',
    recipientId: 'shared',
    subject: 'shared',
    body: 'shared',
    readAt: 'shared',
    hold: 'shared',
    createdAt: 'shared',
  },
  onExport: 'included',
  onDeletion: 'deleted',
  onAnonymisation: 'deleted',
  why: 'A thread is between two; it goes with either.',
});
