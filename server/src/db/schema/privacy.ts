import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { declare, declareImpersonal } from '../personal-data/declaration';
import { applicationIds, ofUser } from '../personal-data/whose';
import { applications } from './applications';
import { identity, isOneOf, moment } from './columns';
import { users } from './users';

/** Why an account is deleted: its person has asked for it, or it was not used. */
export const DELETION_REASONS = ['asked', 'unused'] as const;

/** What of an application was opened. */
export const ACCESS_KINDS = ['application', 'resume', 'document', 'profile', 'message'] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

/** Who opened it. */
export const ACCESS_SIDES = ['company', 'operator'] as const;
export type AccessSide = (typeof ACCESS_SIDES)[number];

/** Accounts that are to be deleted. One whose person has asked for it is locked until then. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: integer()
      .primaryKey()
      .references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    reason: text().$type<(typeof DELETION_REASONS)[number]>().notNull(),
    requestedAt: moment().notNull(),
    dueAt: moment().notNull(),
    /** Jobs that the request has closed, and that are opened again if the account is kept. */
    closedJobs: integer().array().notNull().default([]),
  },
  (deletion) => [check('account_deletions_reason_check', isOneOf(deletion.reason, DELETION_REASONS))],
);

export const accountDeletionsData = declare(accountDeletions, {
  rows: ofUser(accountDeletions.userId),
  columns: {
    userId: 'personal',
    reason: 'personal',
    requestedAt: 'personal',
    dueAt: 'personal',
    closedJobs: 'personal',
  },
  onExport: 'included',
  onDeletion: 'deleted',
});

/**
 * Tombstones of deleted accounts, without personal data: after a restored backup these accounts are deleted
 * again. The time of creation distinguishes an account from a later one with the same id.
 */
export const accountTombstones = pgTable(
  'account_tombstones',
  {
    userId: integer().notNull(),
    /** Text of the database, so that no digit is lost. */
    createdAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    deletedAt: moment().notNull(),
  },
  (tombstone) => [unique('account_tombstones_key').on(tombstone.userId, tombstone.createdAt)],
);

export const accountTombstonesData = declareImpersonal(
  accountTombstones,
  ['userId', 'createdAt', 'deletedAt'],
  'The number of an account that is gone leads to nobody.',
);

/** Exports of personal data. The archive is in the file store, but is no row of `files`, so that no backup has it. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    readyAt: moment(),
    failedAt: moment(),
    /** When the archive is removed. */
    expiresAt: moment(),
    fileId: text(),
    size: integer(),
  },
  (row) => [
    index('data_exports_user_idx').on(row.userId, row.id),
    uniqueIndex('data_exports_one_running_key')
      .on(row.userId)
      .where(sql`${row.readyAt} is null and ${row.failedAt} is null`),
    index('data_exports_expires_idx')
      .on(row.expiresAt)
      .where(sql`${row.fileId} is not null`),
  ],
);

export const dataExportsData = declare(dataExports, {
  rows: ofUser(dataExports.userId),
  columns: {
    id: 'not personal',
    userId: 'personal',
    requestedAt: 'personal',
    attempts: 'not personal',
    readyAt: 'personal',
    failedAt: 'personal',
    expiresAt: 'personal',
    fileId: 'personal',
    size: 'personal',
  },
  secret: ['fileId'],
  onExport: 'included',
  onDeletion: 'deleted',
});

/** Who opened an application, once for each viewer, kind and day. */
export const applicationAccesses = pgTable(
  'application_accesses',
  {
    id: identity(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    side: text().$type<AccessSide>().notNull(),
    viewerId: integer().references(() => users.id, { onDelete: 'set null' }),
    kind: text().$type<AccessKind>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    openedAt: moment().notNull(),
  },
  (access) => [
    unique('application_accesses_key').on(access.applicationId, access.viewerId, access.kind, access.day),
    index('application_accesses_viewer_idx').on(access.viewerId),
    check('application_accesses_side_check', isOneOf(access.side, ACCESS_SIDES)),
    check('application_accesses_kind_check', isOneOf(access.kind, ACCESS_KINDS)),
  ],
);

export const applicationAccessesData = declare(applicationAccesses, {
  rows: (person) => sql`${applicationAccesses.applicationId} in (${applicationIds(person)})`,
  columns: {
    id: 'not personal',
    applicationId: 'personal',
    side: 'shared',
    viewerId: 'shared',
    kind: 'shared',
    day: 'shared',
    openedAt: 'shared',
  },
  // The application names the company; which of its people it was is theirs.
  secret: ['viewerId'],
  onExport: 'included',
  onDeletion: 'deleted',
  onAnonymisation: 'deleted',
});
