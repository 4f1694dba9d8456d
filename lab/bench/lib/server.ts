import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopServer, waitUntilReady } from '../../../tools/lib/server-process';
import { ROOT } from '../../../tools/lib/root';

export interface Running {
  readonly address: string;
  /** Processor time used so far, in milliseconds; NaN if there is no `/proc`. */
  readWork(): number;
  /** The same of all its descendants that still run. */
  readChildWork(): number;
  stop(): Promise<void>;
}

/** Linux counts in hundredths of a second; the fields follow the process name, which may contain spaces. */
function readWork(pid: number | string | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return NaN;
  }
}

/** Only children of the main thread are found: the server starts its processes there. */
function readChildWork(pid: number | string | undefined): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + readWork(child) + readChildWork(child), 0);
  } catch {
    return NaN;
  }
}

/** Resolves once the child sends its address to the parent; rejects if it exits before. */
export async function watchChild(child: ChildProcess): Promise<Running> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('It did not start: npm run build first.');
  });
  const { address } = await Promise.race([waitUntilReady(child), ended]);
  return {
    address,
    readWork: () => readWork(child.pid),
    readChildWork: () => readChildWork(child.pid),
    stop: () => stopServer(child),
  };
}

/** A temporary folder; `remove` deletes it. */
export function makeFolder(name: string): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), `metier-${name}-`));
  // A browser that has just ended may still be writing into it.
  const patience = { maxRetries: 10, retryDelay: 100 };
  return { path, remove: () => rmSync(path, { recursive: true, force: true, ...patience }) };
}

/**
 * Starts the built server without rate limits, on a free port, with these settings; its data folder is
 * deleted on `stop` unless the settings name another.
 */
export async function startServer(settings: NodeJS.ProcessEnv): Promise<Running> {
  const folder = makeFolder('bench');
  const own = { PORT: '0', DATA_DIR: folder.path, THROTTLES: 'off', LOG_LEVEL: 'error' };
  const server = fork(join(ROOT, 'server/dist/main.js'), {
    cwd: ROOT,
    execArgv: [],
    env: { ...process.env, ...own, ...settings },
  });
  const running = await watchChild(server);
  return {
    ...running,
    async stop() {
      await running.stop();
      folder.remove();
    },
  };
}
