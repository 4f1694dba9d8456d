import type { MoveBody } from '@metier/sdk/contract';
import { makeLive } from '../testing/fake-server';
import { startFakeServer } from '../testing/start-fake-server';

const fake = startFakeServer();
const { type } = fake;

const lastMove = () =>
  JSON.parse(String(fake.server.calls.findLast(({ name }) => name === 'POST moves/')?.body)) as MoveBody;

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
    fake.server.verdicts = [{ check: 'routes', verdict: 'no', why: 'Two pages under /dashboard.' }];
    const { code, err } = await type('promote mf-seeker --reason x');
    expect(code).toBe(2);
    expect(err).toMatch(/✗ routes +Two pages under \/dashboard\./);
    expect(err).toContain('mf-seeker 1.1.0-bbbb cannot be deployed.');
    expect(fake.server.changes).toEqual([]);
  });

  it('ends with code 2 when the gate says no in the last moment', async () => {
    fake.server.beforeMove = () => [
      409,
      { detail: 'mf-seeker 1.1.0-bbbb cannot be deployed. files: main.js is missing.' },
    ];
    expect(await type('promote mf-seeker --reason x --no-smoke')).toMatchObject({
      code: 2,
      err: expect.stringContaining('main.js is missing'),
    });
  });

  it('runs the gate again if another remote was moved in between', async () => {
    fake.server.beforeMove = ({ expected_revision: expected }) => {
      if (expected !== 5) return undefined;
      fake.server.revisions = { production: 6, staging: 0 };
      return [409, { detail: 'employers has moved mf-provider meanwhile.' }];
    };
    expect((await type('promote mf-seeker --reason x --no-smoke')).code).toBe(0);
    expect(fake.server.calls.filter(({ name }) => name === 'POST check/')).toHaveLength(2);
    expect(lastMove().expected_revision).toBe(6);
  });

  it('ends with code 3 and names the person who moved the same remote in between', async () => {
    fake.server.beforeMove = () => {
      fake.server.revisions = { production: 6, staging: 0 };
      fake.server.live = [
        makeLive({ revision: 6, version: '0.9.0-dddd', actor: 'operator', reason: 'Search is down' }),
      ];
      return [409, { detail: 'Meanwhile.' }];
    };
    const { code, err } = await type('promote mf-seeker --reason x --no-smoke');
    expect(code).toBe(3);
    expect(err).toContain(
      'operator has moved mf-seeker on production meanwhile, to 0.9.0-dddd ("Search is down")',
    );
    expect(fake.server.changes).toEqual(['POST moves/']);
  });

  it('ends with code 3 when there is nothing to change', async () => {
    fake.server.beforeMove = () => [409, { detail: 'mf-seeker 1.1.0-bbbb is live on production already.' }];
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
