import { startTestApp } from '../../testing/index';
import { makeRelease, makeShellRelease, makeWorkspaces, requestMove } from '../../testing/releases';
import { publishLocalBuilds } from './local-builds';
import { listGrants, revokeGrant } from '../teams/path-grants.service';
import { OPERATOR } from '../teams/team-auth';

const workspaces = makeWorkspaces();
const test = startTestApp({ WATCHED_BUNDLES: 'mf-watched' });
const log = { warn: jest.fn() };
const report = jest.fn();

afterAll(workspaces.clear);
beforeEach(() => jest.clearAllMocks());

async function start(
  publishLocalBuildsOf: 'changed' | 'missing' | 'unjudged' | 'never' = 'changed',
): Promise<void> {
  const dependencies = {
    ...test.dependencies,
    config: { ...test.dependencies.config, publishLocalBuilds: publishLocalBuildsOf },
  };
  const api = { paths: {}, components: { schemas: {} } };
  await publishLocalBuilds(dependencies, {
    directory: workspaces.directory,
    readApi: () => api,
    report,
    log,
  });
}

const seeker = (version: string, path = '/dashboard') =>
  makeRelease('mf-seeker', { version, routes: [[path, 'job_seeker']] });
const liveVersion = (remote = 'mf-seeker') =>
  test.dependencies.releases.findLive('production', remote)?.stable?.version;

it('what was built beside the server is live after its start, and a second start changes nothing', async () => {
  workspaces.build(makeShellRelease());
  workspaces.build(seeker('1.0.0-one'));
  workspaces.build(makeRelease('mf-watched', { version: '1.0.0-dev' }));
  await start();
  expect(report).toHaveBeenCalledWith('Publishing mf-seeker, shell …');
  expect([liveVersion('shell'), liveVersion()]).toEqual(['1.0.0-bbbbbbbbbb', '1.0.0-one']);
  expect(liveVersion('mf-watched')).toBeUndefined();
  const revision = test.dependencies.releases.lastMoveOf('production');
  await start();
  expect(test.dependencies.releases.lastMoveOf('production')).toBe(revision);
  expect(report).toHaveBeenCalledTimes(1);
});

it('a change is live after the next start, and so is its undoing', async () => {
  workspaces.build(seeker('1.0.0-second'));
  await start();
  expect(liveVersion()).toBe('1.0.0-second');
  workspaces.build(seeker('1.0.0-one'));
  await start();
  expect(liveVersion()).toBe('1.0.0-one');
});

it('a start does not undo a manual move', async () => {
  await requestMove(test, { remote: 'mf-seeker', action: 'promote', version: '1.0.0-second' });
  await start();
  expect(liveVersion()).toBe('1.0.0-second');
  await requestMove(test, { remote: 'mf-seeker', action: 'kill' });
  await start();
  expect(liveVersion()).toBeUndefined();
});

it('a build that the gate refuses is published, not live, and said', async () => {
  workspaces.build(makeRelease('mf-rival', { version: '1.0.0-rival', routes: [['/api/x', 'public']] }));
  await start();
  expect(test.dependencies.releases.findRelease('mf-rival', '1.0.0-rival')).toBeDefined();
  expect(liveVersion('mf-rival')).toBeUndefined();
  expect(log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'mf-rival', why: expect.stringContaining('claims /api/x') as string }),
    'a local build is published and not live',
  );
});

it('what the gate refuses is left out, and the rest goes live as one train', async () => {
  workspaces.build(makeRelease('mf-rival', { version: '2.0.0-rival', routes: [['/api/x', 'public']] }));
  for (const name of ['first', 'second']) {
    const release = makeRelease(`mf-${name}`, { version: `1.0.0-${name}`, routes: [[`/${name}`, 'public']] });
    workspaces.build({ ...release, contracts: { from: 1, to: 2 } });
  }
  await start();
  expect(['mf-rival', 'mf-first', 'mf-second'].map(liveVersion)).toEqual([
    undefined,
    '1.0.0-first',
    '1.0.0-second',
  ]);
  const trainOf = (remote: string) => test.dependencies.releases.findLive('production', remote)?.train;
  expect(trainOf('mf-first')).toEqual(expect.any(Number));
  expect(trainOf('mf-second')).toBe(trainOf('mf-first'));
  for (const name of ['mf-first', 'mf-second']) workspaces.remove(name);
});

it('an incomplete build is skipped and reported', async () => {
  const broken = makeRelease('mf-broken', { version: '1.0.0-broken' });
  workspaces.build(broken);
  workspaces.write('mf-broken/dist/expose.js', 'another');
  await start();
  expect(test.dependencies.releases.findRelease('mf-broken', '1.0.0-broken')).toBeUndefined();
  expect(log.warn).toHaveBeenCalledTimes(1);
  workspaces.remove('mf-broken');
});

it('builds that change together are checked together', async () => {
  workspaces.build({ ...makeShellRelease('2.0.0-bbbbbbbbbb'), contracts: [2] });
  workspaces.build({ ...seeker('2.0.0-one'), contracts: { from: 2, to: 2 } });
  workspaces.remove('mf-rival');
  await start();
  expect(log.warn).not.toHaveBeenCalled();
  expect([liveVersion('shell'), liveVersion()]).toEqual(['2.0.0-bbbbbbbbbb', '2.0.0-one']);
});

it('a server may publish only what it never had, or nothing', async () => {
  workspaces.build(seeker('3.0.0-one'));
  workspaces.build({ ...makeRelease('mf-new', { version: '1.0.0-new' }), contracts: { from: 2, to: 2 } });
  await start('never');
  expect(liveVersion('mf-new')).toBeUndefined();
  await start('missing');
  expect([liveVersion('mf-new'), liveVersion()]).toEqual(['1.0.0-new', '2.0.0-one']);
});

const claiming = (name: string, version: string, path: string) => ({
  ...makeRelease(name, { version, routes: [[path, 'public']] }),
  contract: 2,
});

it('a local build is granted the paths that it claims first, and none that another remote has', async () => {
  workspaces.build(claiming('mf-first', '1.0.0-first', '/first/:id'));
  workspaces.build(claiming('mf-later', '1.0.0-later', '/first'));
  await start();
  const owners = (await listGrants(test.dependencies.db)).filter(({ path }) => path === '/first');
  expect(owners).toMatchObject([{ remote: 'mf-first', access: 'public', actor: 'local build' }]);
  expect([liveVersion('mf-first'), liveVersion('mf-later')]).toEqual(['1.0.0-first', undefined]);
});

it('what was taken from a local build is not granted to its next one', async () => {
  const [row] = (await listGrants(test.dependencies.db)).filter(({ remote }) => remote === 'mf-first');
  await revokeGrant(test.dependencies, OPERATOR, row?.id ?? 0);
  workspaces.build(claiming('mf-first', '1.0.0-second', '/first/:id'));
  await start();
  expect(liveVersion('mf-first')).toBe('1.0.0-first');
});

it('a benchmark may have its builds live unjudged', async () => {
  workspaces.build(makeRelease('mf-unjudged', { version: '1.0.0-one', routes: [['/api/x', 'public']] }));
  await start('unjudged');
  expect(liveVersion('mf-unjudged')).toBe('1.0.0-one');
});
