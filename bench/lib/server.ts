import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopServer, waitUntilReady } from '../../tools/lib/server-process';
import { ROOT } from '../../tools/lib/root';

export interface Running {
  readonly address: string;
  stop(): Promise<void>;
}

/** The address of a process that tells its parent; rejects when it ends before. */
export async function waitForAddress(child: ChildProcess): Promise<string> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('It did not start: npm run build first.');
  });
  return Promise.race([waitUntilReady(child).then(({ address }) => address), ended]);
}

/** A folder of its own for what is made meanwhile; `remove` takes it away. */
export function makeFolder(name: string): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), `metier-${name}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The built server without throttles, on a free port, with these settings; its data go with it unless they name a place. */
export async function startServer(settings: NodeJS.ProcessEnv): Promise<Running> {
  const folder = makeFolder('bench');
  const own = { PORT: '0', DATA_DIR: folder.path, THROTTLES: 'off', LOG_LEVEL: 'error' };
  const server = fork(join(ROOT, 'server/dist/main.js'), {
    cwd: ROOT,
    execArgv: [],
    env: { ...process.env, ...own, ...settings },
  });
  const address = await waitForAddress(server);
  return {
    address,
    async stop() {
      await stopServer(server);
      folder.remove();
    },
  };
}
