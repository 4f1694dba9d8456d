import type { UsageReply } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { OPERATOR_TOKEN } from '../../testing/operator-token';
import {
  goLive,
  makeRelease,
  makeShellRelease,
  publishRelease,
  requestMove,
  withCalls,
} from '../../testing/releases';

const test = startTestApp();
const version = (number: number) => `${number}.0.0-aaaaaaaaaa`;
const shell = (number: number, contracts: number[], react: string) => ({
  ...makeShellRelease(version(number)),
  contracts,
  provides: { react },
});
const seeker = (number: number, from: number, to: number, react: string) => ({
  ...makeRelease('mf-seeker', { version: version(number), fragments: [['profile-form', 'job_seeker']] }),
  contracts: { from, to },
  shared: { react },
});
const call = (url: string, token = OPERATOR_TOKEN) =>
  test.app.inject({ url: `/api/releases/usage/${url}`, headers: { authorization: `Bearer ${token}` } });
const ask = async (without: string) => (await call(`?without=${without}`)).json<UsageReply>().without;

beforeAll(async () => {
  await goLive(
    test,
    shell(1, [1], '19.3.1'),
    await withCalls(test, seeker(1, 1, 1, '^19.0.0'), 'GET /api/jobs/'),
    await withCalls(test, seeker(2, 1, 2, '^19.0.0 || ^20.0.0'), 'GET /api/jobs/', 'GET /api/jobs/{id}/'),
    makeRelease('mf-provider', { version: version(1), fragments: [['profile-form', 'job_provider']] }),
    shell(2, [1, 2], '20.0.0'),
  );
  await publishRelease(test, seeker(3, 2, 2, '^20.0.0'));
  await requestMove(test, { remote: 'mf-seeker', action: 'canary', version: version(3), share: 10 });
  await publishRelease(test, await withCalls(test, seeker(4, 1, 2, '*'), 'GET /api/jobs/'));
});

it('every release that is live or can come back is listed with its operations, and no other', async () => {
  const { releases, without } = (await call('')).json<UsageReply>();
  expect(without).toBeNull();
  expect(
    releases.map(({ remote, version: [number], live, operations }) =>
      [remote, number, ...live, ...operations.map(({ id }) => id)].join(' '),
    ),
  ).toEqual([
    'mf-provider 1 production',
    'mf-seeker 3 production',
    'mf-seeker 2 production searchJobs getJob',
    'mf-seeker 1 searchJobs',
    'shell 2 production',
    'shell 1',
  ]);
});

it('without an operation, the releases that call it break', async () => {
  const row = { remote: 'mf-seeker', why: ['calls GET /api/jobs/'] };
  expect(await ask('searchJobs')).toEqual({
    dependents: [
      { ...row, version: version(2), live: ['production'] },
      { ...row, version: version(1), live: [] },
    ],
    fragments: [],
  });
  expect(await ask('listReleases')).toEqual({ dependents: [], fragments: [] });
});

it('without a shell, the remotes break that run in no other', async () => {
  const { dependents } = (await ask('shell@2')) ?? {};
  expect(dependents).toEqual([
    {
      remote: 'mf-seeker',
      version: version(3),
      live: ['production'],
      why: [
        `speaks contract 2, as no shell but shell ${version(2)} does`,
        `needs react ^20.0.0, which no shell but shell ${version(2)} brings`,
      ],
    },
  ]);
  const older = await ask(`shell@${version(1)}`);
  expect(older?.dependents.map((each) => [each.version, each.why])).toEqual([
    [version(1), [`needs react ^19.0.0, which no shell but shell ${version(1)} brings`]],
  ]);
});

it('without a remote, its fragments are missing that no other lends', async () => {
  expect(await ask('mf-seeker')).toEqual({ dependents: [], fragments: ['profile-form for job_seeker'] });
  expect(await ask('mf-seeker@3')).toEqual({ dependents: [], fragments: [] });
});

it.each(['mf-nobody', 'mf-seeker@4', 'getNothing'])(
  '“%s” is neither an operation nor such a release',
  async (name) => {
    const reply = await call(`?without=${name}`);
    expect([reply.statusCode, Object.keys(reply.json<object>())]).toEqual([400, ['without']]);
  },
);

it('a visitor without a token is told nothing', async () => {
  expect((await call('', 'mtr_wrong')).statusCode).toBe(401);
});
