import { pgTable, text } from 'drizzle-orm/pg-core';
import { declareImpersonal } from '../personal-data/declaration';
import { createdMoment, identity, moment } from './columns';

/** Persons who approve releases with a passkey. A row is kept, because its key verifies what was signed with it. */
export const releaseApprovers = pgTable('release_approvers', {
  id: identity(),
  name: text().notNull().unique('release_approvers_name_key'),
  /** One remote, or `*`. */
  remote: text().notNull(),
  /** Of the open invitation. */
  codeHash: text(),
  codeEndsAt: moment(),
  /** Origin at which the passkey was made. */
  site: text(),
  credentialId: text(),
  publicKey: text(),
  /** The server's signature of the key: a row that was written elsewhere approves nothing. */
  seal: text(),
  joinedAt: moment(),
  revokedAt: moment(),
  createdAt: createdMoment(),
});

export const releaseApproversData = declareImpersonal(
  releaseApprovers,
  [
    'id',
    'name',
    'remote',
    'codeHash',
    'codeEndsAt',
    'site',
    'credentialId',
    'publicKey',
    'seal',
    'joinedAt',
    'revokedAt',
    'createdAt',
  ],
  'They work for a team and have no account; who let a release through stays known.',
);
