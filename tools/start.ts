import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { CODE_FLAG, DEMO_FLAG } from '../server/src/boot/folder-flags';
import { BUILDING_FLAG, BUILT_MESSAGE } from '../server/src/boot/wait-for-bundles';
import { buildServer, buildStale, writeSbomOnce } from './lib/build';
import { BUNDLES } from './lib/bundles';
import { createProgress } from './lib/progress';
import { isInstalled } from './lib/prepare.mjs';
import { exitWithError, ROOT } from './lib/root';
import { printLogins, startServer, type Ready } from './lib/server-process';

const progress = createProgress();

function greet(ready: Ready): void {
  printLogins(ready.address, ready);
  // Teams ask for it later than a browser asks for a page, and its types need more packages than a page.
  if (isInstalled('all')) packSdk();
  else void writeSbomOnce().catch(reportUnlessStopped);
}

/** Ctrl-C ends npm as well: what was not listed is listed by the next start. */
function reportUnlessStopped(problem: Error & { readonly signal?: string | null }): void {
  if (!problem.signal) console.error(problem.message);
}

/** In a process of its own, because the compiler would stay in the memory of this one. */
function packSdk(): void {
  const packing = spawn(process.execPath, [join(ROOT, 'tools/run.mjs'), 'build'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  packing.on('exit', (code) => {
    if (code) console.error('The SDK for teams cannot be packed: see above.');
  });
}

async function start(): Promise<ChildProcess> {
  await buildServer();
  const inCache = (name: string) => join(ROOT, '.cache', name);
  const args = [BUILDING_FLAG, DEMO_FLAG + inCache('demo'), CODE_FLAG + inCache('code')];
  const server = startServer({ onReady: greet, onStep: progress.say, args });
  // Ctrl-C reaches the server too: this process only waits, and exits with the server's code.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
  return server;
}

// The server makes its database and the demo data while the bundles are built, and ends when this process ends.
Promise.all([start(), buildStale(BUNDLES, progress)])
  .then(([server]) => server.send(BUILT_MESSAGE))
  .catch((problem: Error) => exitWithError(problem.message));
