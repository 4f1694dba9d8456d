import type { GateReply, Move } from '@metier/sdk/contract';
import { makeRelease, publishRelease, requestMove } from '../../testing/releases';
import { seeker, startWithReleases, version } from '../testing/start-with-releases';

const { test, ask, post, countFiles, readLastAudit } = startWithReleases();

beforeAll(async () => {
  await publishRelease(test, seeker(3));
  await publishRelease(test, seeker(4));
});

const moveSeeker = (action: string, body: object = {}) =>
  requestMove(test, { remote: 'mf-seeker', action, ...body });

const liveVersion = () => test.dependencies.releases.findLive('production', 'mf-seeker')?.stable?.version;

it('a rollback goes to the last good release, and what was rolled back is not gone back to', async () => {
  expect(liveVersion()).toBe(version(2));
  const reply = await moveSeeker('rollback');
  expect(reply.json<Move>()).toMatchObject({ action: 'rollback', version: version(1), actor: 'operator' });
  expect(liveVersion()).toBe(version(1));
  expect((await moveSeeker('rollback')).json()).toEqual({
    detail: 'There is no earlier release of mf-seeker on production to go back to: name one.',
  });
  expect((await moveSeeker('rollback', { version: version(2) })).statusCode).toBe(201);
});

it('a killed remote is gone until it is revived', async () => {
  await moveSeeker('kill');
  expect(liveVersion()).toBeUndefined();
  expect((await moveSeeker('kill')).statusCode).toBe(409);
  expect((await moveSeeker('revive')).json<Move>().version).toBe(version(2));
  expect((await moveSeeker('revive')).statusCode).toBe(409);
  expect((await requestMove(test, { remote: 'shell', action: 'kill' })).body).toContain(
    'shell cannot be killed',
  );
});

it('a rollout grows with the visitors it has, and ends with a halt', async () => {
  const candidate = { version: version(3) };
  const begun = await moveSeeker('canary', { ...candidate, share: 0.5, minimum_views: 20 });
  expect(begun.json<Move>()).toMatchObject({ version: version(2), candidate: version(3), share: 0.5 });
  const { salt } = test.dependencies.releases.findLive('production', 'mf-seeker') ?? {};
  expect((await moveSeeker('canary', { version: version(4), share: 1 })).statusCode).toBe(409);
  await moveSeeker('canary', { ...candidate, share: 50 });
  expect(test.dependencies.releases.findLive('production', 'mf-seeker')).toMatchObject({
    salt,
    share: 5_000,
    minimumViews: 20,
  });
  expect((await moveSeeker('canary', { version: version(2), share: 1 })).statusCode).toBe(409);
  expect((await moveSeeker('canary', candidate)).json()).toHaveProperty('share');
  expect((await moveSeeker('halt')).json<Move>()).toMatchObject({ version: version(2), candidate: null });
  expect((await moveSeeker('halt')).statusCode).toBe(409);
});

