import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../tools/lib/root';
import { readContractRange, readShellContracts, readTables } from './read-tables.cjs';

let directory: string;

beforeEach(() => {
  // Inside the repository, so that `@metier/sdk` resolves.
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
    `import { defineRoutes } from '@metier/sdk/remote'; export const routes = defineRoutes([${declarations.join()}]);`,
  );
}

test('the tables of a remote are read without running its pages', async () => {
  writeRoutes([
    ['/job/:id', 'public'],
    ['/dashboard', 'job_seeker'],
  ]);
  expect(await readTables('mf-test', directory)).toEqual({
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

function writeFace(contracts: string): void {
  writeRoutes([['/', 'public']]);
  writeFileSync(
    join(directory, 'src/remote.tsx'),
    `import { defineRemote } from '@metier/sdk/remote';
     import { routes } from './routes';
     export const remote = defineRemote({ name: 'mf-test', ${contracts} routes });`,
  );
}

test('a remote supports the contracts that its face declares, and by default those of the shell', async () => {
  writeFace('contracts: { from: 1, to: 2 },');
  expect(await readContractRange('mf-test', directory)).toEqual({ from: 1, to: 2 });
  writeFace('');
  expect(await readShellContracts(directory)).toEqual([1]);
  expect(await readContractRange('mf-test', directory)).toEqual({ from: 1, to: 1 });
});

test('contracts that are no range are refused', async () => {
  writeFace('contracts: { from: 2, to: 1 },');
  await expect(readContractRange('mf-test', directory)).rejects.toThrow(
    'mf-test speaks contracts from 2 to 1, which is no range; see its src/remote.tsx',
  );
});
