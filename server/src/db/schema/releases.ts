import { boolean, index, integer, jsonb, pgTable, primaryKey, real, text, unique } from 'drizzle-orm/pg-core';
import type { AnyRelease, Channel, MoveAction, PreviewBody } from '@metier/sdk/contract';
import type { Access } from '@metier/sdk/rules';
import { declareImpersonal } from '../personal-data/declaration';
import { createdMoment, identity, moment } from './columns';
import { releaseApprovers } from './release-approvers';

/** Why the names in these tables are kept: they are those of teams and of the server, never of an account. */
const why = 'Names are those of teams.';

/** Published builds of the shell and the remotes. A row never changes. */
export const releases = pgTable(
  'releases',
  {
    id: identity(),
    remote: text().notNull(),
    version: text().notNull(),
    /** Its `release.json`. */
    description: jsonb().$type<AnyRelease>().notNull(),
    publishedBy: text().notNull(),
    /** The approver with whose token it was published; null for a pipeline's. */
    publisherId: integer().references(() => releaseApprovers.id),
    createdAt: createdMoment(),
    /** When new packages were published (`leaflet@2.0.0`); null for local builds and earlier publishers. */
    packageDates: jsonb().$type<Readonly<Record<string, string>>>(),
  },
  (release) => [unique('releases_version_key').on(release.remote, release.version)],
);

export const releasesData = declareImpersonal(
  releases,
  ['id', 'remote', 'version', 'description', 'publishedBy', 'publisherId', 'createdAt', 'packageDates'],
  why,
);

/** Files of a release and their compressed variants; the bytes are in the file store. */
export const releaseFiles = pgTable(
  'release_files',
  {
    releaseId: integer()
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    /** As in the header Content-Encoding; empty for the file itself. */
    encoding: text().$type<'' | 'br' | 'gzip'>().notNull(),
    fileId: text().notNull(),
    mediaType: text().notNull(),
    size: integer().notNull(),
    /** Subresource integrity of these bytes, in the format of the attribute `integrity`. */
    integrity: text().notNull(),
  },
  (file) => [primaryKey({ columns: [file.releaseId, file.path, file.encoding] })],
);

export const releaseFilesData = declareImpersonal(releaseFiles, [
  'releaseId',
  'path',
  'encoding',
  'fileId',
  'mediaType',
  'size',
  'integrity',
]);

/** Since when releases have had a language; the gate allows others some time to follow. */
export const releaseLanguages = pgTable('release_languages', {
  language: text().primaryKey(),
  since: createdMoment(),
});

export const releaseLanguagesData = declareImpersonal(releaseLanguages, ['language', 'since']);

/**
 * Append-only log of pointer moves, each with the resulting state of its remote in its channel. The newest
 * row of each is live; `previousId` is the channel's previous move, so that one of two concurrent moves is
 * rejected.
 */
export const releaseMoves = pgTable(
  'release_moves',
  {
    id: identity(),
    channel: text().$type<Channel>().notNull(),
    previousId: integer().notNull(),
    /** First move of the release train that it belongs to; null for a single move. */
    train: integer(),
    remote: text().notNull(),
    action: text().$type<MoveAction>().notNull(),
    /** Release for all visitors outside the rollout; null when nothing is live. */
    releaseId: integer().references(() => releases.id),
    /** Release for the visitors in the rollout. */
    candidateId: integer().references(() => releases.id),
    /** Share of the visitors in ten-thousandths. */
    share: integer().notNull().default(0),
    /** Selects the visitors of a rollout; unchanged while it grows. */
    salt: text().notNull().default(''),
    /**
     * Thresholds at which a rollout halts automatically: `margin` in percentage points, `minimumViews` in
     * page views.
     */
    margin: real().notNull().default(0),
    minimumViews: integer().notNull().default(0),
    rolloutSince: moment(),
    actor: text().notNull(),
    reason: text().notNull(),
    createdAt: createdMoment(),
  },
  (move) => [
    unique('release_moves_chain_key').on(move.channel, move.previousId),
    index('release_moves_remote_idx').on(move.channel, move.remote, move.id),
  ],
);

export const releaseMovesData = declareImpersonal(
  releaseMoves,
  [
    'id',
    'channel',
    'previousId',
    'train',
    'remote',
    'action',
    'releaseId',
    'candidateId',
    'share',
    'salt',
    'margin',
    'minimumViews',
    'rolloutSince',
    'actor',
    'reason',
    'createdAt',
  ],
  why,
);

/** Tokens of teams and pipelines; only the hash is stored. */
export const releaseTokens = pgTable('release_tokens', {
  id: identity(),
  name: text().notNull(),
  /** One remote, or `*`. */
  remote: text().notNull(),
  hash: text().notNull().unique('release_tokens_hash_key'),
  createdAt: createdMoment(),
  expiresAt: moment(),
  lastUsedAt: moment(),
  revokedAt: moment(),
  isPipeline: boolean().notNull().default(false),
  approverId: integer().references(() => releaseApprovers.id),
});

export const releaseTokensData = declareImpersonal(
  releaseTokens,
  [
    'id',
    'name',
    'remote',
    'hash',
    'createdAt',
    'expiresAt',
    'lastUsedAt',
    'revokedAt',
    'isPipeline',
    'approverId',
  ],
  why,
);

/**
 * Paths that each remote may claim. Append-only: the newest row of a remote, path and access counts. Written
 * under a lock of the table, so that two concurrent grants cannot overlap.
 */
export const releasePaths = pgTable('release_paths', {
  id: identity(),
  remote: text().notNull(),
  /** Fixed segments and parameters: `/job/:id/apply`. */
  path: text().notNull(),
  access: text().$type<Access>().notNull(),
  action: text().$type<'grant' | 'revoke'>().notNull(),
  actor: text().notNull(),
  createdAt: createdMoment(),
});

export const releasePathsData = declareImpersonal(
  releasePaths,
  ['id', 'remote', 'path', 'access', 'action', 'actor', 'createdAt'],
  why,
);

/** Every action with a token, and every refused one. */
export const releaseAudit = pgTable('release_audit', {
  id: identity(),
  actor: text().notNull(),
  action: text().notNull(),
  remote: text(),
  version: text(),
  channel: text().$type<Channel>(),
  outcome: text().$type<'done' | 'refused'>().notNull(),
  detail: text().notNull(),
  createdAt: createdMoment(),
});

export const releaseAuditData = declareImpersonal(
  releaseAudit,
  ['id', 'actor', 'action', 'remote', 'version', 'channel', 'outcome', 'detail', 'createdAt'],
  why,
);

/** Remotes on a developer's machine, for the staging channel. */
export const releasePreviews = pgTable('release_previews', {
  id: text().primaryKey(),
  /** Null for the operator's. */
  tokenId: integer().references(() => releaseTokens.id, { onDelete: 'cascade' }),
  body: jsonb().$type<PreviewBody>().notNull(),
  expiresAt: moment().notNull(),
});

export const releasePreviewsData = declareImpersonal(releasePreviews, ['id', 'tokenId', 'body', 'expiresAt']);
