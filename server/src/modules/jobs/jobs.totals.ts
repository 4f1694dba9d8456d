import type { Queryable } from '../../db/database';

/** Below this a count costs next to nothing, and is made each time. */
const LARGE = 10_000;
const REMEMBERED_MS = 30_000;
const MOST_ENTRIES = 1_000;

interface Remembered {
  readonly total: Promise<number>;
  readonly until: number;
}

const totalsOf = new WeakMap<Queryable, Map<string, Remembered>>();

/**
 * How many there are: counted each time as long as they are few, else at most every 30 seconds, and once for all who
 * ask meanwhile. `key` names what is counted.
 */
export function rememberLarge(
  db: Queryable,
  key: string,
  countNow: () => Promise<number>,
  now: () => number = Date.now,
): Promise<number> {
  const totals = totalsOf.get(db) ?? new Map<string, Remembered>();
  totalsOf.set(db, totals);
  const remembered = totals.get(key);
  if (remembered && remembered.until > now()) return remembered.total;
  const total = countNow();
  const entry = { total, until: now() + REMEMBERED_MS };
  const forget = () => {
    if (totals.get(key) === entry) totals.delete(key);
  };
  totals.delete(key);
  totals.set(key, entry);
  for (const oldest of totals.keys()) if (totals.size > MOST_ENTRIES) totals.delete(oldest);
  total.then((counted) => counted < LARGE && forget(), forget);
  return total;
}
