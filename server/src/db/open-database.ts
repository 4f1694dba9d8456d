import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { CASING, type Database } from './database';
import { openEmbedded } from './embedded';
import { migrate } from './migrate';

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
  /** Brings the tables up to this release, as soon as it is open; never back. Safe when several servers start together. */
  migrate(): Promise<void>;
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
  return {
    db: drizzle(pool, { casing: CASING }),
    kind: options.databaseUrl ? 'postgres' : 'embedded',
    opened,
    migrate: async () => {
      await opened;
      await migrate(pool, options.migrationsFolder);
    },
    close,
  };
}

/** A PostgreSQL, without migrating it. */
export function openPostgres(connectionString: string): {
  db: Database;
  pool: Pool;
  close(): Promise<void>;
} {
  const pool = new Pool({
    connectionString,
    max: 16,
    connectionTimeoutMillis: 5_000,
    // Below the client's own time-out, so that a slow statement ends before its reader has left.
    statement_timeout: 4_500,
    idle_in_transaction_session_timeout: 10_000,
  });
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {});
  return { db: drizzle(pool, { casing: CASING }), pool, close: () => pool.end() };
}
