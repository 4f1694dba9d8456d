import { existsSync } from 'node:fs';
import { join } from 'node:path';
import LongestFirst from './longest-first.cjs';

const ROOT = join(__dirname, '../..');
const context = { config: { cache: false, rootDir: ROOT }, hasteFS: { getSize: () => 1 } };
const order = (paths: readonly string[]): string[] => {
  const tests = paths.map((path) => ({ path, context }));
  return new LongestFirst({} as never).sort(tests).map(({ path }: { path: string }) => path);
};
const LONG = LongestFirst.LONG.map((name) => join(ROOT, name));

it('each long suite exists', () => {
  expect(LONG.filter((path) => !existsSync(path))).toEqual([]);
});

it('long suites start first, the longest before the others', () => {
  const short = join(ROOT, 'shared/src/short.test.ts');
  expect(order([short, ...LONG.toReversed()])).toEqual([...LONG, short]);
});
