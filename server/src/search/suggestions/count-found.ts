import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { rootOf } from '../../db/cancellable';
import type { Queryable } from '../../db/database';
import { perDatabase } from '../../db/per-database';
import { findMeant } from '../plan/meaning';
import { findJobIds } from '../plan/search';
import { keyOf, type JobFilter } from '../query/filter';

const MAX_KNOWN = 20_000;
const FRESH_MS = 60_000;
/** An older count is better than none until it is counted again. */
const MAX_AGE_MS = 3_600_000;
/** A visitor who types waits no longer for counts; the others are for the next answer. */
const MAX_WAIT_MS = 8;
const MAX_COUNTING_MS = 80;
const FIRST = { offset: 0, limit: 1 };

interface Count {
  readonly total: number;
  readonly countedAt: number;
}

/** The same text is suggested for each of its beginnings. */
const countsOf = perDatabase(() => new LRUCache<string, Count>({ max: MAX_KNOWN, ttl: MAX_AGE_MS }));

const isFresh = (count: Count | undefined) =>
  count !== undefined && performance.now() - count.countedAt < FRESH_MS;

/** Runs work that can be left out; undefined while others need the database. */
export type RunIfIdle = <Result>(work: () => Promise<Result>) => Promise<Result> | undefined;

/**
 * The jobs that are what is searched; 0 for a search that finds something only with other or fewer words, or jobs of
 * other occupations.
 */
async function countJobs(db: Queryable, filter: JobFilter): Promise<number> {
  const { found, searched } = await findMeant(db, filter, 'newest', FIRST);
  if (searched.keyword !== filter.keyword || searched.leftOut) return 0;
  const hasOwn = !searched.reach || (await findJobIds(db, filter, 'newest', FIRST)).total > 0;
  const exact = found.sections?.find(({ kind }) => kind === 'exact');
  return hasOwn ? (exact?.total ?? found.total) : 0;
}

/** Counts what was not counted within the last minute, in its order, as long as no search waits. */
async function countAgain(db: Queryable, filters: readonly JobFilter[], runIfIdle: RunIfIdle): Promise<void> {
  const counts = countsOf(db);
  const end = performance.now() + MAX_COUNTING_MS;
  for (const filter of filters) {
    if (performance.now() >= end) return;
    if (isFresh(counts.get(keyOf(filter)))) continue;
    const total = await runIfIdle(() => countJobs(db, filter));
    if (total === undefined) return;
    counts.set(keyOf(filter), { total, countedAt: performance.now() });
  }
}

export interface FoundCounts {
  /** How many jobs each search finds, as its page says it; undefined for what was not counted within the last hour. */
  readonly totals: readonly (number | undefined)[];
  /** False while a later answer may say more. */
  readonly areFresh: boolean;
}

/** Counts go on after the answer, not on the connection of this reader, which others get then. */
export async function countFound(
  asked: Queryable,
  filters: readonly JobFilter[],
  runIfIdle: RunIfIdle,
): Promise<FoundCounts> {
  const db = rootOf(asked);
  const patience = setTimeout(MAX_WAIT_MS, undefined, { ref: false });
  await Promise.race([countAgain(db, filters, runIfIdle), patience]);
  const counts = filters.map((filter) => countsOf(db).get(keyOf(filter)));
  return { totals: counts.map((count) => count?.total), areFresh: counts.every(isFresh) };
}
