import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../server/src/testing/database/postgres-server';
import { ROOT } from '../../tools/lib/root';
import { joinAsCompany } from '../../tools/server-life/accounts';
import { launchServer, type LaunchedServer } from '../../tools/server-life/launch-server';
import { startLoad, type LoadResult } from '../../tools/server-life/steady-load';

const PROCESSES = 2;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => void (postgres = await startPostgres()));
afterAll(() => postgres.stop());

const launch = (settings: Readonly<Record<string, string>>) =>
  launchServer({ DATABASE_URL: postgres.url, WEB_CONCURRENCY: String(PROCESSES), ...settings });

/** The process ids of the workers, once all have been started. */
async function listWorkers(
  { process }: Pick<LaunchedServer, 'process'>,
  count = PROCESSES,
): Promise<number[]> {
  for (;;) {
    const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
    const pids = children.split(' ').filter(Boolean).map(Number);
    if (pids.length === count) return pids;
    await wait(20);
  }
}

/** Twelve writers, until `work` is done and their requests have ended. */
async function writeDuring(server: LaunchedServer, work: () => Promise<unknown>): Promise<LoadResult> {
  const company = await joinAsCompany(server.address, `cook${server.process.pid}`);
  const name = `Cook ${server.process.pid}`;
  const load = startLoad({
    address: server.address,
    company,
    writers: 12,
    readers: 2,
    name,
    pauseMs: 5,
    random: Math.random,
  });
  while (load.countWrites() < 40) await wait(20);
  await work();
  return load.stop();
}

const isCut = ({ outcome }: { readonly outcome: number | string }) =>
  outcome === 'cut' || typeof outcome === 'number';

it('several processes on one port that stop under writers cut no request', async () => {
  const server = await launch({ SHUTDOWN_DELAY_MS: '500' });
  try {
    await listWorkers(server);
    const { failed } = await writeDuring(server, async () => expect(await server.stop()).toBe(0));
    expect(failed.filter((each) => isCut(each) || each.outcome === 'ECONNRESET')).toEqual([]);
  } finally {
    await server.remove();
  }
});

it('a server that is stopped while its second process starts ends at once', async () => {
  const server = await launch({});
  try {
    const stopped = server.stop();
    expect(await Promise.race([stopped, wait(20_000, 'still there', { ref: false })])).toBe(0);
  } finally {
    await server.remove();
  }
});

it('a server that is stopped before its first process listens to messages ends at once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'metier-waiting-'));
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT: '0',
    DATABASE_URL: 'postgres://metier@127.0.0.1:1/none',
    WEB_CONCURRENCY: String(PROCESSES),
  };
  const server = fork(join(ROOT, 'server/dist/main.js'), { cwd: ROOT, execArgv: [], silent: true, env });
  const exited = once(server, 'exit');
  await listWorkers({ process: server }, 1);
  server.kill('SIGTERM');
  expect(await Promise.race([exited, wait(8_000, 'still there', { ref: false })])).toEqual([0, null]);
  await rm(dataDir, { recursive: true, force: true });
});

it('a process that is stopped alone finishes its requests, and another one takes its place', async () => {
  const server = await launch({});
  try {
    const [first = 0] = await listWorkers(server);
    const { failed, acknowledged } = await writeDuring(server, async () => {
      process.kill(first, 'SIGTERM');
      while ((await listWorkers(server)).includes(first)) await wait(50);
    });
    expect(failed.filter(isCut)).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(await server.stop()).toBe(0);
  } finally {
    await server.remove();
  }
});
