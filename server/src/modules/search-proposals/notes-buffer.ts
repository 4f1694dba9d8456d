import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { isUnavailable } from '../../db/database-errors';
import { addNoted, nameHeard, type NotedRow } from './search-proposals.repository';

/** A crash loses what this interval has collected. */
const FLUSH_MS = 30_000;
/** Of an interval; further words are dropped. */
const MAX_ROWS = 1_000;

/** Collects rows for the database: one transaction an interval, however many people search. */
export interface NotesBuffer {
  add(row: NotedRow): void;
  /** Writes what has been collected; it is kept for the next time when the database is away. */
  flush(): Promise<void>;
}

export function createNotesBuffer(db: Database, log: Pick<FastifyBaseLogger, 'warn'>): NotesBuffer {
  let rows = new Map<string, NotedRow>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function add(row: NotedRow): void {
    const name = `${row.day} ${row.key} ${row.job}`;
    const before = rows.get(name);
    if (before) rows.set(name, addRows(before, row));
    else if (rows.size < MAX_ROWS) rows.set(name, row);
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
  }

  async function write(): Promise<void> {
    const written = [...rows.values()];
    if (written.length === 0) return;
    rows = new Map();
    let isWritten = false;
    try {
      await addNoted(db, written);
      isWritten = true;
      await nameHeard(db, written);
    } catch (err) {
      if (!isWritten && isUnavailable(err)) written.forEach(add);
      log.warn({ err }, 'searches could not be counted');
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  }

  return { add, flush };
}

const addRows = (one: NotedRow, other: NotedRow): NotedRow => ({
  ...one,
  count: one.count + other.count,
  empty: one.empty + other.empty,
  leftOut: one.leftOut + other.leftOut,
  widened: one.widened + other.widened,
  visitors: one.visitors | other.visitors,
});
