import type { AuditEntry, GateReply, Move, NewTeamToken, StatusReply, Train } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { OPERATOR_TOKEN } from '../../testing/operator-token';
import { goLive, makeRelease, makeShellRelease, requestMove, publishRelease } from '../../testing/releases';

const test = startTestApp();

const version = (number: number) => `${number}.0.0-aaaaaaaaaa`;
const shell = (number: number, contracts: number[]) => ({ ...makeShellRelease(version(number)), contracts });
const remote = (name: string, number: number, from: number, to = from) => ({
  ...makeRelease(name, { version: version(number), routes: [[`/${name}`, 'public']] }),
  contracts: { from, to },
});

const headers = (token = OPERATOR_TOKEN) => ({ authorization: `Bearer ${token}` });
const post = (url: string, payload: object, token?: string) =>
  test.app.inject({ method: 'POST', url: `/api/releases${url}`, payload, headers: headers(token) });
const read = async <Reply>(url: string, token?: string) =>
  (await test.app.inject({ url: `/api/releases${url}`, headers: headers(token) })).json<Reply>();

type Members = Readonly<Record<string, number>>;
const train = (members: Members, more: object = {}) => ({
  channel: 'production',
  reason: 'They belong together',
  releases: Object.entries(members).map(([name, number]) => ({ remote: name, version: version(number) })),
  ...more,
});
const promote = (members: Members, more?: object, token?: string) =>
  post('/trains/', train(members, more), token);
const rollBack = (id: number, more: object = {}) =>
  post(`/trains/${id}/rollback/`, { reason: 'It was better before', ...more });

const findLive = (name: string, channel: 'production' | 'staging' = 'production') =>
  test.dependencies.releases.findLive(channel, name)?.stable?.version.split('.')[0];
const NAMES = ['shell', 'mf-public', 'mf-seeker'];
const listLive = (channel?: 'production' | 'staging') =>
  NAMES.map((name) => findLive(name, channel)).join(' ');
const countMoves = () => test.dependencies.releases.lastMoveOf('production');

beforeAll(async () => {
  await goLive(test, shell(1, [1]), remote('mf-public', 1, 1), remote('mf-seeker', 1, 1));
  for (const release of [
    shell(2, [2]),
    shell(3, [2]),
    remote('mf-public', 2, 2),
    remote('mf-public', 3, 1, 2),
    remote('mf-seeker', 2, 2),
    remote('mf-seeker', 3, 1, 2),
    remote('mf-extra', 2, 2),
  ])
    await publishRelease(test, release);
});

it('releases that cannot be promoted alone are promoted as one, and rolled back as one', async () => {
  const alone = await requestMove(test, { remote: 'shell', action: 'promote', version: version(2) });
  expect(alone.statusCode).toBe(409);
  const reply = await promote({ shell: 2, 'mf-public': 2, 'mf-seeker': 2 });
  expect(reply.statusCode).toBe(201);
  const { id, moves } = reply.json<Train>();
  expect(moves.map((each) => [each.remote, each.action, each.train, each.revision])).toEqual(
    NAMES.map((name, at) => [name, 'promote', id, id + at]),
  );
  expect(listLive()).toBe('2 2 2');
  const { live } = await read<StatusReply>('/status/');
  expect(live.map(({ train: of }) => of)).toEqual([id, id, id]);
  const history = await read<Move[]>('/moves/?page_size=3');
  expect(history.map(({ train: of }) => of)).toEqual([id, id, id]);

  const back = (await rollBack(id)).json<Train>();
  expect(back.moves.map(({ action, version: to }) => `${action} ${to}`)).toEqual(
    NAMES.map(() => `rollback ${version(1)}`),
  );
  expect(back.id).toBe(back.moves[0]?.revision);
  expect(listLive()).toBe('1 1 1');
});

