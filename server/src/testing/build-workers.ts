import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { buildRenderWorker } from '../../build-render-worker.cjs';
import { cacheFolder, renderWorkerFile, smokeRunnerFile, workerFile } from './test-paths';

/** Builds what the server runs in separate processes and threads. */
export async function buildWorkers(): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  await buildWorker('db/embedded-worker.ts', workerFile);
  await buildRenderWorker(renderWorkerFile);
  await buildWorker('platform/smoke/runner-main.ts', smokeRunnerFile);
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
