import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../lib/root';
import { stopServer, waitUntilReady } from '../../lib/server-process';

/** The built server on a temporary data folder. */
export interface OwnServer {
  readonly address: string;
  readonly dataDir: string;
  /** Stops it and removes its folder. */
  close(): Promise<void>;
}

/** Starts the built server on an empty embedded database, without rate limits. */
export async function startOwnServer(settings: NodeJS.ProcessEnv = {}): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'metier-reliability-'));
  const server = fork(join(ROOT, 'server/dist/main.js'), {
    cwd: ROOT,
    execArgv: [],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      SEED_DEMO: '0',
      THROTTLES: 'off',
      LOG_LEVEL: 'error',
      ...settings,
    },
  });
  const failed = once(server, 'exit').then(() => {
    throw new Error('The server ended while it was starting.');
  });
  const { address } = await Promise.race([waitUntilReady(server), failed]);
  failed.catch(() => {});
  return {
    address,
    dataDir,
    async close() {
      await stopServer(server);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
