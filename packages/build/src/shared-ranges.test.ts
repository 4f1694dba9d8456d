import { readSharedRanges } from './shared-ranges.cjs';

const name = '@metier/mf-test';
const built = { react: '19.3.1', 'react/jsx-runtime': '19.3.1', '@metier/sdk/router': '1.0.0' };
const read = (react: string | undefined) =>
  readSharedRanges(
    { name, peerDependencies: { '@metier/sdk': '^1.0.0', ...(react !== undefined && { react }) } },
    built,
  );

test('each shared module has the range of its package, as it is declared', () => {
  expect(read('^19 || ^20')).toEqual({
    react: '^19 || ^20',
    'react/jsx-runtime': '^19 || ^20',
    '@metier/sdk/router': '^1.0.0',
  });
});

test.each([
  [undefined, '@metier/mf-test does not say which react it runs with'],
  ['newest', '@metier/mf-test runs with react "newest", which is no range of versions'],
  ['^20.0.0', '@metier/mf-test runs with react ^20.0.0, and is built with 19.3.1'],
])('a build with react %s is refused', (react, sentence) => {
  expect(() => read(react)).toThrow(
    `${sentence}; see peerDependencies in the package.json of @metier/mf-test`,
  );
});
