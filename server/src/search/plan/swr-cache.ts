import { createCache } from '../../cache/cache';
import { rootOf } from '../../db/cancellable';
import { inTransaction, type Queryable } from '../../db/database';
import { isQueryCancelled } from '../../db/database-errors';
import { perDatabase } from '../../db/per-database';

/** Fresh for 30 s; then served stale while it is recomputed. */
export const FRESH_MS = 30_000;
/**
 * Minimum freshness as a multiple of the computation time, so that recomputing uses at most a twentieth of a
 * processor.
 */
const FRESH_TIMES = 20;
/** Maximum age of a stale value; an older one is recomputed before it is served. */
export const MAX_AGE_MS = 3_600_000;
/** Timeout of a reader that waits for a computation. */
export const READ_TIMEOUT_MS = 1_000;
/** Statement timeout of the background retry after a computation exceeded the one for requests. */
const SLOWEST_MS = 120_000;

export interface SwrCache<Value> {
  /**
   * Returns the cached value of `key`, or computes it once for all concurrent readers, not on the connection
   * of the first, which may be cancelled. Undefined after 1 s; the computation continues.
   */
  read(db: Queryable, key: string, make: (db: Queryable) => Promise<Value>): Promise<Value | undefined>;
}

/**
 * Stale-while-revalidate cache per database, for values that are slow to compute. Values that the predicate
 * rejects are not cached; the least recently used entry is evicted first.
 */
export function createSwrCache<Value>(
  shouldCache: (value: Value) => boolean,
  mostEntries: number,
  now?: () => number,
): SwrCache<Value> {
  const cacheOf = perDatabase(() =>
    createCache<Value>({
      mostEntries,
      shouldCache,
      ttlMs: MAX_AGE_MS,
      freshMs: (computationMs) => computationMs + Math.max(FRESH_MS, FRESH_TIMES * computationMs),
      ...(now && { now }),
    }),
  );
  return {
    async read(asked, key, compute) {
      const db = rootOf(asked);
      const value = cacheOf(db).read(key, () => computeWithRetry(db, compute));
      return value instanceof Promise ? withReadTimeout(value) : value;
    },
  };
}

async function computeWithRetry<Value>(
  db: Queryable,
  make: (db: Queryable) => Promise<Value>,
): Promise<Value> {
  try {
    return await make(db);
  } catch (error) {
    if (!isQueryCancelled(error)) throw error;
    return inTransaction(db, make, { statementMs: SLOWEST_MS });
  }
}

async function withReadTimeout<Value>(made: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, READ_TIMEOUT_MS, undefined);
  });
  try {
    return await Promise.race([made, patience]);
  } finally {
    clearTimeout(timer);
  }
}
