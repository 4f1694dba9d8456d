import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, identity, moment } from './columns';

/** Mails to send, each written in the transaction of what it tells of. */
export const outbox = pgTable(
  'outbox',
  {
    id: identity(),
    /** What happened: however often it is told, it is mailed once. */
    eventKey: text().notNull().unique('outbox_event_key'),
    kind: text().notNull(),
    recipient: text().notNull(),
    payload: jsonb().notNull(),
    createdAt: createdMoment(),
    attempts: integer().notNull().default(0),
    /** Null once there is nothing more to try: it was sent, or given up. */
    nextAttemptAt: moment(),
    sentAt: moment(),
    lastError: text(),
  },
  (mail) => [
    index('outbox_due_idx')
      .on(mail.nextAttemptAt)
      .where(sql`${mail.nextAttemptAt} is not null`),
    index('outbox_sent_idx').on(mail.sentAt),
  ],
);
