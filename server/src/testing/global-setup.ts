import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { buildRenderWorker } from '../../build-render-worker.cjs';
import { openDatabase } from '../db/open-database';
import {
  cacheFolder,
  migrationsFolder,
  renderWorkerFile,
  smokeRunnerFile,
  templateFolder,
  workerFile,
} from './test-paths';

/**
 * Builds the workers of separate processes and threads, and one migrated data folder as the template of every
 * suite.
 */
export default async function setUp(): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  await buildWorker('db/embedded-worker.ts', workerFile);
  await buildRenderWorker(renderWorkerFile);
  await buildWorker('smoke/runner-main.ts', smokeRunnerFile);
  const fingerprint = await readFingerprint();
  const isFresh =
    (await readFile(join(templateFolder, 'fingerprint'), 'utf8').catch(() => '')) === fingerprint;
  if (!isFresh) await makeTemplate(fingerprint);
}

async function buildWorker(source: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [join(__dirname, '..', source)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
}

/** Created in a temporary folder and renamed, so that two concurrent runs do not interfere. */
async function makeTemplate(fingerprint: string): Promise<void> {
  const dataDir = await mkdtemp(join(cacheFolder, 'making-'));
  const database = await openDatabase({ dataDir, workerFile, migrationsFolder, onLost: fail });
  await database.migrate();
  await database.close();
  await writeFile(join(dataDir, 'fingerprint'), fingerprint);
  await rm(templateFolder, { recursive: true, force: true });
  await rename(dataDir, templateFolder);
}

async function readFingerprint(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(workerFile));
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) hash.update(await readFile(join(migrationsFolder, name)));
  return hash.digest('hex');
}

function fail(error: Error): never {
  throw error;
}
