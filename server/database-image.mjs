import { createHash } from 'node:crypto';
import { readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

/**
 * Makes the embedded database as it is before the first visitor, migrated and packed: a first start unpacks it, which is
 * quicker than making one. Made anew only when a migration or PGlite has changed.
 */
export async function makeDatabaseImage(migrationsFolder, file) {
  const fingerprint = await readFingerprint(migrationsFolder);
  const mark = `${file}.fingerprint`;
  if ((await readFile(mark, 'utf8').catch(() => '')) === fingerprint) return;
  const database = await PGlite.create({ extensions: { pg_trgm, unaccent } });
  await migrate(drizzle(database), { migrationsFolder });
  await database.exec('VACUUM');
  const image = await database.dumpDataDir('gzip');
  await database.close();
  await writeFile(`${file}.new`, Buffer.from(await image.arrayBuffer()));
  await rename(`${file}.new`, file);
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
