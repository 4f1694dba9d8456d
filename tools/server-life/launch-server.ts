import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntilReady } from '../lib/server-process';
import { ROOT } from '../lib/root';

/** A built server in a child process, on a data folder that survives restarts. */
export interface LaunchedServer {
  /** The current process; replaced by each `start`. */
  readonly process: ChildProcess;
  /** The current address; may change with each `start`. */
  readonly address: string;
  readonly dataDir: string;
  /** Output of all its processes so far. */
  readonly log: string;
  /** True if it exited without `kill` or `stop`. */
  readonly hasEnded: boolean;
  /** Restarts it on the same folder after it has exited. */
  start(): Promise<void>;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
  /** Stops it with SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>;
  /** Kills it and removes its folder. */
  remove(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

const SETTINGS = {
  PORT: '0',
  SEED_DEMO: '0',
  PUBLISH_LOCAL_BUILDS: 'never',
  THROTTLES: 'off',
  LOG_LEVEL: 'error',
};
const MAX_LOG_LENGTH = 100_000;

/**
 * Starts server/dist/main.js with these settings; `execArgv` are arguments of Node. The server must be built
 * already.
 */
export async function launchServer(
  settings: Settings = {},
  execArgv: readonly string[] = [],
): Promise<LaunchedServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'metier-server-'));
  const env = { PATH: process.env.PATH, ...SETTINGS, DATA_DIR: dataDir, ...settings };
  let log = '';
  let running = await begin();

  async function begin(): Promise<{ child: ChildProcess; address: string }> {
    const child = fork(join(ROOT, 'server/dist/main.js'), {
      cwd: ROOT,
      execArgv: [...execArgv],
      silent: true,
      env,
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-MAX_LOG_LENGTH)));
    const failed = once(child, 'exit').then(() => {
      throw new Error(`The server ended while it was starting: ${log.slice(-2_000)}`);
    });
    const { address } = await Promise.race([waitUntilReady(child), failed]);
    failed.catch(() => {});
    return { child, address };
  }

  const hasExited = () => running.child.exitCode !== null || running.child.signalCode !== null;
  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = running;
    if (hasExited()) return child.exitCode;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
    return child.exitCode;
  }

  return {
    get process() {
      return running.child;
    },
    get address() {
      return running.address;
    },
    dataDir,
    get log() {
      return log;
    },
    get hasEnded() {
      return hasExited() && !running.child.killed;
    },
    async start() {
      running = await begin();
    },
    async kill() {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    async remove() {
      await end('SIGKILL');
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
