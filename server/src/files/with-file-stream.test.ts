import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { withFileStream } from './with-file-stream';

const folder = mkdtempSync(join(tmpdir(), 'metier-stream-'));
const path = join(folder, 'file');
beforeEach(() => writeFileSync(path, 'content'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a file is read', async () => {
  expect(await withFileStream(path, text)).toBe('content');
});

it('a file that is removed while its reader gives up harms nothing', async () => {
  const reading = withFileStream(path, () => {
    rmSync(path);
    return Promise.reject(new Error('The store is unavailable.'));
  });
  await expect(reading).rejects.toThrow('The store is unavailable.');
  await wait(50);
});

it('a file that is missing rejects', async () => {
  rmSync(path);
  await expect(withFileStream(path, text)).rejects.toThrow('ENOENT');
  await wait(50);
});
