import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../tools/lib/root';
import { makeRandom } from '../../tools/lib/seeded';
import { waitUntilReady } from '../../tools/lib/server-process';
import { findFreePort, hasNginx, startDocumentedNginx } from './documented-nginx';
import { joinAsCompany } from '../../tools/server-life/accounts';
import { readTitles, startLoad, type LoadResult } from '../../tools/server-life/steady-load';

export interface RollOptions {
  /** Total of both servers, which are restarted alternately. */
  readonly restarts: number;
  readonly seed: number;
  /** An empty PostgreSQL, which both servers share. */
  readonly databaseUrl: string;
  /** Processes of each server. */
  readonly concurrency?: number;
  /** Called after each restart with the numbers of answered and failed requests so far. */
  readonly report: (restart: number, answered: number, failed: number) => void;
}

/** Results as seen by clients of the proxy. */
export interface RollResult extends LoadResult {
  /** Acknowledged writes that are missing afterwards. */
  readonly lost: readonly string[];
  readonly unexpected: readonly string[];
  /** Failures in nginx's error log. */
  readonly errors: readonly string[];
}

/** Time a server keeps serving after SIGTERM. */
const DELAY_MS = 1_000;
const MAX_PAUSE_MS = 500;

/**
 * Restarts two servers behind the nginx of docs/operations.md alternately, under twelve writers and eight
 * readers. Rejects if nginx is not installed, or if a server exits with a code other than 0.
 */
export async function runRollingRestarts(options: RollOptions): Promise<RollResult> {
  const { restarts, seed, databaseUrl, concurrency = 1, report } = options;
  if (!hasNginx()) throw new Error('Rolling restarts need nginx: apt-get install nginx.');
  const random = makeRandom(seed);
  const dataDir = await mkdtemp(join(tmpdir(), 'metier-roll-'));
  const ports: [number, number] = [await findFreePort(), await findFreePort()];
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, WEB_CONCURRENCY: String(concurrency) };
  const servers = [await startServer(ports[0], settings), await startServer(ports[1], settings)];
  const nginx = await startDocumentedNginx(ports);
  try {
    const company = await joinAsCompany(nginx.address, 'alta');
    const load = startLoad({
      address: nginx.address,
      company,
      writers: 12,
      readers: 8,
      name: 'Cook',
      pauseMs: 50,
      random: Math.random,
    });
    for (let restart = 1; restart <= restarts; restart += 1) {
      const index = restart % 2;
      await wait(random() * MAX_PAUSE_MS);
      await stopServer(servers[index]);
      servers[index] = await startServer(ports[index] ?? 0, settings);
      report(restart, load.countAnswered(), load.countFailed());
    }
    const result = await load.stop();
    const titles = await readTitles(company);
    const [kept, told] = [new Set(titles), new Set(result.acknowledged)];
    return {
      ...result,
      errors: await nginx.readErrors(),
      lost: result.acknowledged.filter((title) => !kept.has(title)),
      unexpected: titles.filter((title, at) => !told.has(title) || titles.indexOf(title) !== at),
    };
  } finally {
    await nginx.stop();
    await Promise.all(servers.map((server) => stopServer(server, 'SIGINT')));
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Resolves once the server on the port is ready. */
async function startServer(port: number, settings: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const server = fork(join(ROOT, 'server/dist/main.js'), {
    cwd: ROOT,
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      SEED_DEMO: '0',
      PUBLISH_LOCAL_BUILDS: 'never',
      THROTTLES: 'off',
      LOG_LEVEL: 'error',
      SESSION_SECRET: 'the session secret of both servers',
      SHUTDOWN_DELAY_MS: String(DELAY_MS),
      ...settings,
    },
  });
  const failed = once(server, 'exit').then(() => {
    throw new Error('A server ended while it was starting.');
  });
  await Promise.race([waitUntilReady(server), failed]);
  failed.catch(() => {});
  return server;
}

async function stopServer(
  server: ChildProcess | undefined,
  signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM',
): Promise<void> {
  if (!server || server.exitCode !== null) return;
  const hasExited = once(server, 'exit');
  server.kill(signal);
  const [code] = (await hasExited) as [number | null];
  if (code !== 0) throw new Error(`A server ended with code ${code}.`);
}
