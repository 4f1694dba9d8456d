import type { PublishedRelease } from '../registry/live-state';
import { readLink } from './overrides';

const releases = [
  ['mf-seeker', '1.4.20-cccc'],
  ['mf-seeker', '1.4.2-bbbb'],
  ['mf-seeker', '1.4.2-aaaa'],
  ['shell', '2.0.0-dddd'],
].map(([remote, version]) => ({ remote, version }) as PublishedRelease);

const sources = {
  snapshot: {
    findRelease: (remote: string, version: string) =>
      releases.find((release) => release.remote === remote && release.version === version),
    listReleases: (remote: string) => releases.filter((release) => release.remote === remote),
  },
  hasPreview: async (remote: string, id: string) => remote === 'mf-seeker' && id === 'abc',
};
const read = (...values: string[]) => readLink(values, sources);
const seeker = (version: string) => ({ remote: 'mf-seeker', version });

test('a link names a release by its full version, or by a shorter one that selects its newest build', async () => {
  expect(await read('mf-seeker@1.4.2-aaaa')).toEqual({ overrideSet: { releases: [seeker('1.4.2-aaaa')] } });
  expect(await read('mf-seeker@1.4.2')).toEqual({ overrideSet: { releases: [seeker('1.4.2-bbbb')] } });
  for (const short of ['1', '1.4'])
    expect(await read(`mf-seeker@${short}`)).toEqual({ overrideSet: { releases: [seeker('1.4.20-cccc')] } });
});

test('a link names several, with commas or by repeating, and the last of a remote counts', async () => {
  const both = [{ remote: 'shell', version: '2.0.0-dddd' }, seeker('1.4.20-cccc')];
  expect(await read('mf-seeker@1.4.2, shell@2.0.0', 'mf-seeker@1.4.20')).toEqual({
    overrideSet: { releases: both },
  });
});

test('a link names a channel and a preview', async () => {
  expect(await read('staging,mf-seeker@dev.abc')).toEqual({
    overrideSet: { channel: 'staging', releases: [seeker('dev.abc')] },
  });
});

test('reset takes everything back', async () => {
  expect(await read('reset')).toEqual({ overrideSet: undefined });
  expect(await read('mf-seeker@1.4.2', 'reset')).toEqual({ overrideSet: undefined });
});

test.each([
  'mf-seeker@9.9.9',
  'mf-seeker@1.5',
  'mf-seeker@14',
  'mf-seeker@',
  'mf-seeker',
  'mf-nobody@1.4.2',
  'mf-seeker@dev.other',
  'mf-provider@dev.abc',
  'mf-seeker@1.4.2-aaaa@x',
  'beta',
  '',
])('“%s” is no release, and the whole link does nothing', async (item) => {
  const notice = `There is no release “${item}” to show. The link has changed nothing.`;
  expect(await read(`staging,${item}`)).toEqual({ notice });
});

test('a link names so many at most', async () => {
  const notice = 'This link names too many releases. It has changed nothing.';
  expect(await read(Array(11).fill('staging').join(','))).toEqual({ notice });
});
