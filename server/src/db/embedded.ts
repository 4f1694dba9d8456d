import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Pool } from 'pg';
import { lockFolder } from './folder-lock';

/** The kernel's limit for a unix socket's path is 104 bytes on macOS and 108 on Linux. */
const LONGEST_SOCKET_PATH = 100;
const SOCKET_FILE = '.s.PGSQL.5432';

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** The built `embedded-worker.js`. */
  readonly workerFile: string;
  /** Told when the database is lost while the server runs: its thread died, or the folder's lock was taken away. */
  readonly onLost: (error: Error) => void;
}

/** Starts the embedded database of a data folder; rejects with `FolderInUseError` when another process has it. */
export async function openEmbedded(
  options: EmbeddedOptions,
): Promise<{ pool: Pool; close(): Promise<void> }> {
  await mkdir(options.dataDir, { recursive: true });
  const unlock = await lockFolder(options.dataDir, options.onLost);
  try {
    const socketFolder = await makeSocketFolder(options.dataDir);
    const worker = await startWorker(options, join(socketFolder, SOCKET_FILE));
    const pool = connect(socketFolder);
    return {
      pool,
      close: async () => {
        await pool.end();
        await stopWorker(worker);
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

async function startWorker(options: EmbeddedOptions, socketPath: string): Promise<Worker> {
  const folder = join(options.dataDir, 'database');
  const worker = new Worker(options.workerFile, { workerData: { folder, socketPath } });
  const cutShort = new AbortController();
  worker.once('exit', () => cutShort.abort(new Error('The embedded database ended while it was starting.')));
  await once(worker, 'message', { signal: cutShort.signal });
  worker.on('error', options.onLost);
  return worker;
}

/** Asks the worker to write everything and end; after that it is ended without being asked. */
async function stopWorker(worker: Worker): Promise<void> {
  const hasExited = once(worker, 'exit');
  worker.postMessage('close');
  const deadline = setTimeout(() => void worker.terminate(), 5_000);
  await hasExited.finally(() => clearTimeout(deadline));
}

/** One connection, because all of PGlite's connections share one session; waiting for it has an end. */
function connect(socketFolder: string): Pool {
  const pool = new Pool({
    host: socketFolder,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    query_timeout: 20_000,
    // A new connection meets the old one's session, and its prepared statements.
    onConnect: (client) => client.query('DEALLOCATE ALL'),
  });
  pool.on('error', () => {});
  return pool;
}
