import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { readConfig } from './config';
import { explainFailure } from './explain-failure';
import { start } from './start';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Node opens a debugger on this signal; nobody may look into the memory of a server.
process.on('SIGUSR1', () => undefined);

// V8 lets a heap grow to four times what is alive in it, the more the larger the machine; here by two fifths at a time.
setFlagsFromString('--heap-growing-percent=40');

try {
  const config = readConfig(process.env);
  if (cluster.isPrimary && config.concurrency > 1) (await import('./workers')).superviseWorkers(config);
  else
    await start({
      workerFile: here('./embedded-worker.js'),
      renderWorkerFile: here('./render-worker.cjs'),
      smokeRunnerFile: here('./smoke-runner.js'),
      migrationsFolder: here('../drizzle'),
      webFolder: here('../..'),
    });
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}
