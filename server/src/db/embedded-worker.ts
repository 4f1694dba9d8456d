/**
 * The embedded database's own thread: PGlite behind a socket that speaks PostgreSQL's protocol, so that the main
 * loop never stalls and the rest of the server knows one driver.
 */
import { cpSync, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** A migrated database that the build has made beside this file; without it one is made from nothing. */
const IMAGE = new URL('./database', import.meta.url);

async function make(folder: string): Promise<void> {
  if (existsSync(IMAGE)) return cpSync(IMAGE, folder, { recursive: true });
  await (await PGlite.create({ dataDir: folder })).close();
}

const { folder, socketPath } = workerData as { folder: string; socketPath: string };

// A new database is made apart and put in place whole: a start that is cut short leaves no half of one.
if (!existsSync(folder)) {
  const making = `${folder}.new`;
  await rm(making, { recursive: true, force: true });
  await make(making);
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
