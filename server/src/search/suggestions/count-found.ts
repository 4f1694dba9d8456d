import { LRUCache } from 'lru-cache';
import { rootOf } from '../../db/cancellable';
import type { Queryable } from '../../db/database';
import { perDatabase } from '../../db/per-database';
import { findMeant } from '../plan/meaning';
import { findJobIds } from '../plan/search';
import { keyOf, type JobFilter } from '../query/filter';

const MAX_KNOWN = 20_000;
const KNOWN_MS = 60_000;
/** A visitor who types waits no longer for counts; a later letter brings the others. */
const MAX_COUNTING_MS = 80;
const FIRST = { offset: 0, limit: 1 };

/** The same text is suggested for each of its beginnings. */
const knownTotalsOf = perDatabase(() => new LRUCache<string, number>({ max: MAX_KNOWN, ttl: KNOWN_MS }));

/** Runs work that can be left out; undefined while others need the database. */
export type RunIfIdle = <Result>(work: () => Promise<Result>) => Promise<Result> | undefined;

/** 0 for a search that finds something only with other or fewer words, or jobs of other occupations. */
async function countJobs(db: Queryable, filter: JobFilter): Promise<number> {
  const { found, searched } = await findMeant(db, filter, 'newest', FIRST);
  if (searched.keyword !== filter.keyword || searched.leftOut) return 0;
  const hasOwn = !searched.reach || (await findJobIds(db, filter, 'newest', FIRST)).total > 0;
  return hasOwn ? found.total : 0;
}

/**
 * How many jobs each search finds, as its page says it; undefined for those that were not counted within the last
 * minute, when the database is busy or takes too long.
 */
export async function countFound(
  db: Queryable,
  filters: readonly JobFilter[],
  runIfIdle: RunIfIdle,
): Promise<readonly (number | undefined)[]> {
  const known = knownTotalsOf(rootOf(db));
  const end = performance.now() + MAX_COUNTING_MS;
  const totals: (number | undefined)[] = [];
  for (const filter of filters) {
    const key = keyOf(filter);
    if (!known.has(key) && performance.now() < end) {
      const total = await runIfIdle(() => countJobs(db, filter));
      if (total !== undefined) known.set(key, total);
    }
    totals.push(known.get(key));
  }
  return totals;
}
