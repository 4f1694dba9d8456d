import { rootOf } from '../../db/cancellable';
import type { Queryable } from '../../db/database';

/** A value is given as it is remembered so long; then it is still given once more, and made anew meanwhile. */
const FRESH_MS = 30_000;
/** And from here on its readers wait for the new one. */
export const LONGEST_MS = 60_000;

interface Entry<Value> {
  value: Promise<Value>;
  madeAt: number;
  isRenewed: boolean;
}

export interface Memory<Value> {
  /**
   * What `key` names: remembered, or made now, once for all who ask meanwhile; so not on the connection of the one who
   * asked first, who may leave.
   */
  read(db: Queryable, key: string, make: (db: Queryable) => Promise<Value>): Promise<Value>;
}

/**
 * Remembers for each database what takes long to find out and may be a minute old. What turns out not to be
 * `isWorthIt` is made each time. The entries not asked for longest give way first.
 */
export function createMemory<Value>(
  isWorthIt: (value: Value) => boolean,
  mostEntries: number,
  now: () => number = Date.now,
): Memory<Value> {
  const memories = new WeakMap<Queryable, Map<string, Entry<Value>>>();

  function put(entries: Map<string, Entry<Value>>, key: string, value: Promise<Value>): Promise<Value> {
    const entry = { value, madeAt: now(), isRenewed: false };
    entries.set(key, entry);
    for (const oldest of entries.keys()) if (entries.size > mostEntries) entries.delete(oldest);
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    value.then((made) => {
      if (!isWorthIt(made)) forget();
    }, forget);
    return value;
  }

  return {
    read(asked, key, makeOn) {
      const db = rootOf(asked);
      const make = () => makeOn(db);
      const entries = memories.get(db) ?? new Map<string, Entry<Value>>();
      memories.set(db, entries);
      const entry = entries.get(key);
      const age = entry ? now() - entry.madeAt : Infinity;
      if (!entry || age > LONGEST_MS) {
        entries.delete(key);
        return put(entries, key, make());
      }
      entries.delete(key);
      entries.set(key, entry);
      if (age > FRESH_MS && !entry.isRenewed) {
        entry.isRenewed = true;
        make().then(
          (made) => void put(entries, key, Promise.resolve(made)),
          () => {
            entry.isRenewed = false;
          },
        );
      }
      return entry.value;
    },
  };
}
