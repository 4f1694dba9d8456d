import { index, integer, jsonb, pgTable, primaryKey, real, text, unique } from 'drizzle-orm/pg-core';
import type { AnyRelease, PreviewBody } from '@metier/shared/contract';
import { createdMoment, identity, moment } from './columns';

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
    createdAt: createdMoment(),
  },
  (release) => [unique('releases_version_key').on(release.remote, release.version)],
);

/** The files of a release, and their compressed copies; the bytes lie in the file store. */
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
    /** Of these very bytes, as in the attribute `integrity`. */
    integrity: text().notNull(),
  },
  (file) => [primaryKey({ columns: [file.releaseId, file.path, file.encoding] })],
);

/**
 * Every move of a pointer, with the state that it has left for its remote in its channel. What is live is the newest
 * row of each; `previousId` is the channel's newest move before, so that of two moves at once one is refused.
 */
export const releaseMoves = pgTable(
  'release_moves',
  {
    id: identity(),
    channel: text().$type<'production' | 'staging'>().notNull(),
    previousId: integer().notNull(),
    /** The first move of the release train that it is a part of; null for a move of its own. */
    train: integer(),
    remote: text().notNull(),
    action: text().$type<'promote' | 'rollback' | 'kill' | 'revive' | 'canary' | 'halt'>().notNull(),
    /** What everybody gets; null when nothing is live. */
    releaseId: integer().references(() => releases.id),
    /** What the share of a rollout gets. */
    candidateId: integer().references(() => releases.id),
    /** In ten-thousandths of the visitors. */
    share: integer().notNull().default(0),
    /** Draws the visitors of a rollout; the same as long as it grows. */
    salt: text().notNull().default(''),
    /** Points of per cent, and page views: when a rollout halts itself. */
    margin: real().notNull().default(0),
    minimumViews: integer().notNull().default(0),
    /** When the rollout began. */
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

/** What teams and pipelines show; only the hash is kept. */
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
});

/**
 * Which paths each remote may claim: rows are only added, and the newest of a remote, path and access counts. Written
 * under a lock of the table, so that two grants at once cannot overlap.
 */
export const releasePaths = pgTable('release_paths', {
  id: identity(),
  remote: text().notNull(),
  /** Fixed segments and parameters: `/job/:id/apply`. */
  path: text().notNull(),
  access: text().$type<'public' | 'login' | 'job_seeker' | 'job_provider'>().notNull(),
  action: text().$type<'grant' | 'revoke'>().notNull(),
  actor: text().notNull(),
  createdAt: createdMoment(),
});

/** Everything that was done with a token, and everything that was refused. */
export const releaseAudit = pgTable('release_audit', {
  id: identity(),
  actor: text().notNull(),
  action: text().notNull(),
  remote: text(),
  version: text(),
  channel: text().$type<'production' | 'staging'>(),
  outcome: text().$type<'done' | 'refused'>().notNull(),
  detail: text().notNull(),
  createdAt: createdMoment(),
});

/** Remotes that run on the machine of somebody who develops them, for the staging channel. */
export const releasePreviews = pgTable('release_previews', {
  id: text().primaryKey(),
  /** Null for the operator's. */
  tokenId: integer().references(() => releaseTokens.id, { onDelete: 'cascade' }),
  body: jsonb().$type<PreviewBody>().notNull(),
  expiresAt: moment().notNull(),
});

/** How often a release was seen and how often it failed, by the minute. */
export const releaseCounts = pgTable(
  'release_counts',
  {
    channel: text().$type<'production' | 'staging'>().notNull(),
    releaseId: integer()
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    minute: moment().notNull(),
    views: integer().notNull().default(0),
    failures: integer().notNull().default(0),
  },
  (count) => [
    primaryKey({ columns: [count.channel, count.releaseId, count.minute] }),
    index('release_counts_minute_idx').on(count.minute),
  ],
);

/** The newest failures that pages have told of. */
export const releaseFailures = pgTable(
  'release_failures',
  {
    id: identity(),
    channel: text().$type<'production' | 'staging'>().notNull(),
    releaseId: integer()
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    revision: text().notNull(),
    kind: text().notNull(),
    path: text().notNull(),
    message: text().notNull().default(''),
    createdAt: createdMoment(),
  },
  (failure) => [index('release_failures_moment_idx').on(failure.createdAt)],
);