it('what a rolled back train has brought is not the last good release of anything', async () => {
  for (const name of NAMES)
    expect(test.dependencies.releases.findLastGood('production', name)?.version).toBe(version(1));
  const reply = await requestMove(test, { remote: 'mf-seeker', action: 'rollback' });
  expect(reply.json<{ detail: string }>().detail).toContain('no earlier release of mf-seeker');
});

it('one refused release blocks the whole train, and each reason is reported', async () => {
  const before = countMoves();
  const reply = await promote({ shell: 2, 'mf-seeker': 2 });
  expect(reply.statusCode).toBe(409);
  const { detail } = reply.json<{ detail: string }>();
  expect(detail).toContain(`mf-public ${version(1)} speaks contract 1, and shell ${version(2)} 2`);
  expect(detail).toContain(
    `\`npm run release -- promote shell@${version(2)} mf-public@${version(3)} mf-seeker@${version(2)}\``,
  );
  expect([countMoves(), listLive()]).toEqual([before, '1 1 1']);
  const audit = await read<AuditEntry[]>('/audit/?page_size=2');
  expect(audit.map(({ remote: of, outcome }) => `${of} ${outcome}`).sort()).toEqual([
    'mf-seeker refused',
    'shell refused',
  ]);
});

it('the gate can be asked about a release of a train', async () => {
  const question = { remote: 'mf-seeker', version: version(2), channel: 'production' };
  const together = ['shell', 'mf-public'].map((name) => ({ remote: name, version: version(2) }));
  expect((await post('/check/', question)).json<GateReply>().can_deploy).toBe(false);
  expect((await post('/check/', { ...question, together })).json<GateReply>().can_deploy).toBe(true);
  const unknown = [{ remote: 'shell', version: '9.9.9' }];
  expect((await post('/check/', { ...question, together: unknown })).json()).toHaveProperty('together');
});

it('a remote that came with a train goes with it, and can be revived with what it needs', async () => {
  const reply = await promote({ shell: 2, 'mf-public': 2, 'mf-seeker': 2, 'mf-extra': 2 });
  const { id } = reply.json<Train>();
  expect(findLive('mf-extra')).toBe('2');
  const back = (await rollBack(id)).json<Train>();
  expect(back.moves.map(({ action }) => action)).toEqual(['rollback', 'rollback', 'rollback', 'kill']);
  expect([listLive(), findLive('mf-extra')]).toEqual(['1 1 1', undefined]);
  const revived = await requestMove(test, { remote: 'mf-extra', action: 'revive' });
  expect(revived.json<{ detail: string }>().detail).toContain('mf-extra 2.0.0-aaaaaaaaaa speaks contract 2');
});

it('a member that cannot go back alone is led to its train', async () => {
  const { id } = (await promote({ shell: 2, 'mf-public': 2, 'mf-seeker': 2 })).json<Train>();
  const alone = await requestMove(test, { remote: 'mf-seeker', action: 'rollback' });
  expect(alone.json<{ detail: string }>().detail).toContain(
    `mf-seeker came with train ${id}: npm run release -- rollback --train ${id} takes all of it back.`,
  );
  expect((await rollBack(id)).statusCode).toBe(201);
});

it('a member that can go back alone does, and the train is then left behind', async () => {
  const { id } = (await promote({ 'mf-public': 3, 'mf-seeker': 3 })).json<Train>();
  expect((await requestMove(test, { remote: 'mf-seeker', action: 'rollback' })).statusCode).toBe(201);
  const reply = await rollBack(id);
  expect(reply.statusCode).toBe(409);
  expect(reply.json<{ detail: string }>().detail).toContain(
    `mf-seeker is at ${version(1)} and not at what train ${id} brought. Nothing was changed`,
  );
  expect(listLive()).toBe('1 3 1');
  await requestMove(test, { remote: 'mf-public', action: 'rollback' });
});

