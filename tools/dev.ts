import type { ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { readBundleConfig } from './dev/bundle-config';
import { createDevServer } from './dev/dev-server';
import { runOnTerminal } from '../packages/cli/src/run';
import { buildServer, buildStale } from './lib/build';
import { BUNDLES, readBundles } from './lib/bundles';
import { monorepo } from './lib/monorepo';
import { createProgress } from './lib/progress';
import { exitWithError, ROOT } from './lib/root';
import { printLogins, startServer, stopServer, type Ready } from './lib/server-process';

const PORT = Number(process.env.PORT ?? 3000);
const HOST = process.env.HOST ?? '127.0.0.1';

// The end of a process that has started this one with a channel, as a test does, ends it.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

const args = process.argv.slice(2);
if (args.some((arg) => arg.startsWith('--'))) {
  await runOnTerminal(monorepo, ['dev', ...args]);
  process.exit();
}

const named = readBundles(args);
// Only a development build of React, which the shell provides, can refresh components.
const watched = named.includes('shell') ? named : ['shell', ...named];

let ready: Ready | undefined;
let server: ChildProcess | undefined;
let hasStarted = false;
let isCompiled = false;
const devServer = createDevServer({
  bundles: watched.map((bundle) => readBundleConfig(bundle)),
  target: () => (isCompiled ? ready?.address : undefined),
  host: HOST,
  port: PORT,
  onListenError: (error: NodeJS.ErrnoException) =>
    exitWithError(
      error.code === 'EADDRINUSE' ? `Port ${PORT} is taken: choose another one in PORT.` : error.message,
    ),
});

/** Once the bundles are compiled and the server runs, whichever comes last. */
function greetWhenReady(): void {
  if (!ready || !isCompiled) return;
  printLogins(`http://localhost:${devServer.port} (hot updates of ${watched.join(', ')})`, ready);
}

/** Starts the server on a free port behind the dev server; pages reload once it is ready again. */
function startBehindDevServer(): void {
  server = startServer({
    onReady(message) {
      const isFirst = !hasStarted;
      hasStarted = true;
      ready = message;
      if (isFirst) greetWhenReady();
      else devServer.reload();
    },
    env: { PORT: '0', HOST: '127.0.0.1', WATCHED_BUNDLES: watched.join(',') },
  });
  // If the first start fails, exit, because the server has printed the reason; later, the next change
  // restarts it.
  server.on('exit', (code) => {
    if (!hasStarted) process.exit(code ?? 1);
  });
}

async function restartServer(): Promise<void> {
  await buildServer();
  ready = undefined;
  if (server) await stopServer(server);
  startBehindDevServer();
}

/** Debounces bursts of changes, and serializes the runs. */
function debounce(work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(work).catch((error: unknown) => console.error(String(error)));
    }, 150);
  };
}

function watchServer(): void {
  const restart = debounce(restartServer);
  for (const folder of ['server/src', 'shared/src/contract', 'shared/src/rules']) {
    watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
      if (file && !file.endsWith('.test.ts')) restart();
    });
  }
}

async function stop(): Promise<void> {
  await devServer.stop();
  if (server) await stopServer(server);
  process.exit(0);
}

const others = BUNDLES.filter((bundle) => !watched.includes(bundle));
await buildStale(others, createProgress()).catch((error: Error) => exitWithError(error.message));
console.log(`Watching ${watched.join(', ')} …`);
// The server may run before the bundles are compiled, and must not outlive this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
// The server makes its database and the demo data while the bundles are compiled.
const compiling = devServer.start();
await buildServer().catch((error: Error) => exitWithError(error.message));
startBehindDevServer();
await compiling;
isCompiled = true;
greetWhenReady();
watchServer();
