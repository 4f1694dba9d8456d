import type { LiveRemote } from '@metier/sdk/contract';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { makeRelease } from '../testing/fake-server';
import { startFakeServer } from '../testing/start-fake-server';
import { PROJECT } from '../testing/type-words';

const fake = startFakeServer();
const { type } = fake;

let folder: string;
const integrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'metier-publish-'));
  mkdirSync(join(folder, 'chunks'));
  writeFileSync(join(folder, 'chunks/page.js'), 'page');
  writeFileSync(join(folder, 'chunks/page.js.map'), 'not of the release');
  const files = { 'chunks/page.js': { integrity: integrity('page'), size: 4 } };
  writeFileSync(
    join(folder, 'release.json'),
    JSON.stringify({ name: 'mf-seeker', version: '1.2.0-cccc', files }),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

it('publishing sends the files that the release names, always as the same bytes, and says where to see it', async () => {
  const { code, out } = await type(`publish mf-seeker --from ${folder}`);
  expect(code).toBe(0);
  expect(out).toContain(`To see it: ${fake.server.address}/?release=mf-seeker@1.2.0-cccc`);
  fake.server.releases = [];
  await type(`publish mf-seeker --from ${folder}`);
  const [first, second] = fake.server.calls.filter(({ name }) => name === 'POST ').map(({ body }) => body);
  expect(second?.equals(first ?? Buffer.alloc(0))).toBe(true);
  const names = gunzipSync(first ?? Buffer.alloc(0))
    .toString('latin1')
    .match(/(release\.json|chunks\/[\w.]+)(?=\0)/g);
  expect(names).toEqual(['release.json', 'chunks/page.js']);
});

it('publishing and promoting is one command', async () => {
  const { code, out } = await type(`publish mf-seeker --from ${folder} --promote --reason x --no-smoke`);
  expect([code, out]).toEqual([0, expect.stringContaining('mf-seeker 1.2.0-cccc is live on production')]);
  expect(fake.server.changes).toEqual(['POST ', 'POST moves/']);
});

it('publishing is tried without sending anything by a dry run', async () => {
  const { code, out } = await type(`publish mf-seeker --from ${folder} --dry-run`);
  expect([code, out]).toEqual([0, expect.stringContaining('would publish mf-seeker 1.2.0-cccc')]);
  expect(fake.server.changes).toEqual([]);
});

it('the same version again ends with code 3, before anything is sent', async () => {
  fake.server.releases = [makeRelease('1.2.0-cccc')];
  const { code, err } = await type(`publish mf-seeker --from ${folder}`);
  expect([code, err]).toEqual([3, expect.stringContaining('1.2.0-cccc is published already')]);
  expect(fake.server.changes).toEqual([]);
});

it.each([
  ['a changed file', () => writeFileSync(join(folder, 'chunks/page.js'), 'gape'), 'is not what was built'],
  ['a missing file', () => rmSync(join(folder, 'chunks/page.js')), 'page.js is missing'],
  ['no build', () => rmSync(join(folder, 'release.json')), 'build it first'],
])('%s ends with code 1, before anything is sent', async (_what, spoil, sentence) => {
  spoil();
  const { code, err } = await type(`publish mf-seeker --from ${folder}`);
  expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
  expect(fake.server.calls).toEqual([]);
});

it('a release of a remote that the token is not for ends with code 4, before anything is sent', async () => {
  fake.server.tokenFor = 'mf-hello';
  // Even if that version is published already.
  fake.server.releases = [makeRelease('1.2.0-cccc')];
  for (const remote of ['mf-seeker', 'mf-hello']) {
    const { code, err } = await type(`publish ${remote} --from ${folder}`);
    expect([code, err]).toEqual([
      4,
      expect.stringContaining('The token is for mf-hello, and this is about mf-seeker.'),
    ]);
  }
  expect((await type('publish mf-seeker')).code).toBe(4);
  expect(fake.server.changes).toEqual([]);
});

it('a build of another remote is refused', async () => {
  const { code, err } = await type(`publish mf-public --from ${folder}`);
  expect([code, err]).toEqual([
    1,
    expect.stringContaining('This is a build of mf-seeker, and not of mf-public.'),
  ]);
});

it('publishing sends the dates of packages that the live release does not have, as the registry says', async () => {
  const release = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as object;
  const packages = { leaflet: '1.9.4, 2.0.0', maps: '1.0.0', '@metier/sdk': '1.9.0', private: '1.0.0' };
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...release, packages }));
  const sent: string[] = [];
  const project = {
    ...PROJECT,
    readPublishTimes: (name: string): Promise<Record<string, string>> => {
      sent.push(name);
      const times: Record<string, string> =
        name === 'leaflet' ? { '2.0.0': '2026-11-26T10:00:00.123456+00:00' } : {};
      return Promise.resolve(times);
    },
  };
  fake.server.live = [{ ...fake.server.live[0], version: '1.1.0-bbbb' } as LiveRemote];
  const { code, err } = await type(`publish mf-seeker --from ${folder}`, undefined, project);
  expect([code, sent.sort()]).toEqual([0, ['leaflet', 'leaflet', 'private']]);
  expect(err).toContain('Asking the registry how old 3 new packages are');
  const { body } = fake.server.calls.find(({ name }) => name === 'POST ') ?? {};
  const archive = gunzipSync(body ?? Buffer.alloc(0)).toString('latin1');
  expect(archive).toContain('{"leaflet@2.0.0":"2026-11-26T10:00:00.123Z"}');
});
