import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@metier/sdk/rules';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { declare } from '../personal-data/declaration';
import { ofRecipient, ofUnsentEvents } from '../personal-data/whose';
import { createdMoment, identity, isOneOf, moment } from './columns';

/** Mails to send, each written in the transaction of the change that it reports. */
export const outbox = pgTable(
  'outbox',
  {
    id: identity(),
    /** Idempotency key: an event is mailed once, however often it is written. */
    eventKey: text().notNull().unique('outbox_event_key'),
    kind: text().notNull(),
    recipient: text().notNull(),
    language: text().$type<Language>().notNull().default(DEFAULT_LANGUAGE),
    payload: jsonb().notNull(),
    createdAt: createdMoment(),
    attempts: integer().notNull().default(0),
    /** Attempts that certainly failed; fewer than the ended attempts if one of them may have succeeded. */
    failures: integer().notNull().default(0),
    /** Null after the last attempt: the mail was sent or is a dead letter. */
    nextAttemptAt: moment(),
    sentAt: moment(),
    lastError: text(),
  },
  (mail) => [
    check('outbox_language_check', isOneOf(mail.language, LANGUAGES)),
    index('outbox_due_idx')
      .on(mail.nextAttemptAt)
      .where(sql`${mail.nextAttemptAt} is not null`),
    index('outbox_sent_idx').on(mail.sentAt),
    index('outbox_recipient_idx').on(sql`lower(${mail.recipient})`),
    // The few mails that still say what they are about.
    index('outbox_unsent_idx')
      .on(mail.id)
      .where(sql`${mail.payload} <> '{}'::jsonb`),
  ],
);

export const outboxData = declare(outbox, {
  rows: ofRecipient(outbox.recipient),
  about: ofUnsentEvents(outbox.payload),
  columns: {
    id: 'not personal',
    eventKey: 'not personal',
    kind: 'personal',
    recipient: 'personal',
    language: 'personal',
    payload: 'shared',
    createdAt: 'personal',
    attempts: 'not personal',
    failures: 'not personal',
    nextAttemptAt: 'not personal',
    sentAt: 'personal',
    lastError: 'personal',
  },
  // A payload that waits to be sent may hold the key of a link.
  secret: ['payload'],
  onExport: 'included',
  onDeletion: 'deleted',
});
