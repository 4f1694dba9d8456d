import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/lib/root';
import { stopServer, waitUntilReady } from '../../tools/lib/server-process';
import { getRunPaths } from './run-paths';

interface Place {
  readonly port: number;
  readonly dataDir: string;
  readonly releasesDir: string;
}

/** Starts a server; resolves to a function that stops it. */
async function startServer(
  { port, dataDir, releasesDir }: Place,
  settings: NodeJS.ProcessEnv,
): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, [join(ROOT, 'server/dist/main.js')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RELEASES_DIR: releasesDir,
      THROTTLES: 'off',
      LOG_LEVEL: 'warn',
      // The longest that the server accepts: on a busy machine rendering exceeds the default.
      RENDER_LIMIT_MS: '10000',
      // No browser for smoke runs: journeys promote releases that are broken on purpose.
      CHROMIUM: 'none',
      ...settings,
    },
  });
  server.stderr?.on('data', (chunk: Buffer) => process.stderr.write(chunk));
  const hasEnded = once(server, 'exit').then(([code]) => {
    throw new Error(`The server ended with code ${String(code)} before it listened`);
  });
  await Promise.race([waitUntilReady(server), hasEnded]);
  return () => stopServer(server);
}

/** Environment variable with the data folder that `prepareData` has made. */
const PREPARED_DATA = 'METIER_E2E_DATA';

/**
 * Makes the data folder of which each worker starts with a copy: making demo data takes many times as long as
 * copying it. Resolves to a function that removes it.
 */
export async function prepareData(): Promise<() => void> {
  const { folder, dataDir, port } = getRunPaths();
  const stop = await startServer({ port, dataDir, releasesDir: ROOT }, {});
  await stop();
  process.env[PREPARED_DATA] = dataDir;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Starts the server of this worker, optionally with more settings, after `prepare` has run on its data; resolves to a
 * function that stops it and removes its folder.
 */
export async function startWorkerServer(
  settings: NodeJS.ProcessEnv = {},
  prepare: () => void = () => {},
): Promise<() => Promise<void>> {
  const { folder, dataDir, releasesDir, port } = getRunPaths();
  // Copies, because journeys derive other releases from the output, and a build may run in parallel.
  for (const name of ['shell', ...readdirSync(ROOT).filter((each) => each.startsWith('mf-'))]) {
    cpSync(join(ROOT, name, 'dist'), join(releasesDir, name, 'dist'), { recursive: true });
  }
  const prepared = process.env[PREPARED_DATA];
  // A server that was slow to stop leaves its lock, a socket, which cannot be copied.
  const filter = (file: string) => !file.endsWith('.sock');
  if (prepared) cpSync(prepared, dataDir, { recursive: true, filter });
  prepare();
  const stop = await startServer({ port, dataDir, releasesDir }, settings);
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
