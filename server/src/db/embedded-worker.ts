/**
 * The embedded database's own thread: PGlite behind a socket that speaks PostgreSQL's protocol, so that the main
 * loop never stalls and the rest of the server knows one driver.
 */
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** A migrated database that the build has packed beside this file; without it one is made from nothing. */
async function readImage(): Promise<Blob | undefined> {
  const file = new URL('./database.tar.gz', import.meta.url);
  return existsSync(file) ? new Blob([await readFile(file)]) : undefined;
}

const { folder, socketPath } = workerData as { folder: string; socketPath: string };

// A new database is made apart and put in place whole: a start that is cut short leaves no half of one.
if (!existsSync(folder)) {
  const making = `${folder}.new`;
  await rm(making, { recursive: true, force: true });
  const image = await readImage();
  const fresh = await PGlite.create({ dataDir: making, ...(image && { loadDataDir: image }) });
  await fresh.close();
  await rename(making, folder);
}

const database = await PGlite.create({ dataDir: folder, extensions: { pg_trgm, unaccent } });
// The pool has one connection; the others are for its successor while a broken one is still being put away.
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 4 });
await server.start();

parentPort?.once('message', async () => {
  await server.stop();
  await database.close();
  parentPort?.close();
});
parentPort?.postMessage('listening');
