import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let folder: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const run = (...args: string[]) => {
  const program = join(__dirname, '../metier-build.cjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'new', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'metier-feature-'));
  write('package.json', JSON.stringify({ name: '@team/mf-hello' }));
  write('.oxfmtrc.json', JSON.stringify({ printWidth: 110, singleQuote: true }));
  write(
    'src/routes.ts',
    `export const routes = defineRoutes([
  { path: '/hello', access: 'login', page: () => import('./features/hello/hello-page') },
]);
`,
  );
  write('src/languages/de.ts', "export const translations = import.meta.translations('de');\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a repository gets a page with the access of its others, in its languages', () => {
  expect(run('feature', 'saved-searches')).toMatchObject({ status: 0, stderr: '' });
  expect(read('src/routes.ts')).toMatch(/path: '\/saved-searches',\s+access: 'login'/);
  expect(read('src/features/saved-searches/saved-searches.texts.ts')).toContain(
    "defineTexts('hello/saved-searches/saved-searches', {\n  title: 'Saved searches',",
  );
  expect(read('src/features/saved-searches/saved-searches.texts.de.ts')).toContain(
    "title: 'Saved searches', // to translate",
  );
  expect(() => read('src/features/saved-searches/saved-searches.texts.fr.ts')).toThrow('ENOENT');
});

test('a public page gets a head', () => {
  run('feature', 'visits', '--access', 'public');
  expect(read('src/routes.ts')).toContain("import('./features/visits/visits-head')");
});

test.each([
  [['feature'], 'Usage: npm run new -- feature <name>'],
  [['feature', 'Visits'], '"Visits" is not a name in kebab-case'],
  [['feature', 'visits', '--access', 'admin'], '--access is one of public, login'],
])('%j is refused in one sentence', (args, sentence) => {
  const { status, stderr } = run(...args);
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
});

test('nothing is written where the table of routes is not found', () => {
  write('src/routes.ts', 'export const routes = others;\n');
  expect(run('feature', 'visits')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('src/routes.ts has no table'),
  });
  expect(() => read('src/features/visits/visits.texts.ts')).toThrow('ENOENT');
});
