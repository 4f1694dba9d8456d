import type { PackageUse } from '@metier/sdk/contract';
import { publishRelease, requestMove } from '../../testing/releases';
import { seeker, startWithReleases, version } from '../testing/start-with-releases';

const { test, ask } = startWithReleases();
const search = (contains: string) => ask(`/packages/?contains=${encodeURIComponent(contains)}`);
const find = async (contains: string) =>
  (await search(contains))
    .json<PackageUse[]>()
    .map(({ version: [number], live, canary, packages }) =>
      [number, ...live, canary.length > 0 ? 'canary' : 'all', ...packages.map((each) => each.version)].join(
        ' ',
      ),
    );

beforeAll(async () => {
  const move = async (number: number, leaflet: string, body: object) => {
    await publishRelease(test, { ...seeker(number), packages: { leaflet, '@scope/map': '1.0.0' } });
    await requestMove(test, { remote: 'mf-seeker', version: version(number), ...body });
  };
  await move(3, '1.9.4', { action: 'promote' });
  await move(4, '1.9.4, 2.0.0-beta.1', { action: 'promote' });
  await move(5, '2.0.1', { action: 'canary', share: 10 });
  await move(6, '2.1.0', { action: 'promote', channel: 'staging' });
  await publishRelease(test, { ...seeker(7), packages: { leaflet: '9.0.0' } });
});

it('a package is found in every release that is live or can come back', async () => {
  expect(await find('leaflet')).toEqual([
    '6 staging all 2.1.0',
    '5 production canary 2.0.1',
    '4 production all 1.9.4 2.0.0-beta.1',
    '3 all 1.9.4',
  ]);
  expect(await find('@scope/map')).toHaveLength(4);
  expect(await find('constructor')).toEqual([]);
});

it.each([
  ['leaflet@2.0.1', ['5 production canary 2.0.1']],
  ['leaflet@>=2 <2.1', ['5 production canary 2.0.1', '4 production all 2.0.0-beta.1']],
  ['leaflet@1', ['4 production all 1.9.4', '3 all 1.9.4']],
  ['@scope/map@2', []],
])('of %s only the versions in the range are found', async (wanted, found) => {
  expect(await find(wanted)).toEqual(found);
});

it.each(['', '@', 'leaflet@', 'leaflet@two', 'a b'])('“%s” is no package', async (wanted) => {
  const reply = await search(wanted);
  expect([reply.statusCode, Object.keys(reply.json<object>())]).toEqual([400, ['contains']]);
});

it('a visitor without a token is told nothing', async () => {
  expect((await ask('/packages/?contains=leaflet', 'mtr_wrong')).statusCode).toBe(401);
});
