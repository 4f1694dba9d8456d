import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Pool, type QueryConfig } from 'pg';
import { onFatalError, watchConnections } from './connections';
import { lockFolder } from './folder-lock';

/** Of the database's thread, in megabytes; V8's own choice is 48. */
const YOUNG_GENERATION_MB = 12;
/** The kernel's limit for a unix socket's path is 104 bytes on macOS and 108 on Linux. */
const LONGEST_SOCKET_PATH = 100;
const SOCKET_FILE = '.s.PGSQL.5432';

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** The built `embedded-worker.js`. */
  readonly workerFile: string;
  /**
   * Told when the database is lost while the server runs: it gave up, as on a full disk, its thread died, or the folder's
   * lock was taken away.
   */
  readonly onLost: (error: Error) => void;
}

/** The embedded database does not open; a start with room on the disk may mend it. */
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
  /** Until then the pool reaches nothing. Rejects when the database does not open. */
  readonly opened: Promise<void>;
  close(): Promise<void>;
}

/**
 * Takes a data folder and lets its database open in a thread of its own; rejects with `FolderInUseError` when another
 * process has the folder.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  await mkdir(options.dataDir, { recursive: true });
  const unlock = await lockFolder(options.dataDir, options.onLost);
  try {
    const socketFolder = await makeSocketFolder(options.dataDir);
    const thread = startThread(options, join(socketFolder, SOCKET_FILE));
    const pool = connect(socketFolder, options.onLost);
    return {
      pool,
      opened: thread.opened,
      close: async () => {
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
  const isTooLong = Buffer.byteLength(join(inside, SOCKET_FILE)) > LONGEST_SOCKET_PATH;
  const folder = isTooLong ? join(tmpdir(), `metier-${randomBytes(8).toString('hex')}`) : inside;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

function startThread({ dataDir, workerFile, onLost }: EmbeddedOptions, socketPath: string) {
  const worker = new Worker(workerFile, {
    workerData: { folder: join(dataDir, 'database'), socketPath },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  const exited = once(worker, 'exit').catch(() => {});
  let isStopping = false;
  const opened = waitUntilOpen(worker, (error) => !isStopping && onLost(error));
  // Whoever needs it waits for it, which may be a while later.
  opened.catch(() => {});
  return {
    opened,
    /** Asks it to write everything and end; after that it is ended without being asked. */
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

/** One connection, because all of PGlite's connections share one session; waiting for it has an end. */
function connect(socketFolder: string, onLost: EmbeddedOptions['onLost']): Pool {
  const pool = new Pool({
    host: socketFolder,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    onConnect: (client) => {
      onFatalError(client, onLost);
      // A new connection meets the old one's session, and its prepared statements.
      return client.query({ text: 'DEALLOCATE ALL', query_timeout: 10_000 } as QueryConfig);
    },
  });
  return watchConnections(pool, 20_000);
}
