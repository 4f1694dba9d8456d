import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashFiles, isBuiltFrom, readFingerprints, recordFingerprint } from './fingerprint.cjs';

const folder = mkdtempSync(join(tmpdir(), 'metier-built-'));
const dist = join(folder, 'dist');
afterAll(() => rmSync(folder, { recursive: true }));

const writeRelease = (version: string) =>
  writeFileSync(join(dist, 'release.json'), JSON.stringify({ version, files: { 'a.js': { size: 1 } } }));

beforeEach(() => {
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'a.js'), '1');
  writeRelease('1.0.0-0123456789');
  recordFingerprint(folder, 'inputs');
});

test('a complete release is built from the inputs that were noted, and from no others', () => {
  expect(isBuiltFrom(folder, 'inputs')).toBe(true);
  expect(isBuiltFrom(folder, 'others')).toBe(false);
});

test('a release without one of its files is built again', () => {
  rmSync(join(dist, 'a.js'));
  expect(isBuiltFrom(folder, 'inputs')).toBe(false);
});

test('what was watched while developing is built again, because it is no release', () => {
  writeRelease('1.0.0-dev');
  expect(isBuiltFrom(folder, 'inputs')).toBe(false);
});

test('a file counts as an input, and the record of what a folder was made from does not', () => {
  const before = hashFiles(folder, [dist]);
  recordFingerprint(folder, 'other inputs');
  expect(hashFiles(folder, [dist])).toBe(before);
  writeFileSync(join(dist, 'a.js'), '2');
  expect(hashFiles(folder, [dist])).not.toBe(before);
});

describe('the fingerprint of a bundle', () => {
  const bundle = join(folder, 'mf-one');
  const other = join(folder, 'mf-two');
  const sdk = join(folder, 'node_modules/@metier/sdk');

  beforeEach(() => {
    for (const path of [join(bundle, 'src'), join(other, 'src'), join(sdk, 'dist')])
      mkdirSync(path, { recursive: true });
    for (const path of [bundle, other]) writeFileSync(join(path, 'package.json'), '{}');
    for (const path of [bundle, other]) writeFileSync(join(path, 'src/page.tsx'), '1');
    writeFileSync(
      join(sdk, 'package.json'),
      '{"name":"@metier/sdk","exports":{"./package.json":"./package.json"}}',
    );
    writeFileSync(join(sdk, 'dist/index.js'), '1');
    writeFileSync(join(folder, 'tsconfig.json'), '{}');
    writeFileSync(join(folder, 'package-lock.json'), '{"packages":{"node_modules/a":{"version":"1.0.0"}}}');
  });

  const readBoth = () => [bundle, other].map(readFingerprints());

  test.each([
    ['the lockfile', 'package-lock.json', '{"packages":{"node_modules/a":{"version":"1.0.1"}}}'],
    ['the compiled SDK', 'node_modules/@metier/sdk/dist/index.js', '2'],
    ['the compiler options', 'tsconfig.json', '{"a":1}'],
  ])('changes with %s for each bundle', (_what, path, content) => {
    const before = readBoth();
    writeFileSync(join(folder, path), content);
    const after = readBoth();
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });

  test('changes with a source file for its own bundle alone', () => {
    const before = readBoth();
    writeFileSync(join(bundle, 'src/page.tsx'), '2');
    const after = readBoth();
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
  });
});
