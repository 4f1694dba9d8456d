import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadProgram } from './load-program';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'metier-program-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Exports {
  readonly add: (a: number, b: number) => number;
  readonly place: string;
}

const TEXT = 'exports.add = (a, b) => a + b; exports.place = require("node:path").basename(__filename);';

function load(mark: string, text = TEXT) {
  const file = join(folder, 'program.cjs');
  writeFileSync(file, text);
  return loadProgram<Exports>(file, { folder: join(folder, 'code'), mark });
}

const listKept = () => readdirSync(join(folder, 'code'));

it('loads a program with the functions that an earlier process has kept', () => {
  const first = load('a');
  expect(first.isFromFolder).toBe(false);
  expect([first.exports.add(2, 3), first.exports.place]).toEqual([5, 'program.cjs']);
  first.keep();
  const second = load('a');
  expect(second.isFromFolder).toBe(true);
  expect([second.exports.add(2, 3), second.exports.place]).toEqual([5, 'program.cjs']);
});

it('compiles a program with another mark, though its text is as long, and keeps only that', () => {
  load('a').keep();
  const changed = load('b', TEXT.replace('a + b', 'a * b'));
  expect(changed.isFromFolder).toBe(false);
  expect(changed.exports.add(2, 3)).toBe(6);
  changed.keep();
  expect(listKept()).toEqual(['b']);
});

it('compiles a program when what was kept cannot be read, and replaces it', () => {
  mkdirSync(join(folder, 'code'));
  writeFileSync(join(folder, 'code/a'), 'cut short');
  const program = load('a', `${TEXT} // Nothing else has compiled this text.`);
  expect(program.isFromFolder).toBe(false);
  expect(program.exports.add(2, 3)).toBe(5);
  program.keep();
  expect(statSync(join(folder, 'code/a')).size).toBeGreaterThan(TEXT.length);
});

it('keeps nothing where nothing can be written', () => {
  writeFileSync(join(folder, 'code'), 'no folder');
  expect(() => load('a').keep()).not.toThrow();
});
