import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { AuditEntry, NewTeamToken, PathGrantReply } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { OPERATOR_TOKEN } from '../../testing/operator-token';
import { goLive, makeRelease, makeShellRelease, requestMove, publishRelease } from '../../testing/releases';

const test = startTestApp();

const send = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, token = OPERATOR_TOKEN) =>
  test.app.inject({
    method,
    url: `/api/releases${url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });

const grant = (remote: string, path: string, more: object = {}) =>
  send('POST', '/paths/', { remote, path, ...more });
const listPaths = async (remote: string) =>
  (await send('GET', '/paths/'))
    .json<PathGrantReply[]>()
    .filter((each) => each.remote === remote)
    .map(({ path, access }) => `${path} ${access}`);

beforeAll(async () => {
  await goLive(
    test,
    makeShellRelease(),
    makeRelease('mf-public', {
      routes: [
        ['/', 'public'],
        ['/job/:id', 'public'],
      ],
    }),
  );
});

it('an operator grants a path, which every token can list and the audit records', async () => {
  const reply = await grant('mf-hello', '/Hello');
  expect(reply.statusCode).toBe(201);
  expect(reply.json()).toMatchObject({
    remote: 'mf-hello',
    path: '/hello',
    access: 'public',
    granted_by: 'operator',
  });
  const { token } = (
    await send('POST', '/tokens/', { name: 'Team', remote: 'mf-hello' })
  ).json<NewTeamToken>();
  expect((await send('GET', '/paths/', undefined, token)).json<PathGrantReply[]>()).toContainEqual(
    reply.json(),
  );
  expect((await send('POST', '/paths/', { remote: 'mf-hello', path: '/more' }, token)).statusCode).toBe(403);
  expect(
    (await send('DELETE', `/paths/${reply.json<PathGrantReply>().id}/`, undefined, token)).statusCode,
  ).toBe(403);
  const audit = (await send('GET', '/audit/')).json<AuditEntry[]>();
  expect(audit).toContainEqual(
    expect.objectContaining({
      action: 'grant-path',
      outcome: 'done',
      remote: 'mf-hello',
      detail: '/hello for everybody belongs to mf-hello.',
    }),
  );
  expect(audit).toContainEqual(
    expect.objectContaining({ action: 'grant-path', outcome: 'refused', actor: 'Team' }),
  );
});

it.each([
  ['/job', 409, '/job for everybody belongs to mf-public'],
  ['/job/new', 409, 'say so: --beside mf-public'],
  ['/', 409, '/ for everybody belongs to mf-public'],
  ['/hello', 409, 'mf-hello has /hello for everybody already'],
  ['/hello/world', 409, 'mf-hello has /hello for everybody already'],
  ['/:any', 400, 'cannot be granted'],
  ['/:any/x', 400, 'cannot be granted'],
  ['/job/:id', 400, 'cannot be granted'],
  ['/x/*', 400, 'cannot be granted'],
  ['/x?', 400, 'cannot be granted'],
  ['hello', 400, 'cannot be granted'],
  ['/hello/', 400, 'cannot be granted'],
  ['/h%C3%A9', 400, 'cannot be granted'],
  ['/api/x', 400, 'belongs to the server or the shell'],
  ['/platform', 400, 'belongs to the server or the shell'],
])('%s is not granted', async (path, status, why) => {
  const reply = await grant('mf-hello', path);
  expect([reply.statusCode, reply.body]).toEqual([status, expect.stringContaining(why)]);
});

it('two remotes can have one path for different roles, and no third one can have it', async () => {
  expect((await grant('mf-seeker', '/dashboard', { access: 'job_seeker' })).statusCode).toBe(201);
  expect((await grant('mf-provider', '/dashboard', { access: 'job_provider' })).statusCode).toBe(201);
  for (const access of ['public', 'login', 'job_seeker'])
    expect((await grant('mf-hello', '/dashboard', { access })).statusCode).toBe(409);
});

it('a prefix is split where the operator says so, and only where one path is longer', async () => {
  const apply = { access: 'job_seeker', beside: 'mf-public' };
  expect((await grant('mf-seeker', '/job/:id/apply', apply)).statusCode).toBe(201);
  expect((await grant('mf-seeker', '/job', apply)).statusCode).toBe(409);
  expect((await grant('mf-other', '/job/new', { beside: 'mf-public' })).body).toContain(
    'belongs to mf-seeker',
  );
});

it('of two grants of one path at once, one is made', async () => {
  const replies = await Promise.all([grant('mf-one', '/race'), grant('mf-two', '/race')]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

it('a token may bring the paths of its remote, all of them or none', async () => {
  const make = (paths: string[], remote = 'mf-token') =>
    send('POST', '/tokens/', { name: 'Team', remote, paths });
  expect((await make(['/token', '/tokens'])).statusCode).toBe(201);
  expect(await listPaths('mf-token')).toEqual(['/token public', '/tokens public']);
  expect((await make(['/later', '/job'])).statusCode).toBe(409);
  expect(await listPaths('mf-token')).toEqual(['/token public', '/tokens public']);
  expect((await make(['/x'], '*')).json()).toEqual({ paths: ['Paths are granted to one remote: name it.'] });
});

it('a revoked path is unavailable until it is granted again', async () => {
  const version = '1.0.0-aaaaaaaaaa';
  await publishRelease(test, makeRelease('mf-brief', { routes: [['/brief', 'public']] }));
  const { id } =
    (await send('GET', '/paths/')).json<PathGrantReply[]>().find(({ path }) => path === '/brief') ?? {};
  expect((await send('DELETE', `/paths/${id}/`)).statusCode).toBe(204);
  expect((await send('DELETE', `/paths/${id}/`)).statusCode).toBe(404);
  const promote = () => requestMove(test, { remote: 'mf-brief', action: 'promote', version });
  expect((await promote()).body).toContain('paths grant mf-brief /brief');
  expect((await grant('mf-brief', '/brief')).statusCode).toBe(201);
  expect((await promote()).statusCode).toBe(201);
});

it('the session shows the scope of the token', async () => {
  const { token } = (
    await send('POST', '/tokens/', { name: 'Team', remote: 'mf-hello' })
  ).json<NewTeamToken>();
  expect((await send('GET', '/session/', undefined, token)).json()).toEqual({
    name: 'Team',
    remote: 'mf-hello',
  });
  expect((await send('GET', '/session/')).json()).toEqual({ name: 'operator', remote: '*' });
});

it('a server that is upgraded grants what is live and what was killed the paths that they claim', async () => {
  const role = (access: string): [string, string][] => [
    ['/board', access],
    ['/board/:id', access],
  ];
  const [seeker, provider] = [
    makeRelease('mf-seeker', { routes: [...role('job_seeker'), ['/job/:id/apply', 'job_seeker']] }),
    makeRelease('mf-provider', { routes: role('job_provider') }),
  ];
  await goLive(test, seeker, provider);
  await requestMove(test, { remote: 'mf-provider', action: 'kill' });
  await publishRelease(test, makeRelease('mf-unseen', { routes: [['/unseen', 'public']] }));
  const file = join(__dirname, '../../../drizzle/0012_path-ownership.sql');
  const backfill = readFileSync(file, 'utf8').split('--> statement-breakpoint')[1] ?? '';
  await test.dependencies.db.execute(sql.raw('delete from release_paths'));
  await test.dependencies.db.execute(sql.raw(backfill));
  expect(await listPaths('mf-public')).toEqual(['/ public', '/job public']);
  expect(await listPaths('mf-seeker')).toEqual(['/board job_seeker', '/job/:id/apply job_seeker']);
  expect(await listPaths('mf-provider')).toEqual(['/board job_provider']);
  expect(await listPaths('mf-unseen')).toEqual([]);
  expect((await requestMove(test, { remote: 'mf-provider', action: 'revive' })).statusCode).toBe(201);
});
