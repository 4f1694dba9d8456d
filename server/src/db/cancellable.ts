import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type PoolClient } from 'pg';
import { discard, withConnection } from './connections';
import { CASING, type Database, type Queryable } from './database';

/** What ends by itself so soon is left alone: cancelling it would cost more. */
const GRACE_MS = 100;
const CANCEL_MS = 2_000;

const roots = new WeakMap<Queryable, Queryable>();
const bound = new WeakMap<PoolClient, Queryable>();

/** The whole database that a connection of `runCancellable` belongs to; anything else as it is. */
export const rootOf = (db: Queryable): Queryable => roots.get(db) ?? db;

/** The same object for the same connection, so that what is prepared on it is found again. */
function bind(db: Database, client: PoolClient): Queryable {
  const known = bound.get(client);
  if (known) return known;
  const made: Queryable = drizzle(client, { casing: CASING });
  bound.set(client, made);
  roots.set(made, db);
  return made;
}

/**
 * Runs `work` on a connection of its own, and at the signal cancels what it has running there. The connection is given
 * back only when the cancellation has arrived, which therefore never meets another's statement. The embedded
 * database has one connection and cannot cancel.
 */
export async function runCancellable<Result>(
  db: Database,
  signal: AbortSignal,
  work: (db: Queryable) => Promise<Result>,
): Promise<Result> {
  if (db.$client.options.max === 1) return work(db);
  return withConnection(db.$client, async (client) => {
    let cancellation: Promise<void> | undefined;
    let timer: NodeJS.Timeout | undefined;
    const cancelSoon = () => {
      timer = setTimeout(() => {
        cancellation = cancel(db, client);
      }, GRACE_MS);
    };
    try {
      signal.throwIfAborted();
      signal.addEventListener('abort', cancelSoon);
      return await work(bind(db, client));
    } finally {
      signal.removeEventListener('abort', cancelSoon);
      clearTimeout(timer);
      await cancellation;
    }
  });
}

/**
 * By a connection that is not the pool's, for those may all be waiting. A cancellation that is not known to have arrived
 * may arrive later: then the connection is not used again.
 */
async function cancel(db: Database, client: PoolClient): Promise<void> {
  const other = new Client({ ...db.$client.options, query_timeout: CANCEL_MS });
  other.on('error', () => {});
  try {
    await other.connect();
    await other.query('SELECT pg_cancel_backend($1)', [processOf(client)]);
  } catch {
    discard(client);
  } finally {
    await other.end().catch(() => {});
  }
}

/** pg knows the number of the process that serves a connection, and its types do not. */
const processOf = (client: PoolClient): number => (client as PoolClient & { processID: number }).processID;
