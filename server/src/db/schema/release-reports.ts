import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Channel } from '@metier/sdk/contract';
import { declareImpersonal } from '../personal-data/declaration';
import { createdMoment, identity, moment } from './columns';
import { releases } from './releases';

/** Views and failures of a release per minute. */
export const releaseCounts = pgTable(
  'release_counts',
  {
    channel: text().$type<Channel>().notNull(),
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

export const releaseCountsData = declareImpersonal(releaseCounts, [
  'channel',
  'releaseId',
  'minute',
  'views',
  'failures',
]);

/** The newest failures reported by pages. */
export const releaseFailures = pgTable(
  'release_failures',
  {
    id: identity(),
    channel: text().$type<Channel>().notNull(),
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

export const releaseFailuresData = declareImpersonal(
  releaseFailures,
  ['id', 'channel', 'releaseId', 'revision', 'kind', 'path', 'message', 'createdAt'],
  'Reports hold no personal data: pages remove it before they send one.',
);
