import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { buildRenderWorker } from '../../build-render-worker.cjs';
import {
  analyzeWorkerFile,
  cacheFolder,
  renderWorkerFile,
  serverFolder,
  smokeRunnerFile,
  workerFile,
} from './test-paths';

/** Builds what the server runs in separate processes and threads. */
export async function buildWorkers(): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  await buildWorker('db/embedded-worker.ts', workerFile);
  await buildRenderWorker(renderWorkerFile);
  await buildWorker('platform/gate/analyze-worker.ts', analyzeWorkerFile);
  await buildWorker('platform/smoke/runner-main.ts', smokeRunnerFile);
  await buildDataImages();
}

/** Computes the indexes of occupations and places once for all suites, when their code or data changed. */
async function buildDataImages(): Promise<void> {
  const script = join(cacheFolder, 'data-images.mjs');
  await buildWorker('search/write-data-images.ts', script);
  const hash = createHash('sha256').update(await readFile(script));
  for (const folder of ['thesaurus', 'places'])
    for (const name of (await readdir(join(serverFolder, folder))).sort())
      hash.update(await readFile(join(serverFolder, folder, name)));
  const mark = join(cacheFolder, 'data-images.fingerprint');
  const fingerprint = hash.digest('hex');
  if ((await readFile(mark, 'utf8').catch(() => '')) === fingerprint) return;
  const code = `import { writeDataImages } from ${JSON.stringify(script)}; writeDataImages(...${JSON.stringify([serverFolder, cacheFolder])});`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
  await writeFile(mark, fingerprint);
}

async function buildWorker(source: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [join(__dirname, '..', source)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    alias: { '@metier/sdk/rules': join(serverFolder, '../shared/src/rules/index.ts') },
    packages: 'external',
  });
}
