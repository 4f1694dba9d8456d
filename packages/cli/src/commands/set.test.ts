import type { GateBody, SetRolloutBody, TrainBody } from '@metier/sdk/contract';
import { makeLive, makeRelease } from '../testing/fake-server';
import { startFakeServer } from '../testing/start-fake-server';

const fake = startFakeServer();
const { type } = fake;

const SHELL = { remote: 'shell', version: '2.0.0-aaaa' };
const SEEKER = { remote: 'mf-seeker', version: '2.0.0-cccc' };

beforeEach(() => {
  fake.server.releases = [
    makeRelease(SHELL.version, 'shell'),
    makeRelease(SEEKER.version, 'mf-seeker'),
    makeRelease('1.0.0-aaaa', 'mf-seeker'),
  ];
});

const bodies = <Body>(name: string) =>
  fake.server.calls.filter((call) => call.name === name).map(({ body }) => JSON.parse(String(body)) as Body);

/** Both releases are in rollout to 10 per cent. */
function startRollout() {
  const rollout = {
    members: [SEEKER, SHELL],
    share: 10,
    margin: 1,
    minimum_views: 100,
    since: '2026-11-21T10:00:00.000Z',
    candidate: { views: 50, failures: 1 },
    stable: { views: 500, failures: 1 },
  };
  fake.server.live = [SEEKER, SHELL].map(({ remote, version }) =>
    makeLive({ remote, rollout: { ...rollout, version } }),
  );
}

it('a link names a set, of each remote the newest release unless a version is named', async () => {
  expect(await type('link shell mf-seeker@1')).toMatchObject({
    code: 0,
    out: `${fake.server.address}/?release=shell@2.0.0-aaaa,mf-seeker@1.0.0-aaaa\n`,
  });
  const { out } = await type('link mf-seeker --json');
  expect(JSON.parse(out)).toEqual({
    link: `${fake.server.address}/?release=mf-seeker@2.0.0-cccc`,
    releases: [SEEKER],
  });
});

it('a canary of several checks each together with the others, and rolls them out in one call', async () => {
  const { code, out } = await type('canary shell@2 mf-seeker@2 10 --margin 2 --reason "Both" --no-smoke');
  expect([code, out]).toEqual([
    0,
    '10 % of the visitors get shell 2.0.0-aaaa, mf-seeker 2.0.0-cccc on production, the others shell 1.0.0-aaaa, ' +
      'mf-seeker 1.0.0-aaaa (revision 7).\n',
  ]);
  expect(bodies<GateBody>('POST check/').map(({ together }) => together)).toEqual([[SEEKER], [SHELL]]);
  expect(bodies<SetRolloutBody>('POST rollouts/')).toEqual([
    {
      channel: 'production',
      share: 10,
      margin: 2,
      reason: 'Both',
      releases: [SHELL, SEEKER],
      expected_revision: 5,
    },
  ]);
});

it('a canary of one still names its version after the share', async () => {
  await type('canary mf-seeker 10 1.0.0 --reason x --no-smoke');
  await type('canary mf-seeker@1 20 --reason x --no-smoke');
  expect(bodies('POST moves/')).toMatchObject([
    { remote: 'mf-seeker', version: '1.0.0-aaaa', share: 10 },
    { remote: 'mf-seeker', version: '1.0.0-aaaa', share: 20 },
  ]);
});

it('a member of a set in rollout is checked and moved with all of the set', async () => {
  startRollout();
  await type('canary mf-seeker 25 --reason x --no-smoke');
  expect(bodies<SetRolloutBody>('POST rollouts/')[0]).toMatchObject({ share: 25, releases: [SEEKER, SHELL] });
  await type('promote shell@2 --reason x --no-smoke');
  expect(bodies<TrainBody>('POST trains/')[0]).toMatchObject({ releases: [SHELL, SEEKER] });
  expect(bodies<GateBody>('POST check/').at(-1)?.together).toEqual([SHELL]);
});

it('status shows a set as one rollout, whichever of its remotes is named', async () => {
  startRollout();
  const line = '  mf-seeker 2.0.0-cccc, shell 2.0.0-aaaa on production: 10 % since ';
  for (const words of ['status', 'status shell']) {
    const { out } = await type(words);
    expect(out.split('\n').filter((each) => each.startsWith(line))).toHaveLength(1);
  }
});

it('a move that ends a set says so', async () => {
  startRollout();
  const state = { remote: 'shell', channel: 'production', version: '1.0.0-aaaa', revision: 6, train: 6 };
  fake.server.beforeMove = () => [201, { ...state, action: 'halt' }];
  expect((await type('halt shell --reason x')).out).toBe(
    'The rollout has ended: everybody gets shell 1.0.0-aaaa on production (revision 6). The rollout of its set has ' +
      'ended with it.\n',
  );
});
