/**
 * The embedded database's own thread: PGlite behind a socket that speaks PostgreSQL's protocol, so that the main
 * loop never stalls and the rest of the server knows one driver.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

/** A migrated database that the build has made beside this file; without it one is made from nothing. */
const IMAGE = fileURLToPath(new URL('./database', import.meta.url));

/** All files at once: 0.1 s instead of the 0.6 of Node's own `cp`, which takes one after the other. */
async function copy(from: string, to: string): Promise<void> {
  await mkdir(to);
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      return entry.isDirectory() ? copy(source, target) : copyFile(source, target);
    }),
  );
}

async function make(folder: string): Promise<void> {
  if (existsSync(IMAGE)) return copy(IMAGE, folder);
  const { PGlite } = await import('@electric-sql/pglite');
  await (await PGlite.create({ dataDir: folder })).close();
}

/** A new database is made apart and put in place whole: a start that is cut short leaves no half of one. */
async function makeUnlessThere(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const making = `${folder}.new`;
  await rm(making, { recursive: true, force: true });
  await make(making);
  await rename(making, folder);
}

/**
 * Instead of 128 MB, which PGlite writes zeros into when it opens; what does not fit is read from files that the operating
 * system keeps in memory anyway.
 */
const SHARED_BUFFERS = ['-c', 'shared_buffers=32MB'];

const { folder, socketPath } = workerData as { folder: string; socketPath: string };

// The code is loaded while the files are copied.
const [{ PGlite }, { pg_trgm }, { unaccent }, { PGLiteSocketServer }] = await Promise.all([
  import('@electric-sql/pglite'),
  import('@electric-sql/pglite/contrib/pg_trgm'),
  import('@electric-sql/pglite/contrib/unaccent'),
  import('@electric-sql/pglite-socket'),
  makeUnlessThere(folder),
]);
const database = await PGlite.create({
  dataDir: folder,
  extensions: { pg_trgm, unaccent },
  startParams: [...PGlite.defaultStartParams, ...SHARED_BUFFERS],
});
// Its socket server answers nothing any more after such an error: better to end, and say why.
const execute = database.execProtocolRawStream.bind(database);
database.execProtocolRawStream = (...message) =>
  execute(...message).catch((error: unknown) => {
    setImmediate(() => {
      throw error;
    });
    throw error;
  });
// The pool has one connection; the others are for its successor while a broken one is still being put away.
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 4 });
await server.start();

parentPort?.once('message', async () => {
  await server.stop();
  await database.close();
  parentPort?.close();
});
parentPort?.postMessage('listening');
