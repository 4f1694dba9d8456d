import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { FolderInUseError, lockFolder } from './folder-lock';

const ignore = () => {};
const HOUR_MS = 3_600_000;
let folder: string;
let program: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metier-lock-'));
});
afterEach(async () => {
  children.forEach((child) => child.kill('SIGKILL'));
  await rm(folder, { recursive: true });
});

beforeAll(async () => {
  program = join(await mkdtemp(join(tmpdir(), 'metier-lock-')), 'lock.cjs');
  const contents = `
    import { lockFolder } from './folder-lock';
    void lockFolder(process.argv[2] ?? '', () => {}).then(() => process.send?.('locked'));
    process.once('disconnect', () => process.exit());
  `;
  await build({
    stdin: { contents, resolveDir: __dirname, loader: 'ts' },
    outfile: program,
    bundle: true,
    platform: 'node',
  });
});
afterAll(() => rm(join(program, '..'), { recursive: true }));

/** Starts a separate process that holds the folder's lock. */
async function startOwner(): Promise<ChildProcess> {
  const owner = spawn(process.execPath, [program, folder], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.push(owner);
  await once(owner, 'message');
  return owner;
}

async function kill(owner: ChildProcess): Promise<void> {
  owner.kill('SIGKILL');
  await once(owner, 'exit');
}

const listLocks = async () => (await readdir(join(folder, 'lock'))).map((name) => join(folder, 'lock', name));

/** Simulates a clock that differs from the time when the locks were written. */
async function age(ms: number): Promise<void> {
  const moment = new Date(Date.now() - ms);
  for (const path of await listLocks()) await utimes(path, moment, moment);
}

const takeAndRelease = async (watchMs?: number) =>
  (await lockFolder(folder, ignore, watchMs === undefined ? {} : { watchMs }))();

it('a folder has one owner, and the next after it', async () => {
  const release = await lockFolder(folder, ignore);
  await expect(lockFolder(folder, ignore)).rejects.toThrow(FolderInUseError);
  await release();
  await takeAndRelease();
  expect(await listLocks()).toEqual([]);
});

it('of many that start together, at most one has the folder', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => lockFolder(folder, ignore)));
  const winners = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(winners.length).toBeLessThanOrEqual(1);
  for (const release of winners) await release();
  await takeAndRelease();
});

it('a killed process leaves its folder to the next at once', async () => {
  await kill(await startOwner());
  expect(await listLocks()).toHaveLength(1);
  await takeAndRelease();
});

it.each([-HOUR_MS, HOUR_MS])(
  'a clock that jumps by %s ms neither gives away a folder nor keeps one',
  async (ms) => {
    const owner = await startOwner();
    await age(ms);
    await expect(lockFolder(folder, ignore)).rejects.toThrow(`(process ${owner.pid})`);
    await kill(owner);
    await age(ms);
    await takeAndRelease();
  },
);

it('a stopped process keeps its folder', async () => {
  (await startOwner()).kill('SIGSTOP');
  await expect(lockFolder(folder, ignore)).rejects.toThrow(/in use by another server/);
});

it("an unreadable lock doesn't count as held once it has stayed unchanged", async () => {
  await mkdir(join(folder, 'lock'));
  await writeFile(join(folder, 'lock', 'half-writ'), '');
  await takeAndRelease(100);
});

it('a lock of another machine is believed while it is touched', async () => {
  const foreign = join(folder, 'lock', '000000000000-0123456789ab.sock');
  await mkdir(join(folder, 'lock'));
  await writeFile(foreign, '');
  let seconds = 0;
  const beat = setInterval(() => void utimes(foreign, 0, (seconds += 1)), 20);
  try {
    await expect(lockFolder(folder, ignore, { watchMs: 2_000 })).rejects.toThrow(/in use by another server/);
  } finally {
    clearInterval(beat);
  }
  await takeAndRelease(300);
});

it('a folder with a long path is locked, too', async () => {
  const outer = folder;
  folder = join(folder, 'a'.repeat(120));
  await mkdir(folder);
  await kill(await startOwner());
  await takeAndRelease();
  folder = outer;
});

it('the owner of a lock is notified of its removal', async () => {
  let learn: (error: Error) => void = ignore;
  const lost = new Promise<Error>((resolve) => (learn = resolve));
  const release = await lockFolder(folder, learn);
  for (const path of await listLocks()) await rm(path);
  expect((await lost).message).toBe('Its lock was removed.');
  await release();
});