it('staging has separate trains, and rolls back to the state of production', async () => {
  const reply = await promote({ shell: 2, 'mf-public': 2, 'mf-seeker': 2 }, { channel: 'staging' });
  const { id, channel } = reply.json<Train>();
  expect([channel, listLive('staging'), listLive()]).toEqual(['staging', '2 2 2', '1 1 1']);
  expect((await rollBack(id)).statusCode).toBe(201);
  expect(listLive('staging')).toBe('1 1 1');
});

it('of concurrent trains one succeeds as a whole, and the others are refused', async () => {
  const members = { 'mf-public': 2, 'mf-seeker': 2 };
  const replies = await Promise.all([
    promote({ shell: 2, ...members }),
    promote({ shell: 3, ...members }),
    promote({ shell: 2, ...members }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  const won = replies.find(({ statusCode }) => statusCode === 201)?.json<Train>();
  expect(`${won?.moves[0]?.version?.[0]} 2 2`).toBe(listLive());
  for (const { body } of replies.filter(({ statusCode }) => statusCode === 409))
    expect(body).toMatch(/meanwhile|live on production already/);
  await rollBack(won?.id ?? 0);
  expect(listLive()).toBe('1 1 1');
});

it('of a train and a move of one of its remotes at once one is made, and nothing by halves', async () => {
  const [whole, single] = await Promise.all([
    promote({ shell: 2, 'mf-public': 2, 'mf-seeker': 2 }),
    requestMove(test, { remote: 'mf-seeker', action: 'promote', version: version(3) }),
  ]);
  expect([whole.statusCode, single.statusCode].sort()).toEqual([201, 409]);
  expect(listLive()).toBe(whole.statusCode === 201 ? '2 2 2' : '1 1 3');
  if (whole.statusCode === 201) await rollBack(whole.json<Train>().id);
  else await requestMove(test, { remote: 'mf-seeker', action: 'rollback' });
});

it('a train that was decided on an older revision is refused', async () => {
  const expected_revision = countMoves() - 1;
  const reply = await promote({ shell: 2, 'mf-public': 2, 'mf-seeker': 2 }, { expected_revision });
  expect([reply.statusCode, listLive()]).toEqual([409, '1 1 1']);
  expect(reply.body).toContain('Nothing was changed');
});

it('a team moves no train over the remotes of others, and takes none back', async () => {
  const { token } = (await post('/tokens/', { name: 'Seekers', remote: 'mf-seeker' })).json<NewTeamToken>();
  const members = { 'mf-public': 3, 'mf-seeker': 3 };
  const reply = await promote(members, {}, token);
  expect(reply.statusCode).toBe(403);
  expect(reply.body).toContain('The token is for mf-seeker, and this train is about mf-public, too');
  const { id } = (await promote(members)).json<Train>();
  const body = { reason: 'Mine' };
  expect((await post(`/trains/${id}/rollback/`, body, token)).statusCode).toBe(403);
  expect(listLive()).toBe('1 3 3');
  expect((await rollBack(id)).statusCode).toBe(201);
});

it('a train makes sense, or is refused', async () => {
  const twice = train({ 'mf-seeker': 3 });
  const releases = [...twice.releases, ...twice.releases];
  expect((await post('/trains/', { ...twice, releases })).json()).toHaveProperty('releases');
  expect((await promote({ 'mf-seeker': 3 })).statusCode).toBe(400);
  expect((await promote({ 'mf-seeker': 3, 'mf-public': 9 })).statusCode).toBe(400);
  const live = await promote({ 'mf-seeker': 3, 'mf-public': 1 });
  expect([live.statusCode, live.body]).toEqual([
    409,
    expect.stringContaining('is live on production already'),
  ]);
  expect((await rollBack(999_999)).statusCode).toBe(404);
  const last = (await read<Move[]>('/moves/?page_size=1'))[0];
  const undone = await rollBack(last?.train ?? 0);
  expect([undone.statusCode, undone.body]).toEqual([409, expect.stringContaining('was no promotion')]);
  expect(listLive()).toBe('1 1 1');
});
