import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { compress, readCompressed } from './compress';

const folder = mkdtempSync(join(tmpdir(), 'metier-compress-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = join(folder, 'page.js');
const content = Buffer.from('const page = 1;\n'.repeat(100));

it('copies that the build has made are taken, and made here when they are of another file', async () => {
  const made = await compress(file, content);
  for (const [at, ending] of ['br', 'gz'].entries())
    writeFileSync(`${file}.${ending}`, made[at]?.content ?? '');
  expect(await readCompressed(file, content)).toEqual(made);

  const other = Buffer.from('const page = 2;\n'.repeat(100));
  const [br] = await readCompressed(file, other);
  expect(brotliDecompressSync(br?.content ?? '')).toEqual(other);
});
