import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Pool, type QueryConfig } from 'pg';
import { startAutovacuum } from './autovacuum';
import { onFatalError, watchConnections } from './connections';
import { lockFolder } from './folder-lock';

/** For the database's thread, in megabytes; V8's default is 48. */
const YOUNG_GENERATION_MB = 12;
/** The kernel's limit for a unix socket's path is 104 bytes on macOS and 108 on Linux. */
const MAX_SOCKET_PATH_LENGTH = 100;
const SOCKET_FILE = '.s.PGSQL.5432';

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** The built `embedded-worker.js`. */
  readonly workerFile: string;
  /**
   * Called when the database is lost while the server runs: after a fatal error, as on a full disk, the end
   * of its thread, or the removal of the folder's lock.
   */
  readonly onLost: (error: Error) => void;
  readonly timeoutFactor?: number;
  /** Time between two rounds of `startAutovacuum`. */
  readonly napMs?: number;
  /** Folder with `database` and `files`, of which a data folder without a database becomes a copy. */
  readonly template?: string | undefined;
}

/** What the database's thread gets. */
export interface ThreadData {
  readonly dataDir: string;
  readonly template: string | undefined;
  readonly socketPath: string;
}

/** Thrown when the embedded database does not open; a start with more disk space may succeed. */
export class EmbeddedStartError extends Error {
  override readonly name = 'EmbeddedStartError';
  constructor(cause: Error) {
    super(`The embedded database does not open (${cause.message}). Is there room on the disk of DATA_DIR?`, {
      cause,
    });
  }
}

interface Embedded {
  readonly pool: Pool;
  /** Resolves once the pool can connect; rejects when the database does not open. */
  readonly opened: Promise<void>;
  close(): Promise<void>;
}

/**
 * Locks a data folder and opens its database in a separate thread; rejects with `FolderInUseError` when
 * another process holds the lock.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  await mkdir(options.dataDir, { recursive: true });
  const unlock = await lockFolder(options.dataDir, options.onLost);
  try {
    const socketFolder = await makeSocketFolder(options.dataDir);
    const thread = startThread(options, join(socketFolder, SOCKET_FILE));
    const pool = connect(socketFolder, options);
    const endAutovacuum = startAutovacuum(pool, options.napMs);
    return {
      pool,
      opened: thread.opened,
      close: async () => {
        endAutovacuum();
        await pool.end();
        await thread.stop();
        await rm(socketFolder, { recursive: true, force: true });
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function makeSocketFolder(dataDir: string): Promise<string> {
  const inside = join(dataDir, 'socket');
  const isTooLong = Buffer.byteLength(join(inside, SOCKET_FILE)) > MAX_SOCKET_PATH_LENGTH;
  const folder = isTooLong ? join(tmpdir(), `metier-${randomBytes(8).toString('hex')}`) : inside;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

function startThread({ dataDir, template, workerFile, onLost }: EmbeddedOptions, socketPath: string) {
  const worker = new Worker(workerFile, {
    workerData: { dataDir, template, socketPath } satisfies ThreadData,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  const exited = once(worker, 'exit').catch(() => {});
  let isStopping = false;
  const opened = waitUntilOpen(worker, (error) => !isStopping && onLost(error));
  // Callers await it later; until then a rejection must not count as unhandled.
  opened.catch(() => {});
  return {
    opened,
    /** Lets the database write everything and end; terminates its thread after 5 s. */
    async stop(): Promise<void> {
      isStopping = true;
      worker.postMessage('close');
      const deadline = setTimeout(() => void worker.terminate(), 5_000);
      await exited.finally(() => clearTimeout(deadline));
    },
  };
}

async function waitUntilOpen(worker: Worker, onLost: EmbeddedOptions['onLost']): Promise<void> {
  const cutShort = new AbortController();
  worker.once('exit', () => cutShort.abort(new Error('The embedded database ended while it was starting.')));
  await once(worker, 'message', { signal: cutShort.signal }).catch((cause: Error) => {
    throw new EmbeddedStartError(cause);
  });
  worker.on('error', onLost);
  worker.on('exit', () => onLost(new Error('Its thread ended.')));
}

/** One connection, because all of PGlite's connections share one session; acquiring it has a timeout. */
function connect(socketFolder: string, { onLost, timeoutFactor = 1 }: EmbeddedOptions): Pool {
  const timeout = 10_000 * timeoutFactor;
  const pool = new Pool({
    host: socketFolder,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: timeout,
    onConnect: (client) => {
      onFatalError(client, onLost);
      // A new connection inherits the session of the previous one, including its prepared statements.
      return client.query({ text: 'DEALLOCATE ALL', query_timeout: timeout } as QueryConfig);
    },
  });
  return watchConnections(pool, 2 * timeout);
}
