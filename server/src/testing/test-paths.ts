import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');

export const serverFolder = join(ROOT, 'server');
export const migrationsFolder = join(serverFolder, 'drizzle');
/** Filled by `embedded-setup`; the template is reused until the migrations or the database worker change. */
export const cacheFolder = join(ROOT, '.cache/server-tests');
export const workerFile = join(cacheFolder, 'embedded-worker.mjs');
export const renderWorkerFile = join(cacheFolder, 'render-worker.cjs');
export const analyzeWorkerFile = join(cacheFolder, 'analyze-worker.mjs');
export const smokeRunnerFile = join(cacheFolder, 'smoke-runner.mjs');
export const templateFolder = join(cacheFolder, 'template');
