/**
 * Worker thread of the embedded database: PGlite behind a socket with PostgreSQL's wire protocol, so that the
 * main event loop never stalls and the rest of the server uses one driver.
 */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { copyFolder } from './copy-folder';
import type { ThreadData } from './embedded';
import { optimizeWasmLater } from './wasm-tiering';

/** A migrated database made by the build; without it a new one is created. */
const IMAGE = fileURLToPath(new URL('./database', import.meta.url));

async function make(folder: string): Promise<void> {
  if (existsSync(IMAGE)) return copyFolder(IMAGE, folder);
  const { PGlite } = await import('@electric-sql/pglite');
  await (await PGlite.create({ dataDir: folder })).close();
}

/**
 * Creates a new database in a temporary folder and renames it, so that an interrupted start leaves no partial
 * database. Of a template, the files are there before the rows that name them.
 */
async function createIfMissing(dataDir: string, template: string | undefined): Promise<void> {
  const folder = join(dataDir, 'database');
  if (existsSync(folder)) return;
  const making = `${folder}.new`;
  await rm(making, { recursive: true, force: true });
  if (template) {
    await copyFolder(join(template, 'files'), join(dataDir, 'files'));
    await copyFolder(join(template, 'database'), making);
  } else await make(making);
  await rename(making, folder);
}

/**
 * Instead of 128 MB, which PGlite fills with zeros when it opens; the rest is read from files in the
 * operating system's page cache.
 */
const SHARED_BUFFERS = ['-c', 'shared_buffers=32MB'];

optimizeWasmLater();

const { dataDir, template, socketPath } = workerData as ThreadData;

// The code is loaded while the files are copied.
const [{ PGlite }, { btree_gist }, { pg_trgm }, { unaccent }, { PGLiteSocketServer }] = await Promise.all([
  import('@electric-sql/pglite'),
  import('@electric-sql/pglite/contrib/btree_gist'),
  import('@electric-sql/pglite/contrib/pg_trgm'),
  import('@electric-sql/pglite/contrib/unaccent'),
  import('@electric-sql/pglite-socket'),
  createIfMissing(dataDir, template),
]);
const database = await PGlite.create({
  dataDir: join(dataDir, 'database'),
  extensions: { btree_gist, pg_trgm, unaccent },
  startParams: [...PGlite.defaultStartParams, ...SHARED_BUFFERS],
});
// The socket server stops responding after such an error, so end the thread with the reason.
const execute = database.execProtocolRawStream.bind(database);
database.execProtocolRawStream = (...message) =>
  execute(...message).catch((error: unknown) => {
    setImmediate(() => {
      throw error;
    });
    throw error;
  });
// The pool has one connection; the others allow a new one while a broken one is still being closed.
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 4 });
await server.start();

parentPort?.once('message', async () => {
  await server.stop();
  await database.close();
  parentPort?.close();
});
parentPort?.postMessage('listening');
