import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { watchConnections } from './connections';
import { CASING, type Database } from './database';
import { openEmbedded } from './embedded';
import { migrate } from './migrate';
import { waitUntilReachable } from './wait-until-reachable';

export interface DatabaseOptions {
  /** URL of PostgreSQL; without it the embedded database of `dataDir` is opened. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly workerFile: string;
  readonly migrationsFolder: string;
  /** Called when the embedded database is lost while the server runs. */
  readonly onLost: (error: Error) => void;
  /** See `EmbeddedOptions`. */
  readonly template?: string | undefined;
  /** Multiplies the timeouts of connections and statements; 1 by default. */
  readonly timeoutFactor?: number;
  /** See `EmbeddedOptions`. */
  readonly napMs?: number;
}

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'postgres' | 'embedded';
  /** Resolves once the embedded database is open, at once for PostgreSQL; rejects when it does not open. */
  readonly opened: Promise<void>;
  /**
   * Applies the pending migrations once the database is open; never reverts any. Safe when several servers
   * start together. Retries for a minute while PostgreSQL is unreachable or starting, and reports it.
   */
  migrate(report?: (step: string) => void): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the configured database; the embedded one opens in a separate thread in the background. Rejects with
 * `FolderInUseError` when its folder is in use.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { pool, opened, close } = options.databaseUrl
    ? { ...openPostgres(options.databaseUrl, options.timeoutFactor), opened: Promise.resolve() }
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

/** Longer than the server's own statement timeout: after it, no response is expected. */
const SILENCE_MS = 5_000;

/** Opens a PostgreSQL without migrating it. */
export function openPostgres(
  connectionString: string,
  timeoutFactor = 1,
): {
  db: Database;
  pool: Pool;
  close(): Promise<void>;
} {
  const pool = new Pool({
    connectionString,
    max: 16,
    // Below the client's own timeout, so that the client still receives the error.
    connectionTimeoutMillis: 4_000 * timeoutFactor,
    statement_timeout: 4_500 * timeoutFactor,
    idle_in_transaction_session_timeout: 10_000 * timeoutFactor,
    keepAlive: true,
  });
  watchConnections(pool, SILENCE_MS * timeoutFactor);
  return { db: drizzle(pool, { casing: CASING }), pool, close: () => pool.end() };
}
