import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { declare } from '../personal-data/declaration';
import { ofUser } from '../personal-data/whose';
import { createdMoment, identity, moment } from './columns';
import { users } from './users';

/** Passkeys of an account; the private key never leaves the person's device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In base64url, as the public key. */
    credentialId: text().notNull().unique('passkeys_credential_key'),
    publicKey: text().notNull(),
    /** Signature counter; 0 for good with most devices. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** Ways to reach the device, separated by commas. */
    transports: text().notNull().default(''),
    name: text().notNull(),
    createdAt: createdMoment(),
    lastUsedAt: moment(),
  },
  (passkey) => [index('passkeys_user_idx').on(passkey.userId)],
);

export const passkeysData = declare(passkeys, {
  rows: ofUser(passkeys.userId),
  columns: {
    id: 'not personal',
    userId: 'personal',
    credentialId: 'personal',
    publicKey: 'personal',
    counter: 'personal',
    transports: 'personal',
    name: 'personal',
    createdAt: 'personal',
    lastUsedAt: 'personal',
  },
  secret: ['credentialId', 'publicKey', 'counter', 'transports'],
  onExport: 'included',
  onDeletion: 'deleted',
});

/** Single-use challenges of ceremonies that have begun: of an account, or of a login. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text().primaryKey(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (challenge) => [index('passkey_challenges_expires_idx').on(challenge.expiresAt)],
);

export const passkeyChallengesData = declare(passkeyChallenges, {
  rows: ofUser(passkeyChallenges.userId),
  columns: { challengeHash: 'personal', userId: 'personal', expiresAt: 'personal' },
  // Random numbers that are valid for five minutes.
  onExport: 'none',
  onDeletion: 'deleted',
});
