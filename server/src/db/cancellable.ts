import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type PoolClient } from 'pg';
import { destroyConnection, withConnection } from './connections';
import { CASING, type Database, type Queryable } from './database';

/** Queries that end within this time are not cancelled, because cancelling costs more. */
const GRACE_MS = 100;
const CANCEL_MS = 2_000;

const roots = new WeakMap<Queryable, Queryable>();
const bound = new WeakMap<PoolClient, Queryable>();

/**
 * The database that a connection of `runCancellable` belongs to; any other argument is returned unchanged.
 */
export const rootOf = (db: Queryable): Queryable => roots.get(db) ?? db;

/** Returns the same object for the same connection, so that its prepared statements are reused. */
function bind(db: Database, client: PoolClient): Queryable {
  const known = bound.get(client);
  if (known) return known;
  const made: Queryable = drizzle(client, { casing: CASING });
  bound.set(client, made);
  roots.set(made, db);
  return made;
}

/**
 * Runs `work` on a dedicated connection and cancels its running statement on abort. The connection is
 * released only after the cancellation has arrived, so that it cannot hit another caller's statement. The
 * embedded database has one connection and cannot cancel: `work` runs to its end.
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
 * Uses a connection outside the pool, because all of the pool's may be waiting. An unconfirmed cancellation
 * may still arrive later, so the connection is discarded.
 */
async function cancel(db: Database, client: PoolClient): Promise<void> {
  const other = new Client({ ...db.$client.options, query_timeout: CANCEL_MS });
  other.on('error', () => {});
  try {
    await other.connect();
    await other.query('SELECT pg_cancel_backend($1)', [processOf(client)]);
  } catch {
    destroyConnection(client);
  } finally {
    await other.end().catch(() => {});
  }
}

/** pg exposes the process id of a connection's backend, but its types do not. */
const processOf = (client: PoolClient): number => (client as PoolClient & { processID: number }).processID;
