import { LANGUAGES, ROLES, type Language, type Role } from '@metier/sdk/rules';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { declare, declareImpersonal } from '../personal-data/declaration';
import { ofUser } from '../personal-data/whose';
import { createdMoment, identity, isOneOf, moment } from './columns';
import { files } from './files';

export const users = pgTable(
  'users',
  {
    id: identity(),
    username: text().notNull(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    accountType: text().$type<Role>().notNull(),
    profilePictureId: text().references(() => files.id, { onDelete: 'set null' }),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    phone: text().notNull().default(''),
    createdAt: createdMoment(),
    /** The last use of a session, as of the last night. */
    lastActiveAt: moment().notNull().defaultNow(),
    /** When the address was confirmed by a mailed link; notifications are mailed to confirmed addresses only. */
    emailConfirmedAt: moment(),
    /** When an operator has blocked the account; it has no sessions until that is undone. */
    blockedAt: moment(),
    /** The language of pages and mails; null for one who has never chosen, whose mails are English. */
    language: text().$type<Language>(),
  },
  (user) => [
    uniqueIndex('users_username_key').on(sql`lower(${user.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${user.email})`),
    index('users_profile_picture_idx').on(user.profilePictureId),
    check('users_account_type_check', isOneOf(user.accountType, ROLES)),
    check('users_language_check', isOneOf(user.language, LANGUAGES)),
    index('users_last_active_idx').on(user.lastActiveAt),
  ],
);

export const usersData = declare(users, {
  rows: ofUser(users.id),
  columns: {
    id: 'not personal',
    username: 'personal',
    email: 'personal',
    passwordHash: 'personal',
    accountType: 'personal',
    profilePictureId: 'personal',
    firstName: 'personal',
    lastName: 'personal',
    phone: 'personal',
    createdAt: 'personal',
    lastActiveAt: 'personal',
    emailConfirmedAt: 'personal',
    blockedAt: 'personal',
    language: 'personal',
  },
  secret: ['passwordHash'],
  onExport: 'included',
  onDeletion: 'deleted',
});

/**
 * Session of a signed-in browser. Only the token's SHA-256 is stored, so that a copy of the table grants no
 * access.
 */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    /** Identifies the session to its user. */
    id: integer().notNull().unique('sessions_id_key').generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Readable name such as "Firefox on Linux"; '' if unknown. */
    browser: text().notNull().default(''),
    /** The network of the last use, such as "192.0.2.0/24": shortened, so that it names no connection. */
    network: text().notNull().default(''),
    createdAt: createdMoment(),
    lastSeenAt: createdMoment(),
    expiresAt: moment().notNull(),
    /** Opened with a second factor, or one was set up in it. */
    hasSecondFactor: boolean().notNull().default(false),
  },
  (session) => [
    index('sessions_user_idx').on(session.userId),
    index('sessions_expires_idx').on(session.expiresAt),
  ],
);

export const sessionsData = declare(sessions, {
  rows: ofUser(sessions.userId),
  columns: {
    tokenHash: 'personal',
    id: 'not personal',
    userId: 'personal',
    browser: 'personal',
    network: 'personal',
    createdAt: 'personal',
    lastSeenAt: 'personal',
    expiresAt: 'personal',
    hasSecondFactor: 'personal',
  },
  secret: ['tokenHash'],
  onExport: 'included',
  onDeletion: 'deleted',
});

/** Single-use links to a new password; only the SHA-256 of the link's token is stored. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdMoment(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (reset) => [index('password_resets_user_idx').on(reset.userId)],
);

export const passwordResetsData = declare(passwordResets, {
  rows: ofUser(passwordResets.userId),
  columns: {
    tokenHash: 'personal',
    userId: 'personal',
    createdAt: 'personal',
    expiresAt: 'personal',
    usedAt: 'personal',
  },
  secret: ['tokenHash'],
  onExport: 'included',
  onDeletion: 'deleted',
});

/**
 * Single-use links that confirm an address: the account's own, or the one that is to replace it. Only the
 * SHA-256 of the link's token is stored.
 */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    createdAt: createdMoment(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (link) => [index('email_confirmations_user_idx').on(link.userId)],
);

export const emailConfirmationsData = declare(emailConfirmations, {
  rows: ofUser(emailConfirmations.userId),
  columns: {
    tokenHash: 'personal',
    userId: 'personal',
    email: 'personal',
    createdAt: 'personal',
    expiresAt: 'personal',
    usedAt: 'personal',
  },
  secret: ['tokenHash'],
  onExport: 'included',
  onDeletion: 'deleted',
});

/** Rate limit windows by key, in the database so that they survive a restart and apply across servers. */
export const throttles = pgTable(
  'throttles',
  {
    key: text().primaryKey(),
    attempts: integer().notNull(),
    resetsAt: moment().notNull(),
  },
  (throttle) => [index('throttles_resets_idx').on(throttle.resetsAt)],
);

export const throttlesData = declareImpersonal(
  throttles,
  ['key', 'attempts', 'resetsAt'],
  'The key is a hash of who tries what; it is deleted when the window ends.',
);
