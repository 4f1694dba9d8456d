import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUseError, lockFolder } from './folder-lock';

const ignore = () => {};
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metier-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('a folder has one owner, and the next after it', async () => {
  const release = await lockFolder(folder, ignore);
  await expect(lockFolder(folder, ignore)).rejects.toThrow(FolderInUseError);
  await release();
  await (
    await lockFolder(folder, ignore)
  )();
});

it('a killed process leaves its folder to the next at once', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  await mkdir(join(folder, 'server.lock'));
  await writeFile(join(folder, 'server.pid'), JSON.stringify({ pid, host: hostname() }));
  await (
    await lockFolder(folder, ignore)
  )();
});

it('a lock of another machine is believed', async () => {
  await mkdir(join(folder, 'server.lock'));
  await writeFile(join(folder, 'server.pid'), JSON.stringify({ pid: 1, host: 'elsewhere' }));
  await expect(lockFolder(folder, ignore)).rejects.toThrow(/in use by another server/);
});
