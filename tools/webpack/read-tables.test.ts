import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/root';
import { readTables } from './read-tables.cjs';

let directory: string;

beforeEach(() => {
  // Inside the repository, so that `@metier/shared` is found.
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  directory = mkdtempSync(join(ROOT, '.cache/tables-'));
  mkdirSync(join(directory, 'src'));
});

afterEach(() => rmSync(directory, { recursive: true }));

function writeRoutes(rows: readonly (readonly [string, string])[]): void {
  const declarations = rows.map(
    ([path, access], at) => `{ path: '${path}', access: '${access}', page: () => import('./page-${at}') }`,
  );
  writeFileSync(
    join(directory, 'src/routes.ts'),
    `import { defineRoutes } from '@metier/shared/remote'; export const routes = defineRoutes([${declarations.join()}]);`,
  );
}

test('the tables of a remote are read without running its pages', async () => {
  writeRoutes([
    ['/job/:id', 'public'],
    ['/dashboard', 'job_seeker'],
  ]);
  expect(await readTables('mf-test', directory)).toEqual({
    contract: 1,
    routes: [
      { path: '/job/:id', access: 'public', request: './page-0' },
      { path: '/dashboard', access: 'job_seeker', request: './page-1' },
    ],
    fragments: [],
  });
});

test('one path for each role is fine', async () => {
  writeRoutes([
    ['/dashboard', 'job_seeker'],
    ['/dashboard', 'job_provider'],
  ]);
  expect((await readTables('mf-test', directory)).routes).toHaveLength(2);
});

test('two claims of one path for the same person are refused', async () => {
  writeRoutes([
    ['/job/:id', 'login'],
    ['/job/:number', 'job_seeker'],
  ]);
  await expect(readTables('mf-test', directory)).rejects.toThrow(
    'mf-test claims /job/:id twice for the same person (login and job_seeker)',
  );
});
