import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

/**
 * Builds an image of the migrated, empty embedded database, because copying the folder at the first start is
 * faster than creating a database. Rebuilt only when a migration or PGlite has changed.
 */
export async function makeDatabaseImage(migrationsFolder, folder) {
  const fingerprint = await readFingerprint(migrationsFolder);
  const mark = `${folder}.fingerprint`;
  if ((await readFile(mark, 'utf8').catch(() => '')) === fingerprint) return;
  const making = `${folder}.new`;
  await rm(making, { recursive: true, force: true });
  await mkdir(dirname(making), { recursive: true });
  // Code that runs once is not worth optimizing: that takes a third of the time.
  setFlagsFromString('--liftoff-only');
  const database = await PGlite.create({ dataDir: making, extensions: { btree_gist, pg_trgm, unaccent } });
  await migrate(drizzle(database), { migrationsFolder });
  await database.exec('VACUUM');
  await database.close();
  await rm(mark, { force: true });
  await rm(folder, { recursive: true, force: true });
  await rename(making, folder);
  await writeFile(mark, fingerprint);
}

async function readFingerprint(folder) {
  const own = createHash('sha256').update(
    await readFile(new URL(import.meta.resolve('@electric-sql/pglite'))),
  );
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) own.update(await readFile(join(folder, name)));
  return own.digest('hex');
}
