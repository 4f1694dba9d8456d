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

/** Every suite on the embedded database starts PGlite in a thread. */
const pgliteWasm = join(dirname(require.resolve('@electric-sql/pglite')), 'pglite.wasm');

/** Suites of the server run on PostgreSQL, where they take half of the processor time. */
const onPostgres = {
  ...inNode('server'),
  testPathIgnorePatterns: [...IGNORED, '/src/db/embedded\\.test'],
  setupFiles: [CHEAP_HASHES],
  globalSetup: here('server/src/testing/database/postgres-setup.ts'),
  globalTeardown: here('server/src/testing/database/postgres-teardown.ts'),
};

/** What depends on the database itself runs on both. The laboratory searches and fuzzes on both, too. */
const ON_BOTH = [
  'backup/*',
  'db/{database,embedded,search}',
  'mail/outbox',
  'search/index.contract',
  'modules/search-proposals/*',
  'tasks/scheduler',
];
const ON_BOTH_IN_LAB = ['fuzz', 'access', 'modules/jobs/**/*', 'search/**/*'];

const onEmbedded = {
  ...inNode('server'),
  displayName: 'server on the embedded database',
  testMatch: [...ON_BOTH, ...(IS_LAB ? ON_BOTH_IN_LAB : [])].map((tests) => `<rootDir>/src/${tests}.test.ts`),
  testPathIgnorePatterns: [...IGNORED, '\\.postgres\\.test'],
  testEnvironmentOptions: { wasmFiles: [pgliteWasm] },
  setupFiles: [here('server/src/testing/database/on-embedded.ts'), CHEAP_HASHES],
  globalSetup: here('server/src/testing/database/embedded-setup.ts'),
};

/** Suites of the tools that start the built server; others do not wait for its build. */
const SERVER_LIFE = '/server-life';

const onBuiltServer = (name: string) => ({
  ...inNode(name),
  globalSetup: here('tools/jest/build-server.cjs'),
});

const config: Config = {
  testTimeout: TEST_TIMEOUT_MS,
  projects: [
    ...['shared', 'shell', ...listRemotes(), 'packages/testing'].map(inBrowser),
    onPostgres,
    onEmbedded,
    { ...inNode('tools'), testPathIgnorePatterns: [...IGNORED, SERVER_LIFE] },
    { ...onBuiltServer(`tools${SERVER_LIFE}`), displayName: 'tools with a built server' },
    ...(IS_LAB ? [onBuiltServer('lab')] : []),
    inNode('packages/build'),
    inNode('packages/cli'),
  ],
};

export default config;
