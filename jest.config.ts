/** @jest-config-loader esbuild-register */
import { join } from 'node:path';
import type { Config } from 'jest';
import { listRemotes } from './tools/lib/remotes.cjs';

const here = (path: string) => join(__dirname, path);

/** ES-module-only packages, which Jest has to transpile. */
const esModules = [
  '@fastify/cookie', // CommonJS, but its only dependency is imported dynamically.
  'typebox',
  'ky',
  'msw',
  '@mswjs',
  'until-async',
  'rettime',
  '@open-draft',
];

const common = {
  transform: {
    '^.+\\.[mc]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': here('tools/jest/css-modules.cjs'),
    '\\.css$': here('tools/jest/empty.cjs'),
  },
} satisfies Config;

const inNode = (name: string) => ({
  ...common,
  displayName: name,
  rootDir: here(name),
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts'],
});

const inBrowser = (name: string) => ({
  ...common,
  displayName: name,
  rootDir: here(name),
  testEnvironment: here('tools/jest/browser-environment.cjs'),
  setupFilesAfterEnv: [here('shared/src/testing/setup.ts')],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
});

/** Runs the tests that use the database a second time, on a PostgreSQL started by the run. */
const onPostgres = {
  ...inNode('server'),
  displayName: 'server on PostgreSQL',
  testMatch: ['modules/**/*', 'http/**/*', 'mail/**/*', 'db/**/*', 'backup/**/*', 'fuzz'].map(
    (tests) => `<rootDir>/src/${tests}.test.ts`,
  ),
  testPathIgnorePatterns: [
    '/node_modules/',
    '/src/db/demo/',
    '/src/db/(folder-lock|embedded)',
    // Access rules and smoke runs do not depend on the database, and both take long.
    '/src/modules/access\\.test',
    '/src/modules/releases/smoke\\.test',
  ],
  setupFiles: [here('server/src/testing/on-postgres.ts')],
  globalSetup: here('server/src/testing/postgres-setup.ts'),
  globalTeardown: here('server/src/testing/postgres-teardown.ts'),
};

const config: Config = {
  projects: [
    ...['shared', 'shell', ...listRemotes()].map(inBrowser),
    {
      ...inNode('server'),
      testPathIgnorePatterns: ['/node_modules/', '\\.postgres\\.test\\.ts$'],
      globalSetup: here('server/src/testing/global-setup.ts'),
    },
    onPostgres,
    { ...inNode('tools'), globalSetup: here('tools/jest/build-server.cjs') },
  ],
};

export default config;
