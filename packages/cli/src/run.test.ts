import type { Move } from '@metier/sdk/contract';
import { makeLive } from './testing/fake-server';
import { startFakeServer } from './testing/start-fake-server';

const fake = startFakeServer();
const { type } = fake;

describe('words', () => {
  it('with --help print every command', async () => {
    const { code, out } = await type('--help');
    expect(code).toBe(0);
    for (const verb of [
      'publish',
      'promote',
      'canary',
      'halt',
      'rollback',
      'kill',
      'revive',
      'check',
      'status',
      'token',
      'paths',
      'sbom',
    ])
      expect(out).toContain(`  ${verb} `);
  });

  it.each([
    ['publsh mf-seeker', 'There is no command "publsh"'],
    ['promote', 'promote is used so: promote <remote> [version]'],
    ['status --margin 3', 'status has no option --margin'],
    ['status --colour', 'There is no option --colour.'],
    ['promote mf-seeker --reason', '--reason needs a value.'],
    ['status --json=yes', '--json takes no value.'],
    ['promote mf-seeker --no-smoke', 'Say why: --reason'],
    ['kill mf-seeker --channel test --reason x', 'There is no channel "test"'],
    ['canary mf-seeker 101 --reason x', 'The share is a number from 0 to 100, and not "101"'],
    ['token create', 'token is used so:'],
    ['paths grant mf-hello', 'paths is used so:'],
    ['paths grant mf-hello /hello --access nobody', 'There is no access "nobody"'],
    ['paths revoke mf-hello /hello', '/hello is not granted to mf-hello'],
    ['check mf-seeker --login student', 'A login is given as job_seeker=name:password'],
    ['check mf-seeker 9.9.9 --no-smoke', 'There is no release 9.9.9 of mf-seeker'],
    ['status --server metier', '"metier" is not the address of a server'],
  ])('that make no sense are refused with code 1: %s', async (words, sentence) => {
    const { code, err, out } = await type(words);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(sentence);
    expect(fake.server.changes).toEqual([]);
  });
});

it.each([
  'promote mf-seeker --reason x --no-smoke',
  'rollback mf-seeker --reason x',
  'kill mf-seeker --reason x',
  'token create seekers --remote mf-seeker',
  'token revoke 4',
  'paths grant mf-hello /hello',
])('a dry run changes nothing: %s', async (words) => {
  const { code, out } = await type(`${words} --dry-run`);
  expect([code, out]).toEqual([0, expect.stringMatching(/^Dry run: would .*Nothing was changed\.\n$/)]);
  expect(fake.server.changes).toEqual([]);
});

describe('a program', () => {
  it('gets one JSON document and no other word', async () => {
    const { code, out, err } = await type('promote mf-seeker --reason x --no-smoke --json');
    expect([code, err]).toEqual([0, '']);
    expect((JSON.parse(out) as { move: Move }).move).toMatchObject({ revision: 6, version: '1.1.0-bbbb' });
  });

  it('gets the reason of a refusal so, too', async () => {
    fake.server.verdicts = [{ check: 'size', verdict: 'no', why: 'Too heavy.' }];
    const { code, out, err } = await type('promote mf-seeker --reason x --no-smoke --json');
    expect([code, err]).toEqual([2, '']);
    expect(JSON.parse(out)).toEqual({
      error: { exit: 'refused', message: 'mf-seeker 1.1.0-bbbb cannot be deployed.' },
      verdicts: fake.server.verdicts,
    });
  });
});

describe('a server', () => {
  it('that requires a token leads to code 4', async () => {
    const nobody = await type('status', { DATA_DIR: '/nowhere' });
    expect(nobody).toMatchObject({ code: 4, err: expect.stringContaining('set RELEASE_TOKEN') });
    const stranger = await type('status', { RELEASE_TOKEN: 'mtr_wrong' });
    expect(stranger).toMatchObject({
      code: 4,
      err: expect.stringContaining('a token for releases that is valid'),
    });
  });

  it('that is not there gets code 5', async () => {
    const { code, err } = await type('status --server http://127.0.0.1:9');
    expect([code, err]).toEqual([5, expect.stringContaining('http://127.0.0.1:9 cannot be reached')]);
  });
});

