import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findStyleLeaks } from '../../../../server/src/platform/gate/read-style';
import { findStyleFlaws } from './find-style-flaws.cjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'metier-styles-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const find = (text: string) => {
  writeFileSync(join(folder, 'page.module.css'), text);
  return findStyleFlaws({ bundle: 'mf-hello', folder, readStyle: findStyleLeaks });
};

test.each([
  '.lead { color: red; &:hover { color: blue; } }',
  '.lead > p { color: red; }',
  '@keyframes turn { to { rotate: 1turn; } } .lead { animation: turn 1s; }',
  '@media (width < 40rem) { .lead { color: red; } }',
])('%s reaches own elements alone, as it will be built', async (text) => {
  expect(await find(text)).toEqual([]);
});

test.each([
  ['.lead { color: red !important; }', 'says !important'],
  ['header { color: red; }', 'styles header, which can be anybody’s'],
  ['@page { margin: 0; }', 'has @page'],
  ['.lead { color: red; } }', 'cannot be read'],
])('%s is found before the deploy gate refuses it', async (text, sentence) => {
  expect(await find(text)).toContainEqual(expect.stringContaining(`page.module.css ${sentence}`));
});
