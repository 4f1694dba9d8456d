import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashFiles, isBuiltFrom, recordFingerprint } from './fingerprint.cjs';

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
