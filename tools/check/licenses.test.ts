import { findLicenses } from './licenses';

const EXCEPTED = {
  'node_modules/@img/sharp-linux-x64': { license: 'LGPL-3.0-or-later' },
  'node_modules/caniuse-lite': { license: 'CC-BY-4.0' },
  'node_modules/@fontsource/bricolage-grotesque': { license: 'OFL-1.1' },
  'node_modules/png-js': {},
};

it('a package under another licence than a permissive one fails the check, unless only development needs it', () => {
  const copyleft = { license: 'GPL-3.0-only' };
  expect(
    findLicenses({
      ...EXCEPTED,
      server: copyleft,
      'node_modules/fine': { license: 'MIT' },
      'node_modules/tool': { ...copyleft, dev: true },
      'node_modules/fine/node_modules/@scope/shipped': copyleft,
      'node_modules/silent': {},
    }),
  ).toEqual([
    '@scope/shipped has the licence GPL-3.0-only: replace it, or say why it may be shipped',
    'silent has the licence UNKNOWN: replace it, or say why it may be shipped',
  ]);
});

it('an exception that no package needs any more fails it too', () => {
  expect(findLicenses({ ...EXCEPTED, 'node_modules/png-js': { license: 'MIT' } })).toEqual([
    expect.stringContaining('png-js'),
  ]);
});
