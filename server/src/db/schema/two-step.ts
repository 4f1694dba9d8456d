import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { declare } from '../personal-data/declaration';
import { ofUser } from '../personal-data/whose';
import { moment } from './columns';
import { users } from './users';

/** An account's authenticator app; two-step login is on from `confirmedAt`. */
export const twoStepLogins = pgTable('two_step_logins', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with a key of the server; null until the first app is confirmed. */
  secret: text(),
  /** Likewise, of an app that no code has confirmed: the first one, or one that is to replace it. */
  newSecret: text(),
  confirmedAt: moment(),
  /** Time step of the last code that was accepted; it and earlier ones are refused. */
  lastStep: integer().notNull().default(0),
});

export const twoStepLoginsData = declare(twoStepLogins, {
  rows: ofUser(twoStepLogins.userId),
  columns: {
    userId: 'personal',
    secret: 'personal',
    newSecret: 'personal',
    confirmedAt: 'personal',
    lastStep: 'personal',
  },
  secret: ['secret', 'newSecret', 'lastStep'],
  onExport: 'included',
  onDeletion: 'deleted',
});

/** Single-use codes for a lost authenticator app; only their SHA-256 is stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    usedAt: moment(),
  },
  (code) => [primaryKey({ columns: [code.userId, code.codeHash] })],
);

export const recoveryCodesData = declare(recoveryCodes, {
  rows: ofUser(recoveryCodes.userId),
  columns: { userId: 'personal', codeHash: 'personal', usedAt: 'personal' },
  secret: ['codeHash'],
  onExport: 'included',
  onDeletion: 'deleted',
});
