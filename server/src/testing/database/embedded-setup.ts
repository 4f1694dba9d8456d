import { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../db/open-database';
import { buildWorkers } from '../build-workers';
import { cacheFolder, migrationsFolder, templateFolder, workerFile } from '../test-paths';

/** Creates one migrated data folder as the template of every suite. */
export default async function setUp(): Promise<void> {
  await buildWorkers();
  const fingerprint = await readFingerprint();
  const isFresh =
    (await readFile(join(templateFolder, 'fingerprint'), 'utf8').catch(() => '')) === fingerprint;
  if (!isFresh) await makeTemplate(fingerprint);
}

/** Created in a temporary folder and renamed, so that two concurrent runs do not interfere. */
async function makeTemplate(fingerprint: string): Promise<void> {
  const dataDir = await mkdtemp(join(cacheFolder, 'making-'));
  const database = await openDatabase({ dataDir, workerFile, migrationsFolder, onLost: fail });
  await database.migrate();
  await database.close();
  await removeTemplateDatabases(join(dataDir, 'database', 'base'));
  await writeFile(join(dataDir, 'fingerprint'), fingerprint);
  await rm(templateFolder, { recursive: true, force: true });
  await rename(dataDir, templateFolder);
}

/** Empties `template1` and `template0`, half of the files to copy: only CREATE DATABASE reads them. */
async function removeTemplateDatabases(base: string): Promise<void> {
  for (const folder of ['1', '4']) {
    const names = await readdir(join(base, folder));
    const unused = names.filter((name) => name !== 'PG_VERSION');
    await Promise.all(unused.map((name) => rm(join(base, folder, name))));
  }
}

async function readFingerprint(): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile(workerFile))
    .update(await readFile(__filename));
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) hash.update(await readFile(join(migrationsFolder, name)));
  return hash.digest('hex');
}

function fail(error: Error): never {
  throw error;
}
