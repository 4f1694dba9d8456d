import { rootOf } from '../../db/cancellable';
import { inTransaction, type Queryable } from '../../db/database';
import { isTimeOut } from '../../db/database-errors';

/** A value is given as it is remembered so long; whoever asks later is given it, too, and has it made anew meanwhile. */
export const FRESH_MS = 30_000;
/** But so many times as long as the making took at least: what is slow to find out is a twentieth of a processor's work. */
const FRESH_TIMES = 20;
/** What nobody has asked for so long is made before it is given. */
export const LONGEST_MS = 3_600_000;
/** Nobody waits longer for what is in the making. */
export const PATIENCE_MS = 1_000;
/** What exceeds the time-out of a statement that somebody waits for is tried with this one. */
const SLOWEST_MS = 120_000;

interface Entry<Value> {
  readonly made: Promise<Value>;
  /** What `made` is, from when it is known on. */
  known?: { readonly value: Value; readonly freshUntil: number };
  readonly begunAt: number;
  isRenewed: boolean;
}

export interface Memory<Value> {
  /**
   * What `key` names: remembered, or made now, once for all who ask meanwhile; so not on the connection of the one who
   * asked first, who may leave. Undefined when that takes longer than anybody should wait; it goes on all the same.
   */
  read(db: Queryable, key: string, make: (db: Queryable) => Promise<Value>): Promise<Value | undefined>;
}

/**
 * Remembers for each database what takes long to find out and may be a little old. What turns out not to be
 * `isWorthIt` is made each time. The entries not asked for longest give way first.
 */
export function createMemory<Value>(
  isWorthIt: (value: Value) => boolean,
  mostEntries: number,
  now: () => number = () => performance.now(),
): Memory<Value> {
  const memories = new WeakMap<Queryable, Map<string, Entry<Value>>>();

  function begin(entries: Map<string, Entry<Value>>, key: string, made: Promise<Value>): Entry<Value> {
    const begunAt = now();
    const entry: Entry<Value> = { made, begunAt, isRenewed: false };
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    made.then((value) => {
      if (!isWorthIt(value)) return forget();
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

  /** The old one is given until the new one is there. */
  function renew(
    entries: Map<string, Entry<Value>>,
    key: string,
    old: Entry<Value>,
    make: () => Promise<Value>,
  ) {
    old.isRenewed = true;
    const next = begin(entries, key, make());
    next.made.then(
      () => {
        if (entries.get(key) !== old) return;
        if (next.known) keep(entries, key, next);
        else entries.delete(key);
      },
      () => {
        old.isRenewed = false;
      },
    );
  }

  return {
    async read(asked, key, makeOn) {
      const db = rootOf(asked);
      const make = () => makePatiently(db, makeOn);
      const entries = memories.get(db) ?? new Map<string, Entry<Value>>();
      memories.set(db, entries);
      const found = entries.get(key);
      const isGood = found && (!found.known || now() - found.begunAt <= LONGEST_MS);
      const entry = isGood ? found : begin(entries, key, make());
      keep(entries, key, entry);
      if (!entry.known) return withinPatience(entry.made);
      if (now() > entry.known.freshUntil && !entry.isRenewed) renew(entries, key, entry, make);
      return entry.known.value;
    },
  };
}

async function makePatiently<Value>(db: Queryable, make: (db: Queryable) => Promise<Value>): Promise<Value> {
  try {
    return await make(db);
  } catch (error) {
    if (!isTimeOut(error)) throw error;
    return inTransaction(db, make, { statementMs: SLOWEST_MS });
  }
}

async function withinPatience<Value>(made: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, undefined);
  });
  try {
    return await Promise.race([made, patience]);
  } finally {
    clearTimeout(timer);
  }
}
