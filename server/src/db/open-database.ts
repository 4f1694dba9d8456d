import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { watchConnections } from './connections';
import { CASING, type Database } from './database';
import { openEmbedded } from './embedded';
import { migrate } from './migrate';
import { waitUntilReachable } from './wait-until-reachable';

export interface DatabaseOptions {
  /** PostgreSQL's address; without one the embedded database of `dataDir` is opened. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly workerFile: string;
  readonly migrationsFolder: string;
  /** Told when the embedded database is lost while the server runs. */
  readonly onLost: (error: Error) => void;
}

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'postgres' | 'embedded';
  /** Fulfilled once it can be asked; rejects when the embedded one does not open. */
  readonly opened: Promise<void>;
  /**
   * Brings the tables up to this release, as soon as it is open; never back. Safe when several servers start together.
   * Waits a minute for a PostgreSQL that is away or starting, and says so.
   */
  migrate(report?: (step: string) => void): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the configured database, the embedded one in a thread of its own meanwhile. Rejects with `FolderInUseError` when
 * that one's folder is taken.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { pool, opened, close } = options.databaseUrl
    ? { ...openPostgres(options.databaseUrl), opened: Promise.resolve() }
    : await openEmbedded(options);
  let closing: Promise<void> | undefined;
  return {
    db: drizzle(pool, { casing: CASING }),
    kind: options.databaseUrl ? 'postgres' : 'embedded',
    opened,
    migrate: async (report) => {
      await opened;
      await waitUntilReachable(pool, report);
      await migrate(pool, options.migrationsFolder);
    },
    close: () => (closing ??= close()),
  };
}

/** A statement that the server has not ended by its own time-out is not going to be answered. */
const SILENCE_MS = 5_000;

/** A PostgreSQL, without migrating it. */
export function openPostgres(connectionString: string): {
  db: Database;
  pool: Pool;
  close(): Promise<void>;
} {
  const pool = new Pool({
    connectionString,
    max: 16,
    // Below the client's own time-out, so that its reader is there to learn of it.
    connectionTimeoutMillis: 4_000,
    statement_timeout: 4_500,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  watchConnections(pool, SILENCE_MS);
  return { db: drizzle(pool, { casing: CASING }), pool, close: () => pool.end() };
}