it('of two concurrent promotions one succeeds, and the other is refused with the move that was first', async () => {
  const before = test.dependencies.releases.lastMoveOf('production');
  const replies = await Promise.all(
    [3, 4].map((number) => moveSeeker('promote', { version: version(number), expected_revision: before })),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(replies.find(({ statusCode }) => statusCode === 409)?.body).toContain(
    'operator has moved mf-seeker on production meanwhile (promote',
  );
  const history = (await ask('/moves/?remote=mf-seeker&page_size=2')).json<Move[]>();
  expect(history.filter(({ revision }) => revision > before)).toHaveLength(1);
});

it('moves of different remotes at once do not disturb each other', async () => {
  const provider = (number: number) =>
    makeRelease('mf-provider', { version: version(number), routes: [['/dashboard', 'job_provider']] });
  await publishRelease(test, provider(7));
  await publishRelease(test, seeker(7));
  const replies = await Promise.all(
    ['mf-seeker', 'mf-provider'].map((remote) =>
      requestMove(test, { remote, action: 'promote', version: version(7) }),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
});

it('a move that was decided on an older revision is refused', async () => {
  const expected_revision = test.dependencies.releases.lastMoveOf('production');
  await moveSeeker('rollback', { expected_revision });
  const late = await moveSeeker('rollback', { expected_revision });
  expect(late.statusCode).toBe(409);
  expect(late.body).toContain('Nothing was changed');
});

it('the gate’s no stops a promote and says why, and check says the same without moving', async () => {
  await publishRelease(
    test,
    makeRelease('mf-rival', { version: version(1), routes: [['/dashboard', 'job_seeker']] }),
  );
  const question = { remote: 'mf-rival', version: version(1), channel: 'production' };
  const check = (await post('/check/', question)).json<GateReply>();
  expect(check.can_deploy).toBe(false);
  expect(check.verdicts).toContainEqual(expect.objectContaining({ check: 'routes', verdict: 'no' }));
  const reply = await requestMove(test, { remote: 'mf-rival', action: 'promote', version: version(1) });
  expect(reply.statusCode).toBe(409);
  expect(reply.json<{ detail: string }>().detail).toMatch(
    /^mf-rival 1\.0\.0-a+ cannot be deployed\. routes: .*claims \/dashboard for job_seeker, and mf-seeker/,
  );
  expect(test.dependencies.releases.findLive('production', 'mf-rival')).toBeUndefined();
  expect(await readLastAudit()).toMatchObject({ remote: 'mf-rival', action: 'promote', outcome: 'refused' });
});

it('a smoke run that failed stops a promote and not a rollback', async () => {
  const smoke = { verdict: 'no', why: 'The page stays empty.' };
  await publishRelease(test, seeker(10));
  const promoted = await moveSeeker('promote', { version: version(10), smoke });
  expect(promoted.json<{ detail: string }>().detail).toContain('The caller says no: The page stays empty.');
  expect((await moveSeeker('rollback', { version: version(1), smoke })).statusCode).toBe(201);
});

it('a release with a flipped byte in the store is not promoted', async () => {
  const { files, db, releases } = test.dependencies;
  const { id } = releases.findRelease('mf-seeker', version(10)) ?? { id: 0 };
  const { listReleaseFiles } = await import('../store/releases.repository');
  const row = (await listReleaseFiles(db, id)).find(({ path }) => path === 'page-0.js');
  await files.put(row?.fileId ?? '', Buffer.from('/* another */'));
  const reply = await moveSeeker('promote', { version: version(10) });
  expect(reply.json<{ detail: string }>().detail).toContain('page-0.js of mf-seeker 10.0.0-aaaaaaaaaa');
});

it('staging has its own pointers, and the rest as production has it', async () => {
  const reply = await moveSeeker('promote', { version: version(3), channel: 'staging' });
  expect(reply.statusCode).toBe(201);
  const staging = test.dependencies.releases.listLive('staging');
  expect(staging.map(({ remote, channel }) => [remote, channel])).toEqual([
    ['mf-provider', 'production'],
    ['mf-seeker', 'staging'],
    ['shell', 'production'],
  ]);
  expect(liveVersion()).toBe(version(1));
});

it('status lists the live releases with the verdicts of the gate', async () => {
  const { live, revisions } = (await ask('/status/')).json<{
    live: { remote: string; channel: string; version: string; verdicts: { verdict: string }[] }[];
    revisions: { production: number; staging: number };
  }>();
  expect(live.map(({ remote, channel }) => `${remote} ${channel}`)).toEqual([
    'mf-provider production',
    'mf-seeker production',
    'shell production',
    'mf-seeker staging',
  ]);
  expect(revisions.staging).toBeGreaterThan(revisions.production);
  expect(live[1]?.verdicts).toHaveLength(8);
});

it('what was never live is removed after thirty days, and nothing else', async () => {
  await publishRelease(test, seeker(8));
  const before = countFiles();
  test.setClock(new Date(Date.now() + 31 * 24 * 3_600_000));
  await publishRelease(test, seeker(9));
  test.setClock(undefined);
  const kept = test.dependencies.releases.listReleases('mf-seeker').map((release) => release.version);
  // Either 3 or 4 lost the concurrent promotion, and 3 had been a candidate before.
  expect(kept.filter((each) => each !== version(4))).toEqual([9, 7, 3, 2, 1].map(version));
  expect(countFiles()).toBeLessThan(before);
});
