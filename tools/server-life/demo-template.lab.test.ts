import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CODE_FLAG, DEMO_FLAG } from '../../server/src/boot/folder-flags';
import { ROOT } from '../lib/root';
import { waitUntilReady } from '../lib/server-process';

let folder: string;
const running: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metier-demo-'));
});
afterAll(async () => {
  for (const server of running) server.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Starts a server on a data folder of its own; `steps` are what it reports until it listens. */
function start(name: string, settings: NodeJS.ProcessEnv = {}) {
  const own = { DATA_DIR: join(folder, name), PORT: '0', PUBLISH_LOCAL_BUILDS: 'never', LOG_LEVEL: 'error' };
  const args = [DEMO_FLAG + join(folder, 'kept'), CODE_FLAG + join(folder, 'code')];
  const server = fork(join(ROOT, 'server/dist/main.js'), args, {
    cwd: ROOT,
    execArgv: [],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, ...own, ...settings },
  });
  running.push(server);
  const steps: string[] = [];
  server.on('message', (message: object) => 'step' in message && steps.push(String(message.step)));
  const errors: string[] = [];
  server.stderr?.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  return { server, steps, errors };
}

/** Waits for the compiled functions that a server keeps some seconds after its start. */
async function listKeptCode(): Promise<readonly string[]> {
  for (let tries = 0; tries < 200; tries += 1) {
    const names = await readdir(join(folder, 'code')).catch(() => []);
    if (names.length > 0 && names.every((name) => !name.includes('.'))) return names;
    await wait(100);
  }
  return [];
}

interface Job {
  readonly id: number;
  readonly title: string;
  readonly jobprovider: { readonly profile_picture?: string | null };
}

/** What a visitor sees of the board: its jobs, and whether the first logo is there. */
async function readBoard(server: ChildProcess) {
  const { address } = await waitUntilReady(server);
  const jobs = (await (await fetch(`${address}/api/jobs/?page_size=50`)).json()) as Job[];
  const text = JSON.stringify(jobs);
  const logo = /\/api\/auth\/pictures\/\w+\//.exec(text)?.[0] ?? '';
  return {
    titles: jobs.map(({ id, title }) => `${id} ${title}`),
    logo: (await fetch(address + logo)).status,
  };
}

it('a second start without data has the board of the first at once, and other settings a new one', async () => {
  const first = start('first');
  const board = await readBoard(first.server);
  expect(board).toEqual({ titles: expect.any(Array), logo: 200 });
  expect(board.titles).toHaveLength(50);
  expect(first.steps).toHaveLength(2);
  const code = await listKeptCode();
  expect(code).toHaveLength(1);

  const second = start('second');
  expect(await readBoard(second.server)).toEqual(board);
  expect(second.steps).toEqual([]);
  expect([...first.errors, ...second.errors]).toEqual([]);

  const other = start('other', { DELETION_DAYS: '12' });
  await once(other.server, 'message');
  expect(other.steps).toHaveLength(1);
  expect(await readdir(join(folder, 'kept'))).toHaveLength(1);
});
