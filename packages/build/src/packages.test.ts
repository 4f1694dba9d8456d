import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPackages } from './packages.cjs';

const root = mkdtempSync(join(tmpdir(), 'metier-packages-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function install(place: string, manifest: object): string {
  const folder = join(root, 'node_modules', place);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.0.0', ...manifest }));
  return join(folder, 'index.js');
}

test('packages are listed with all their versions and licences, in the notation of SPDX or as unknown', () => {
  const files = [
    install('b', { name: 'b', license: { type: 'ISC' } }),
    install('a', { name: 'a', license: 'MIT OR Apache-2.0' }),
    install('b/node_modules/a', { name: 'a', version: '2.0.0', license: 'BSD-3-Clause' }),
    install('c', { name: 'c', licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] }),
    install('d', { name: 'd', license: 'SEE LICENSE IN terms.txt' }),
    install('e', { name: 'e' }),
  ];
  const { packages, licenses } = listPackages(files, join(root, 'mf-hello'));
  expect(Object.entries(packages)).toEqual([
    ['a', '1.0.0, 2.0.0'],
    ...['b', 'c', 'd', 'e'].map((name) => [name, '1.0.0']),
  ]);
  expect(licenses).toEqual({
    a: '(MIT OR Apache-2.0) AND BSD-3-Clause',
    b: 'ISC',
    c: '(MIT OR GPL-2.0)',
    d: 'UNKNOWN',
    e: 'UNKNOWN',
  });
});
