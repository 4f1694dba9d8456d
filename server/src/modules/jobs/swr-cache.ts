import { rootOf } from '../../db/cancellable';
import { inTransaction, type Queryable } from '../../db/database';
import { isQueryCancelled } from '../../db/database-errors';

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

interface Entry<Value> {
  readonly made: Promise<Value>;
  /** The value of `made`, once it has resolved. */
  known?: { readonly value: Value; readonly freshUntil: number };
  readonly begunAt: number;
  isRefreshing: boolean;
}

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
  now: () => number = () => performance.now(),
): SwrCache<Value> {
  const memories = new WeakMap<Queryable, Map<string, Entry<Value>>>();

  function begin(entries: Map<string, Entry<Value>>, key: string, made: Promise<Value>): Entry<Value> {
    const begunAt = now();
    const entry: Entry<Value> = { made, begunAt, isRefreshing: false };
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    made.then((value) => {
      if (!shouldCache(value)) return forget();
      const end = now();
      entry.known = { value, freshUntil: end + Math.max(FRESH_MS, FRESH_TIMES * (end - begunAt)) };
    }, forget);
    return entry;
  }

  function keep(entries: Map<string, Entry<Value>>, key: string, entry: Entry<Value>): void {
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) if (entries.size > mostEntries) entries.delete(oldest);
  }

  /** Serves the old entry until the new one has resolved. */
  function renew(
    entries: Map<string, Entry<Value>>,
    key: string,
    old: Entry<Value>,
    make: () => Promise<Value>,
  ) {
    old.isRefreshing = true;
    const next = begin(entries, key, make());
    next.made.then(
      () => {
        if (entries.get(key) !== old) return;
        if (next.known) keep(entries, key, next);
        else entries.delete(key);
      },
      () => {
        old.isRefreshing = false;
      },
    );
  }

  return {
    async read(asked, key, makeOn) {
      const db = rootOf(asked);
      const make = () => computeWithRetry(db, makeOn);
      const entries = memories.get(db) ?? new Map<string, Entry<Value>>();
      memories.set(db, entries);
      const found = entries.get(key);
      const isGood = found && (!found.known || now() - found.begunAt <= MAX_AGE_MS);
      const entry = isGood ? found : begin(entries, key, make());
      keep(entries, key, entry);
      if (!entry.known) return withReadTimeout(entry.made);
      if (now() > entry.known.freshUntil && !entry.isRefreshing) renew(entries, key, entry, make);
      return entry.known.value;
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
