import type { ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { servePreview } from './dev/preview';
import { readPreviewOptions } from './dev/preview-options';
import { createReloadProxy } from './dev/reload-proxy';
import { build, buildServer } from './lib/build';
import { BUNDLES, readBundles } from './lib/bundles';
import { exitWithError, ROOT } from './lib/root';
import { printLogins, startServer, stopServer, type Ready } from './lib/server-process';

const PORT = Number(process.env.PORT ?? 3000);
const HOST = process.env.HOST ?? '127.0.0.1';

const preview = readPreviewOptions(process.argv.slice(2));
if (preview) await servePreview(preview);

const watched = readBundles(process.argv.slice(2));

let ready: Ready | undefined;
let server: ChildProcess | undefined;
let hasStarted = false;
const proxy = createReloadProxy(() => ready?.address);

function greetOnce(): void {
  const { port } = proxy.server.address() as { port: number };
  if (ready) printLogins(`http://localhost:${port} (live reload of ${watched.join(', ')})`, ready);
}

/** Starts the server on a free port behind the proxy; pages reload once it is ready again. */
function startBehindProxy(): void {
  server = startServer(
    (message) => {
      const isFirst = !hasStarted;
      hasStarted = true;
      ready = message;
      if (isFirst) greetOnce();
      else proxy.reload();
    },
    { PORT: '0', HOST: '127.0.0.1', WATCHED_BUNDLES: watched.join(',') },
  );
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
  startBehindProxy();
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

/** Compiles the watched bundles, and recompiles on every change; resolves after the first compilation. */
function watchBundles(): Promise<void> {
  const require = createRequire(import.meta.url);
  const configs = watched.map((bundle) => {
    const configure = require(join(ROOT, bundle, 'webpack.config.js')) as (options: object) => Configuration;
    return configure({ mode: 'development', watch: true });
  });
  return new Promise((resolve) => {
    webpack(configs).watch({ aggregateTimeout: 50 }, (failure, stats) => {
      if (failure ?? stats?.hasErrors()) console.error(failure ?? stats?.toString('errors-only'));
      else proxy.reload();
      resolve();
    });
  });
}

async function stop(): Promise<void> {
  proxy.server.closeAllConnections();
  if (server) await stopServer(server);
  process.exit(0);
}

proxy.server.once('error', (error: NodeJS.ErrnoException) =>
  exitWithError(
    error.code === 'EADDRINUSE' ? `Port ${PORT} is taken: choose another one in PORT.` : error.message,
  ),
);
await new Promise<void>((resolve) => proxy.server.listen(PORT, HOST, resolve));
await build({ only: BUNDLES.filter((bundle) => !watched.includes(bundle)) });
console.log(`Watching ${watched.join(', ')} …`);
await watchBundles();
startBehindProxy();
watchServer();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
