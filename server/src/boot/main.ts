import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { readConfig } from '../config/config';
import { readDemoFolder } from './demo-flag';
import { describeStartFailure } from './describe-start-failure';
import { start } from './start';
import { waitForBundles } from './wait-for-bundles';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Node opens a debugger on this signal, which would expose the server's memory.
process.on('SIGUSR1', () => undefined);

// A process that has started the server with a channel, as `npm start` does, and was killed, stops it. A worker
// is ended by Node when its primary process is gone.
if (cluster.isPrimary) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

// Access to the stream makes a pipe non-blocking, so that a full one stops nothing. Before any worker starts: a
// process that ends restores the mode that it has found, and all of them share the pipe.
void process.stdout;

// V8 lets a heap grow to up to four times its live size, depending on the machine's memory; this limits each
// step to two fifths.
setFlagsFromString('--heap-growing-percent=40');

// From the beginning, so that no message is missed. Workers start after it.
const bundles = cluster.isPrimary ? waitForBundles() : Promise.resolve();

try {
  const config = readConfig(process.env);
  if (cluster.isPrimary && config.concurrency > 1) {
    await bundles;
    (await import('./workers')).superviseWorkers(config);
  } else
    await start({
      bundles,
      workerFile: here('./embedded-worker.js'),
      renderWorkerFile: here('./render-worker.cjs'),
      analyzeWorkerFile: here('./analyze-worker.js'),
      smokeRunnerFile: here('./smoke-runner.js'),
      migrationsFolder: here('../drizzle'),
      sbomFile: here('./sbom.json'),
      sdkFolder: here('./sdk'),
      serverMark: here('./.fingerprint'),
      demoFolder: readDemoFolder(),
      webFolder: here('../..'),
    });
} catch (error) {
  console.error(describeStartFailure(error));
  process.exit(1);
}
