import {
  ALERT_RHYTHMS,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  valuesOf,
  type AlertRhythm,
  type Language,
} from '@metier/sdk/rules';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { declare, declareImpersonal } from '../personal-data/declaration';
import { ofAlertAddresses, ofAny, ofEmail, ofUser } from '../personal-data/whose';
import { createdMoment, identity, isOneOf, moment } from './columns';
import { jobs } from './jobs';
import { users } from './users';

/** Addresses of visitors with alerts; deleted with their last alert. */
export const alertAddresses = pgTable(
  'alert_addresses',
  {
    id: identity(),
    email: text().notNull(),
    createdAt: createdMoment(),
    /** The language of the page on which the first alert was saved. */
    language: text().$type<Language>().notNull().default(DEFAULT_LANGUAGE),
  },
  (address) => [
    uniqueIndex('alert_addresses_email_key').on(sql`lower(${address.email})`),
    check('alert_addresses_language_check', isOneOf(address.language, LANGUAGES)),
  ],
);

export const alertAddressesData = declare(alertAddresses, {
  rows: ofEmail(alertAddresses.email),
  columns: { id: 'not personal', email: 'personal', createdAt: 'personal', language: 'personal' },
  onExport: 'included',
  onDeletion: 'deleted',
});

/** Saved searches whose new jobs are mailed, each of an account or of a visitor's address. */
export const alerts = pgTable(
  'alerts',
  {
    id: identity(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    addressId: integer().references(() => alertAddresses.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Terms as `GET /jobs/` takes them. */
    query: jsonb().notNull(),
    /** Hash of the normalized query: equal ones are searched once. */
    queryKey: text().notNull(),
    rhythm: text().$type<AlertRhythm>().notNull(),
    isPaused: boolean().notNull().default(false),
    createdAt: createdMoment(),
    /** Null until the link in the mail to the address is followed. */
    confirmedAt: moment(),
    /** A deleted alert is kept for a day, so that it can be restored. */
    deletedAt: moment(),
    /** Creation or the end of the last pause: older jobs are never mailed. */
    since: moment().notNull(),
    /** The last job of `alert_jobs` for which it was evaluated. */
    position: integer().notNull().default(0),
  },
  (alert) => [
    index('alerts_user_idx').on(alert.userId),
    index('alerts_address_idx').on(alert.addressId),
    index('alerts_due_idx')
      .on(alert.rhythm, alert.queryKey, alert.id)
      .where(sql`not ${alert.isPaused} and ${alert.confirmedAt} is not null and ${alert.deletedAt} is null`),
    index('alerts_unconfirmed_idx')
      .on(alert.createdAt)
      .where(sql`${alert.confirmedAt} is null`),
    index('alerts_deleted_idx')
      .on(alert.deletedAt)
      .where(sql`${alert.deletedAt} is not null`),
    check('alerts_rhythm_check', isOneOf(alert.rhythm, valuesOf(ALERT_RHYTHMS))),
    check('alerts_owner_check', sql`num_nonnulls(${alert.userId}, ${alert.addressId}) = 1`),
  ],
);

export const alertsData = declare(alerts, {
  rows: ofAny(alerts, alerts.id, ofUser(alerts.userId), ofAlertAddresses(alerts.addressId)),
  columns: {
    id: 'not personal',
    userId: 'personal',
    addressId: 'personal',
    name: 'personal',
    query: 'personal',
    queryKey: 'not personal',
    rhythm: 'personal',
    isPaused: 'personal',
    createdAt: 'personal',
    confirmedAt: 'personal',
    deletedAt: 'personal',
    since: 'personal',
    position: 'not personal',
  },
  onExport: 'included',
  onDeletion: 'deleted',
});

/**
 * Published jobs in the order in which alerts are evaluated for them. Ids are assigned one transaction after
 * the other, so that no smaller id is committed after a larger one was read.
 */
export const alertJobs = pgTable(
  'alert_jobs',
  {
    id: identity(),
    jobId: integer()
      .notNull()
      .unique('alert_jobs_job_key')
      .references(() => jobs.id, { onDelete: 'cascade' }),
    createdAt: createdMoment(),
  },
  (job) => [index('alert_jobs_created_idx').on(job.createdAt)],
);

export const alertJobsData = declareImpersonal(alertJobs, ['id', 'jobId', 'createdAt']);
