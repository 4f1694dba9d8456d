import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Move, MoveBody } from '@metier/shared/contract';
import { FakeServer, makeLive, makeRelease } from './testing/fake-server';
import { typeWords } from './testing/type-words';

let server: FakeServer;

beforeEach(async () => {
  server = new FakeServer();
  await server.start();
});
afterEach(() => server.stop());

const type = (words: string, environment?: NodeJS.ProcessEnv) => typeWords(server, words, environment);

const lastMove = () =>
  JSON.parse(String(server.calls.findLast(({ name }) => name === 'POST moves/')?.body)) as MoveBody;

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
    ])
      expect(out).toContain(`  ${verb} `);
  });

  it.each([
    ['publsh mf-seeker', 'There is no command "publsh"'],
    ['promote', 'promote is used so: promote <remote> [version]'],
    ['status --margin 3', 'status has no option --margin'],
    ['status --colour', "Unknown option '--colour'"],
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
    expect(server.changes).toEqual([]);
  });
});

describe('promoting', () => {
  it('checks the release at the gate, and moves it with the revision that was checked', async () => {
    const { code, out, err } = await type('promote mf-seeker 1.1.0 --reason "Better search" --no-smoke');
    expect(code).toBe(0);
    expect(err).toMatch(/✓ routes +No collision\./);
    expect(out).toBe('mf-seeker 1.1.0-bbbb is live on production (revision 6).\n');
    expect(lastMove()).toEqual({
      remote: 'mf-seeker',
      channel: 'production',
      action: 'promote',
      version: '1.1.0-bbbb',
      reason: 'Better search',
      expected_revision: 5,
    });
  });

  it('takes the newest release when none is named', async () => {
    await type('promote mf-seeker --channel staging --reason x --no-smoke');
    expect(lastMove()).toMatchObject({ version: '1.1.0-bbbb', channel: 'staging', expected_revision: 0 });
  });

  it('ends with code 2 and moves nothing when the gate says no', async () => {
    server.verdicts = [{ check: 'routes', verdict: 'no', why: 'Two pages under /dashboard.' }];
    const { code, err } = await type('promote mf-seeker --reason x');
    expect(code).toBe(2);
    expect(err).toMatch(/✗ routes +Two pages under \/dashboard\./);
    expect(err).toContain('mf-seeker 1.1.0-bbbb cannot be deployed.');
    expect(server.changes).toEqual([]);
  });

  it('ends with code 2 when the gate says no in the last moment', async () => {
    server.beforeMove = () => [
      409,
      { detail: 'mf-seeker 1.1.0-bbbb cannot be deployed. files: main.js is missing.' },
    ];
    expect(await type('promote mf-seeker --reason x --no-smoke')).toMatchObject({
      code: 2,
      err: expect.stringContaining('main.js is missing'),
    });
  });

  it('runs the gate again if another remote was moved in between', async () => {
    server.beforeMove = ({ expected_revision: expected }) => {
      if (expected !== 5) return undefined;
      server.revisions = { production: 6, staging: 0 };
      return [409, { detail: 'employers has moved mf-provider meanwhile.' }];
    };
    expect((await type('promote mf-seeker --reason x --no-smoke')).code).toBe(0);
    expect(server.calls.filter(({ name }) => name === 'POST check/')).toHaveLength(2);
    expect(lastMove().expected_revision).toBe(6);
  });

  it('ends with code 3 and names the person who moved the same remote in between', async () => {
    server.beforeMove = () => {
      server.revisions = { production: 6, staging: 0 };
      server.live = [
        makeLive({ revision: 6, version: '0.9.0-dddd', actor: 'operator', reason: 'Search is down' }),
      ];
      return [409, { detail: 'Meanwhile.' }];
    };
    const { code, err } = await type('promote mf-seeker --reason x --no-smoke');
    expect(code).toBe(3);
    expect(err).toContain(
      'operator has moved mf-seeker on production meanwhile, to 0.9.0-dddd ("Search is down")',
    );
    expect(server.changes).toEqual(['POST moves/']);
  });

  it('ends with code 3 when there is nothing to change', async () => {
    server.beforeMove = () => [409, { detail: 'mf-seeker 1.1.0-bbbb is live on production already.' }];
    expect((await type('promote mf-seeker --reason x --no-smoke')).code).toBe(3);
  });
});

it.each<[string, Partial<MoveBody>, string]>([
  [
    'canary mf-seeker 12.5% --margin 2 --minimum-views 500 --reason x --no-smoke',
    { action: 'canary', version: '1.1.0-bbbb', share: 12.5, margin: 2, minimum_views: 500 },
    '12.5 % of the visitors get mf-seeker 1.1.0-bbbb',
  ],
  ['halt mf-seeker --reason x', { action: 'halt' }, 'The rollout has ended'],
  ['rollback mf-seeker --reason x', { action: 'rollback' }, 'mf-seeker is back at 1.0.0-aaaa'],
  ['kill mf-seeker --reason x', { action: 'kill' }, 'Nothing of mf-seeker is live on production any more'],
  ['revive mf-seeker --reason x', { action: 'revive' }, 'mf-seeker 1.0.0-aaaa is live on production again'],
])('%s', async (words, move, sentence) => {
  const { code, out } = await type(words);
  expect([code, out]).toEqual([0, expect.stringContaining(sentence)]);
  expect(lastMove()).toMatchObject({ ...move, reason: 'x', expected_revision: 5 });
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
  expect(server.changes).toEqual([]);
});