it('status shows remotes, rollouts, and what the gate holds against them', async () => {
  const rollout = {
    version: '1.1.0-bbbb',
    members: [{ remote: 'mf-seeker', version: '1.1.0-bbbb' }],
    share: 10,
    margin: 1,
    minimum_views: 100,
    since: '2026-11-21T10:00:00.000Z',
    candidate: { views: 50, failures: 2 },
    stable: { views: 400, failures: 1 },
  };
  fake.server.live = [
    makeLive({ rollout, verdicts: [{ check: 'shared', verdict: 'no', why: 'It needs react ^20.0.0.' }] }),
    makeLive({ remote: 'mf-provider', version: null }),
  ];
  const { code, out } = await type('status');
  expect(code).toBe(0);
  expect(out).toMatch(/mf-seeker +production +1\.0\.0-aaaa .*0\.5 % of 200 views fail +✗ shared/);
  expect(out).toMatch(/mf-provider +production +killed/);
  expect(out).toMatch(
    /mf-seeker 1\.1\.0-bbbb on production: 10 % since .*4\.0 % of 50 views fail, stable 0\.3 %/,
  );
  expect(out).toContain('mf-seeker on production, shared: It needs react ^20.0.0.');
});

describe('paths', () => {
  const granted = {
    id: 1,
    remote: 'mf-hello',
    path: '/hello',
    access: 'public' as const,
    granted_by: 'operator',
    granted_at: '2026-11-21T10:00:00.000Z',
  };

  it('are granted to a remote, with public or restricted access', async () => {
    const { code, out } = await type(
      'paths grant mf-seeker /job/:id/apply --access job_seeker --beside mf-public',
    );
    expect([code, out]).toEqual([
      0,
      'mf-seeker may claim /job/:id/apply and everything below it, for job seekers.\n',
    ]);
    expect(JSON.parse(String(fake.server.calls.at(-1)?.body))).toEqual({
      remote: 'mf-seeker',
      path: '/job/:id/apply',
      access: 'job_seeker',
      beside: 'mf-public',
    });
    await type('token create seekers --remote mf-hello --paths /hello,/hallo');
    expect(JSON.parse(String(fake.server.calls.at(-1)?.body))).toMatchObject({ paths: ['/hello', '/hallo'] });
  });

  it('are listed, also with the status, and taken back', async () => {
    fake.server.paths = [granted];
    expect((await type('paths')).out).toMatch(/mf-hello +\/hello +for everybody/);
    fake.server.live = [makeLive({ remote: 'mf-hello' })];
    expect((await type('status mf-hello')).out).toMatch(/Addresses\n +mf-hello +\/hello +for everybody/);
    const { code, out } = await type('paths revoke mf-hello /hello');
    expect([code, out]).toEqual([0, expect.stringContaining('mf-hello may not claim /hello any more')]);
    expect(fake.server.changes).toEqual(['DELETE paths/1/']);
  });
});

it('no request depends on a connection from before a build, which the server may have closed', async () => {
  await type('status');
  expect(fake.server.calls.length).toBeGreaterThan(1);
  expect(fake.server.connections).toBe(fake.server.calls.length);
});

it('status names what went live in an emergency, and what the server renders no longer', async () => {
  const approval = { kind: 'emergency', by: 'x', at: '2026-11-21T10:00:00.000Z' } as const;
  fake.server.live = [makeLive({ approval, not_rendered: 'It uses import().' })];
  const { out } = await type('status');
  expect(out).toContain(
    'No longer rendered by the server: release it again\n  mf-seeker 1.0.0-aaaa: It uses',
  );
  expect(out).toMatch(/approved by nobody\n {2}mf-seeker 1\.0\.0-aaaa since 2026/);
});
