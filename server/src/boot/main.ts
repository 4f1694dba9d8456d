import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { optimizeWasmLater } from '../db/wasm-tiering';
import { CODE_FLAG, DEMO_FLAG, readFolder } from './folder-flags';
import { loadProgram } from './load-program';
import type * as Program from './run';
import { waitForBundles } from './wait-for-bundles';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Most functions of the first pages are compiled by then. */
const KEEP_AFTER_MS = 5_000;

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
// Here as well as in the database's thread: V8 takes compiled functions only with the flags that they were kept with.
optimizeWasmLater();

// From the beginning, so that no message is missed. Workers start after it.
const bundles = cluster.isPrimary ? waitForBundles() : Promise.resolve();

const serverMark = here('./.fingerprint');

/** Where the compiled functions are kept; without a record of what the server was built from, nowhere. */
function findCode() {
  const folder = readFolder(CODE_FLAG);
  try {
    return folder === undefined ? undefined : { folder, mark: readFileSync(serverMark, 'utf8') };
  } catch {
    return undefined;
  }
}

const program = loadProgram<typeof Program>(here('./server.cjs'), findCode());
await program.exports.run({
  bundles,
  workerFile: here('./embedded-worker.js'),
  renderWorkerFile: here('./render-worker.cjs'),
  analyzeWorkerFile: here('./analyze-worker.js'),
  smokeRunnerFile: here('./smoke-runner.js'),
  migrationsFolder: here('../drizzle'),
  sbomFile: here('./sbom/sbom.json'),
  sdkFolder: here('./sdk'),
  serverMark,
  demoFolder: readFolder(DEMO_FLAG),
  webFolder: here('../..'),
});
setTimeout(program.keep, KEEP_AFTER_MS).unref();
