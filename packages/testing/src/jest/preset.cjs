const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { TEST_TIMEOUT_MS } = require('./limits.cjs');

/** Packages of the pages that exist as ES modules only, which Jest has to transpile where they are not bundled. */
const ES_MODULES = ['@metier', 'typebox', 'ky', 'msw', '@mswjs', 'until-async', 'rettime', '@open-draft'];

/** Bundled beside this folder in a repository of its own. */
const SETUP = ['../../dist/node/setup.cjs', '../setup.ts']
  .map((file) => join(__dirname, file))
  .filter((file) => existsSync(file));

/** Compiles sources and styles for Jest as a page sees them. */
const transforms = {
  transform: {
    '^.+\\.([mc]?[jt]sx?|md)$': [
      join(__dirname, 'transform.cjs'),
      {
        jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`, '/node_modules/.*\\.cjs$'],
  moduleNameMapper: {
    '\\.module\\.css$': join(__dirname, 'css-modules.cjs'),
    '\\.css$': join(__dirname, 'empty.cjs'),
  },
};

/** Jest's configuration of the tests of pages. */
const pages = {
  ...transforms,
  // Jest lists every file below its roots before the first test, those of node_modules too.
  roots: ['<rootDir>/src'],
  testEnvironment: join(__dirname, 'browser-environment.cjs'),
  setupFilesAfterEnv: SETUP.slice(0, 1),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testTimeout: TEST_TIMEOUT_MS,
};

module.exports = { pages, transforms };
