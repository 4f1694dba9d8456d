import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/lib/root';
import { stopServer, waitUntilReady } from '../../tools/lib/server-process';
import { getRunPaths } from './run-paths';

/**
 * Starts the server of this worker, optionally with more settings; resolves to a function that stops it and
 * removes its folder.
 */
export async function startWorkerServer(settings: NodeJS.ProcessEnv = {}): Promise<() => Promise<void>> {
  const { folder, dataDir, releasesDir, port } = getRunPaths();
  // A copy, because journeys derive other releases from it, and a build may run in parallel.
  for (const name of ['shell', ...readdirSync(ROOT).filter((each) => each.startsWith('mf-'))]) {
    cpSync(join(ROOT, name, 'dist'), join(releasesDir, name, 'dist'), { recursive: true });
  }
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
      // On a busy machine rendering may exceed the default limit.
      RENDER_LIMIT_MS: '8000',
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
  return async () => {
    await stopServer(server);
    rmSync(folder, { recursive: true, force: true });
  };
}
