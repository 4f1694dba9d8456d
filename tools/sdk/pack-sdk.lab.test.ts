import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packSdk } from './pack-sdk';

const folders: string[] = [];

async function pack() {
  const folder = mkdtempSync(join(tmpdir(), 'metier-sdk-'));
  folders.push(folder);
  await packSdk(folder);
  return new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file))]));
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

it('packs the same bytes for the same sources, and lists each file with its hash', async () => {
  const first = await pack();
  const second = await pack();
  expect([...second]).toEqual([...first]);
  const { packages } = JSON.parse(String(first.get('index.json'))) as {
    packages: { name: string; file: string; integrity: string }[];
  };
  expect(packages.map(({ name }) => name)).toEqual(
    ['sdk', 'build', 'testing', 'cli', 'server'].map((name) => `@metier/${name}`),
  );
  for (const { file, integrity } of packages) {
    const hash = createHash('sha512')
      .update(first.get(file) ?? '')
      .digest('base64');
    expect(integrity).toBe(`sha512-${hash}`);
  }
});
