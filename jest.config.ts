/** @jest-config-loader esbuild-register */
import { dirname, join } from 'node:path';
import type { Config } from 'jest';
import { IS_LAB, TEST_TIMEOUT_MS } from './packages/testing/src/jest/limits.cjs';
import { pages, transforms } from './packages/testing/src/jest/preset.cjs';
import { listRemotes } from './tools/lib/remotes.cjs';

const here = (path: string) => join(__dirname, path);

/** Suites of the laboratory need minutes. */
const IGNORED = ['/node_modules/', ...(IS_LAB ? [] : ['\\.lab\\.test\\.tsx?$'])];

const inNode = (name: string) => ({
  ...transforms,
  displayName: name,
  rootDir: here(name),
  runtime: here('tools/jest/node-runtime.cjs'),
  testEnvironment: here('tools/jest/node-environment.cjs'),
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: IGNORED,
});

const inBrowser = (name: string) => ({
  ...pages,
  displayName: name,
  rootDir: here(name),
  runtime: here('tools/jest/caching-runtime.cjs'),
  testPathIgnorePatterns: IGNORED,
});

const CHEAP_HASHES = here('server/src/testing/cheap-hashes.ts');

/** Every suite of the project "server" starts PGlite in a thread. */
const pgliteWasm = join(dirname(require.resolve('@electric-sql/pglite')), 'pglite.wasm');

/** Without a database at all, or about the embedded one. */
const EMBEDDED_ONLY = [
  'src/db/(demo/|folder-lock|embedded)',
  'src/modules/jobs/(occupations/|places/gazetteer|swr-cache)',
];

/**
 * Every suite runs once: those of the board and of the platform on PostgreSQL, where they are cheaper, the rest on
 * the embedded database, with which the journeys run, too. The laboratory searches and fuzzes on both.
 */
const POSTGRES_ONLY = [
  `/src/modules/(?!jobs/${IS_LAB ? '' : '(occupations/|places/gazetteer|swr-cache)'})`,
  '/src/platform/(?!smoke)',
  '\\.postgres\\.test\\.ts$',
];

/** What depends on the database itself: locks, migrations, backups. */
const ON_BOTH = ['tasks/scheduler', 'mail/**/*', 'db/**/*', 'backup/**/*', ...(IS_LAB ? ['fuzz'] : [])];

const onPostgres = {
  ...inNode('server'),
  displayName: 'server on PostgreSQL',
  testMatch: [...ON_BOTH, 'modules/**/*', 'platform/!(smoke)/**/*', '**/*.postgres'].map(
    (tests) => `<rootDir>/src/${tests}.test.ts`,
  ),
  testPathIgnorePatterns: [...IGNORED, ...EMBEDDED_ONLY],
  setupFiles: [here('server/src/testing/on-postgres.ts'), CHEAP_HASHES],
  globalSetup: here('server/src/testing/postgres-setup.ts'),
  globalTeardown: here('server/src/testing/postgres-teardown.ts'),
};

const config: Config = {
  testTimeout: TEST_TIMEOUT_MS,
  projects: [
    ...['shared', 'shell', ...listRemotes(), 'packages/testing'].map(inBrowser),
    {
      ...inNode('server'),
      testEnvironmentOptions: { wasmFiles: [pgliteWasm] },
      testPathIgnorePatterns: [...IGNORED, ...POSTGRES_ONLY],
      setupFiles: [CHEAP_HASHES],
      globalSetup: here('server/src/testing/global-setup.ts'),
    },
    onPostgres,
    { ...inNode('tools'), globalSetup: here('tools/jest/build-server.cjs') },
    inNode('packages/build'),
    inNode('packages/cli'),
  ],
};

export default config;
