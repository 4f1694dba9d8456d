const tseslint = require('typescript-eslint');
const {
  KY,
  ROUTER,
  ZUSTAND,
  commonJs,
  forPages,
  language,
  restrict,
  sizes,
} = require('./packages/build/src/eslint.cjs');

module.exports = tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      'server/drizzle/**',
      'data/**',
      '.cache/**',
      'tools/check/fixtures/**',
    ],
  },
  sizes,
  ...tseslint.configs.recommended,
  language,
  forPages(['{shell,mf-*,shared,packages/testing}/src/**/*.{ts,tsx}']),
  { files: ['shared/src/api/**'], rules: restrict(ZUSTAND, ...ROUTER) },
  {
    files: ['shared/src/{router,static-router}/**', 'packages/testing/**'],
    rules: restrict(KY, ZUSTAND),
  },
  { files: ['shell/src/**'], rules: restrict(KY, ...ROUTER) },
  {
    files: [
      'tools/**',
      'bench/**',
      'e2e/**',
      'server/*.{mjs,ts}',
      'server/src/boot/{main,start,announce}.ts',
      'server/src/testing/**',
    ],
    rules: { 'no-console': 'off' },
  },
  commonJs,
);
