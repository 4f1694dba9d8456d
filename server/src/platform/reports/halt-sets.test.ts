import type { Move } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { OPERATOR_TOKEN } from '../../testing/operator-token';
import { goLive, makeRelease, makeShellRelease, publishRelease } from '../../testing/releases';
import { addCounts } from './reports.repository';
import { haltFailingRollouts } from './halt-rollouts';

const test = startTestApp();
const SEEKER = { stable: '1.0.0-aaaaaaaaaa', candidate: '2.0.0-bbbbbbbbbb' };
const SHELL = { stable: '1.0.0-bbbbbbbbbb', candidate: '2.0.0-cccccccccc' };
const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
const log = { warn: jest.fn() };

beforeAll(async () => {
  await goLive(test, makeShellRelease(SHELL.stable), makeRelease('mf-seeker', { version: SEEKER.stable }));
  await publishRelease(test, makeShellRelease(SHELL.candidate));
  await publishRelease(test, makeRelease('mf-seeker', { version: SEEKER.candidate }));
});

const findSeeker = () => test.dependencies.releases.findLive('production', 'mf-seeker');
const findShell = () => test.dependencies.releases.findLive('production', 'shell');

/** Starts the set, counts views and failures of its releases, and evaluates the rollouts. */
async function evaluate(counts: Readonly<Record<string, readonly [views: number, failures: number]>>) {
  const payload = {
    channel: 'production',
    reason: 'A first look at both',
    releases: [
      { remote: 'shell', version: SHELL.candidate },
      { remote: 'mf-seeker', version: SEEKER.candidate },
    ],
    share: 50,
    minimum_views: 100,
  };
  const reply = await test.app.inject({ method: 'POST', url: '/api/releases/rollouts/', payload, headers });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  const { db, clock, releases } = test.dependencies;
  const rows = Object.entries(counts).map(([name, [views, failures]]) => {
    const [remote = '', version = ''] = name.split(' ');
    const releaseId = releases.findRelease(remote, version)?.id ?? 0;
    return {
      channel: 'production' as const,
      releaseId,
      minute: new Date(clock().getTime() + 1000),
      views,
      failures,
    };
  });
  await addCounts(db, rows);
  await haltFailingRollouts(test.dependencies, log);
}

async function readReasons() {
  const reply = await test.app.inject({ url: '/api/releases/moves/?page_size=2', headers });
  return reply.json<Move[]>().map(({ remote, action, actor, reason }) => ({ remote, action, actor, reason }));
}

it('a set is evaluated by the views of all its members, and halts as a whole', async () => {
  await evaluate({ [`shell ${SHELL.candidate}`]: [60, 1], [`mf-seeker ${SEEKER.candidate}`]: [30, 1] });
  expect([findShell()?.candidate, findSeeker()?.candidate]).not.toContain(undefined);
  await evaluate({ [`mf-seeker ${SEEKER.candidate}`]: [10, 0] });
  const reason =
    'shell and mf-seeker: The candidate fails in 2.0 % (2 of 100 page views), the stable release in 0.0 % ' +
    '(0 of 0 page views); 1 points more are allowed.';
  const halted = { action: 'halt', actor: 'metier' };
  expect([findShell()?.candidate, findSeeker()?.candidate]).toEqual([undefined, undefined]);
  const moves = await readReasons();
  expect(moves.map(({ remote }) => remote).sort()).toEqual(['mf-seeker', 'shell']);
  for (const move of moves) {
    expect(move).toMatchObject(halted);
    expect(move.reason.replace('mf-seeker and shell', 'shell and mf-seeker')).toBe(reason);
  }
});

it('a failing member does not hide behind the views of another', async () => {
  test.setClock(new Date(Date.now() + 600_000));
  await evaluate({ [`shell ${SHELL.candidate}`]: [9_000, 0], [`mf-seeker ${SEEKER.candidate}`]: [100, 5] });
  expect(findShell()?.candidate).toBeUndefined();
  expect((await readReasons())[0]?.reason).toContain(
    'mf-seeker: The candidate fails in 5.0 % (5 of 100 page views)',
  );
});