describe('a program', () => {
  it('gets one JSON document and no other word', async () => {
    const { code, out, err } = await type('promote mf-seeker --reason x --no-smoke --json');
    expect([code, err]).toEqual([0, '']);
    expect((JSON.parse(out) as { move: Move }).move).toMatchObject({ revision: 6, version: '1.1.0-bbbb' });
  });

  it('gets the reason of a refusal so, too', async () => {
    server.verdicts = [{ check: 'size', verdict: 'no', why: 'Too heavy.' }];
    const { code, out, err } = await type('promote mf-seeker --reason x --no-smoke --json');
    expect([code, err]).toEqual([2, '']);
    expect(JSON.parse(out)).toEqual({
      error: { exit: 'refused', message: 'mf-seeker 1.1.0-bbbb cannot be deployed.' },
      verdicts: server.verdicts,
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
    share: 10,
    margin: 1,
    minimum_views: 100,
    since: '2026-11-21T10:00:00.000Z',
    candidate: { views: 50, failures: 2 },
    stable: { views: 400, failures: 1 },
  };
  server.live = [
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
    expect(JSON.parse(String(server.calls.at(-1)?.body))).toEqual({
      remote: 'mf-seeker',
      path: '/job/:id/apply',
      access: 'job_seeker',
      beside: 'mf-public',
    });
    await type('token create seekers --remote mf-hello --paths /hello,/hallo');
    expect(JSON.parse(String(server.calls.at(-1)?.body))).toMatchObject({ paths: ['/hello', '/hallo'] });
  });

  it('are listed, also with the status, and taken back', async () => {
    server.paths = [granted];
    expect((await type('paths')).out).toMatch(/mf-hello +\/hello +for everybody/);
    server.live = [makeLive({ remote: 'mf-hello' })];
    expect((await type('status mf-hello')).out).toMatch(/Addresses\n +mf-hello +\/hello +for everybody/);
    const { code, out } = await type('paths revoke mf-hello /hello');
    expect([code, out]).toEqual([0, expect.stringContaining('mf-hello may not claim /hello any more')]);
    expect(server.changes).toEqual(['DELETE paths/1/']);
  });
});

describe('publishing', () => {
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

  it('sends the files that the release names, always as the same bytes, and says where to see it', async () => {
    const { code, out } = await type(`publish mf-seeker --from ${folder}`);
    expect(code).toBe(0);
    expect(out).toContain(`To see it: ${server.address}/?release=mf-seeker@1.2.0-cccc`);
    server.releases = [];
    await type(`publish mf-seeker --from ${folder}`);
    const [first, second] = server.calls.filter(({ name }) => name === 'POST ').map(({ body }) => body);
    expect(second?.equals(first ?? Buffer.alloc(0))).toBe(true);
    const names = gunzipSync(first ?? Buffer.alloc(0))
      .toString('latin1')
      .match(/(release\.json|chunks\/[\w.]+)(?=\0)/g);
    expect(names).toEqual(['release.json', 'chunks/page.js']);
  });

  it('and promoting is one command', async () => {
    const { code, out } = await type(`publish mf-seeker --from ${folder} --promote --reason x --no-smoke`);
    expect([code, out]).toEqual([0, expect.stringContaining('mf-seeker 1.2.0-cccc is live on production')]);
    expect(server.changes).toEqual(['POST ', 'POST moves/']);
  });

  it('is tried without sending anything by a dry run', async () => {
    const { code, out } = await type(`publish mf-seeker --from ${folder} --dry-run`);
    expect([code, out]).toEqual([0, expect.stringContaining('would publish mf-seeker 1.2.0-cccc')]);
    expect(server.changes).toEqual([]);
  });

  it('the same version again ends with code 3, before anything is sent', async () => {
    server.releases = [makeRelease('1.2.0-cccc')];
    const { code, err } = await type(`publish mf-seeker --from ${folder}`);
    expect([code, err]).toEqual([3, expect.stringContaining('1.2.0-cccc is published already')]);
    expect(server.changes).toEqual([]);
  });

  it.each([
    ['a changed file', () => writeFileSync(join(folder, 'chunks/page.js'), 'gape'), 'is not what was built'],
    ['a missing file', () => rmSync(join(folder, 'chunks/page.js')), 'page.js is missing'],
    ['no build', () => rmSync(join(folder, 'release.json')), 'build it first'],
  ])('%s ends with code 1, before anything is sent', async (_what, spoil, sentence) => {
    spoil();
    const { code, err } = await type(`publish mf-seeker --from ${folder}`);
    expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
    expect(server.calls).toEqual([]);
  });

  it('a release of a remote that the token is not for ends with code 4, before anything is sent', async () => {
    server.tokenFor = 'mf-hello';
    // Even if that version is published already.
    server.releases = [makeRelease('1.2.0-cccc')];
    for (const remote of ['mf-seeker', 'mf-hello']) {
      const { code, err } = await type(`publish ${remote} --from ${folder}`);
      expect([code, err]).toEqual([
        4,
        expect.stringContaining('The token is for mf-hello, and this is a release of mf-seeker.'),
      ]);
    }
    expect((await type('publish mf-seeker')).code).toBe(4);
    expect(server.changes).toEqual([]);
  });

  it('a build of another remote is refused', async () => {
    const { code, err } = await type(`publish mf-public --from ${folder}`);
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('This is a build of mf-seeker, and not of mf-public.'),
    ]);
  });
});
