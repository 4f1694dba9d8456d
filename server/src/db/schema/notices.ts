import { MAIL_RHYTHMS, type MailRhythm, type NoticeKind } from '@metier/sdk/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { declare } from '../personal-data/declaration';
import { ofEvents, ofUser } from '../personal-data/whose';
import { createdMoment, identity, isOneOf, moment } from './columns';
import { users } from './users';

/** Notifications of accounts, one row for each event. */
export const notices = pgTable(
  'notices',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Idempotency key: an event makes one notification for an account, however often it is written. */
    eventKey: text().notNull(),
    kind: text().$type<NoticeKind>().notNull(),
    /** Names and ids for the sentence and the link; no text that a person wrote. */
    data: jsonb().notNull(),
    /** Whether the account wants this kind on the page, as of the time of the event. */
    isOnPage: boolean().notNull(),
    createdAt: createdMoment(),
    readAt: moment(),
    /** The daily mail that carries it; null if none does, or once that was written. */
    digestAt: moment(),
  },
  (notice) => [
    unique('notices_user_event_key').on(notice.userId, notice.eventKey),
    index('notices_user_newest_idx').on(notice.userId, notice.id),
    index('notices_unread_idx')
      .on(notice.userId)
      .where(sql`${notice.readAt} is null and ${notice.isOnPage}`),
    index('notices_digest_idx')
      .on(notice.userId)
      .where(sql`${notice.digestAt} is not null`),
    index('notices_created_idx').on(notice.createdAt),
    index('notices_application_idx').on(sql`((${notice.data} ->> 'application')::int)`),
    // Notifications about the reviews of a company, and about a job, which go with it.
    index('notices_company_idx')
      .on(
        sql`(case jsonb_typeof(${notice.data} -> 'company') when 'number' then (${notice.data} ->> 'company')::int end)`,
      )
      .where(sql`jsonb_typeof(${notice.data} -> 'company') = 'number'`),
    index('notices_job_idx')
      .on(sql`((${notice.data} ->> 'jobId')::int)`)
      .where(sql`${notice.data} ? 'jobId'`),
  ],
);

export const noticesData = declare(notices, {
  rows: ofUser(notices.userId),
  about: ofEvents(notices, notices.id, notices.data),
  columns: {
    id: 'not personal',
    userId: 'personal',
    eventKey: 'not personal',
    kind: 'personal',
    data: 'shared',
    isOnPage: 'not personal',
    createdAt: 'personal',
    readAt: 'personal',
    digestAt: 'not personal',
  },
  onExport: 'included',
  onDeletion: 'deleted',
});

/** Channels that an account has chosen for a kind of notification; without a row the kind's defaults apply. */
export const noticeSettings = pgTable(
  'notice_settings',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NoticeKind>().notNull(),
    page: boolean().notNull(),
    mail: text().$type<MailRhythm>().notNull(),
  },
  (setting) => [
    primaryKey({ columns: [setting.userId, setting.kind] }),
    check('notice_settings_mail_check', isOneOf(setting.mail, MAIL_RHYTHMS)),
  ],
);

export const noticeSettingsData = declare(noticeSettings, {
  rows: ofUser(noticeSettings.userId),
  columns: { userId: 'personal', kind: 'personal', page: 'personal', mail: 'personal' },
  onExport: 'included',
  onDeletion: 'deleted',
});
