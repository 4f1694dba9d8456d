import type { Move, NewTeamToken, StatusReply, Train } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { OPERATOR_TOKEN } from '../../testing/operator-token';
import { goLive, makeRelease, makeShellRelease, publishRelease, requestMove } from '../../testing/releases';
import { chooseForVisitor } from '../visitors/choose';

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
const read = async <Reply>(url: string) =>
  (await test.app.inject({ url: `/api/releases${url}`, headers: headers() })).json<Reply>();
const detailOf = ({ body }: { body: string }) => (JSON.parse(body) as { detail: string }).detail;

type Members = Readonly<Record<string, number>>;
const SET: Members = { shell: 2, 'mf-seeker': 2 };
const listMembers = (members: Members) =>
  Object.entries(members).map(([name, number]) => ({ remote: name, version: version(number) }));
const describeMove = (members: Members, more: object = {}) => ({
  channel: 'production',
  reason: 'A first look at both',
  releases: listMembers(members),
  ...more,
});
const rollOut = (share: number, members = SET, token?: string) =>
  post('/rollouts/', describeMove(members, { share }), token);
const promote = (members: Members) => post('/trains/', describeMove(members));
const moveOne = (name: string, action: string, more: object = {}, token?: string) =>
  requestMove(test, { remote: name, action, ...more }, token);
const makeToken = async (name: string) =>
  (await post('/tokens/', { name, remote: name })).json<NewTeamToken>().token;

const NAMES = ['shell', 'mf-public', 'mf-seeker'];
const nameState = (name: string) => {
  const { stable, candidate, share } = test.dependencies.releases.findLive('production', name) ?? {};
  const numberOf = (release = stable) => release?.version.split('.')[0] ?? '-';
  return candidate ? `${numberOf()}→${numberOf(candidate)} ${(share ?? 0) / 100} %` : numberOf();
};
const listStates = () => NAMES.map(nameState).join(', ');
const AT_FIRST = '1, 3, 1';

/** The combinations of releases that 300 visitors get. */
function listCombinations(): string[] {
  const seen = new Set<string>();
  for (let at = 0; at < 300; at += 1) {
    const facts = { channel: 'production', visitorId: `visitor ${at}` } as const;
    const { shell: frame, remotes, revision } = chooseForVisitor(test.dependencies.releases, facts);
    const numbers = [frame, ...remotes].map((release) => release?.version.split('.')[0]);
    seen.add([numbers.join(' '), ...revision.split('~').slice(1)].join(' ~'));
  }
  return [...seen].sort();
}

beforeAll(async () => {
  await goLive(test, shell(1, [1]), remote('mf-seeker', 1, 1), remote('mf-public', 3, 1, 2));
  for (const release of [
    shell(2, [2]),
    remote('mf-seeker', 2, 2),
    remote('mf-seeker', 3, 1, 2),
    remote('mf-public', 1, 1),
    remote('mf-public', 2, 2),
    remote('mf-public', 4, 1, 2),
  ])
    await publishRelease(test, release);
});
afterEach(async () => {
  for (const name of NAMES)
    if (test.dependencies.releases.findLive('production', name)?.candidate) await moveOne(name, 'halt');
  expect(listStates()).toBe(AT_FIRST);
});

it('releases that cannot be rolled out alone are rolled out as one, and a visitor gets both or none', async () => {
  const alone = await moveOne('shell', 'canary', { version: version(2), share: 10 });
  expect(detailOf(alone)).toContain(
    'mf-seeker 1.0.0-aaaaaaaaaa speaks contract 1, and shell 2.0.0-aaaaaaaaaa 2',
  );
  const reply = await rollOut(50);
  expect(reply.statusCode).toBe(201);
  const { id, moves } = reply.json<Train>();
  expect(moves.map((move) => [move.remote, move.action, move.train, move.share])).toEqual([
    ['shell', 'canary', id, 50],
    ['mf-seeker', 'canary', id, 50],
  ]);
  expect(listCombinations()).toEqual(['1 3 1', '2 3 2 ~mf-seeker ~shell']);
});

it('status shows a set as one rollout, and holds none of it against the releases that it may replace', async () => {
  await rollOut(10);
  const { live } = await read<StatusReply>('/status/');
  const members = [...listMembers(SET)].reverse();
  expect(live.map(({ rollout }) => rollout?.members)).toEqual([undefined, members, members]);
  expect(live.flatMap(({ verdicts }) => verdicts).filter(({ verdict }) => verdict === 'no')).toEqual([]);
});

it('a set grows as a whole, by the name of one member or of all, and its visitors stay in it', async () => {
  await rollOut(10);
  const { salt } = test.dependencies.releases.findLive('production', 'shell') ?? {};
  await moveOne('mf-seeker', 'canary', { version: version(2), share: 20 });
  expect(listStates()).toBe('1→2 20 %, 3, 1→2 20 %');
  await rollOut(30);
  expect(listStates()).toBe('1→2 30 %, 3, 1→2 30 %');
  for (const name of ['shell', 'mf-seeker'])
    expect(test.dependencies.releases.findLive('production', name)?.salt).toBe(salt);
});

it('a rollout that shares a part of a running set is refused', async () => {
  await rollOut(10);
  const sentence =
    'There is a rollout of mf-seeker 2.0.0-aaaaaaaaaa, shell 2.0.0-aaaaaaaaaa on production already';
  for (const members of [
    { 'mf-seeker': 2, 'mf-public': 4 },
    { 'mf-public': 4, 'mf-seeker': 3 },
    { shell: 2, 'mf-seeker': 2, 'mf-public': 4 },
  ] satisfies Members[] as Members[])
    expect(detailOf(await rollOut(10, members))).toContain(sentence);
  expect(detailOf(await rollOut(10, { shell: 2, 'mf-seeker': 3 }))).toContain(
    'There is a rollout of mf-seeker 2.0.0',
  );
  expect(listStates()).toBe('1→2 10 %, 3, 1→2 10 %');
});

it('what runs beside a set runs with all of it and without it, or the gate refuses it', async () => {
  await rollOut(50);
  const early = await moveOne('mf-public', 'canary', { version: version(2), share: 50 });
  expect(detailOf(early)).toContain(
    'mf-public 2.0.0-aaaaaaaaaa speaks contract 2, and shell 1.0.0-aaaaaaaaaa 1',
  );
  const late = await moveOne('mf-public', 'promote', { version: version(1) });
  expect(detailOf(late)).toContain(
    'mf-public 1.0.0-aaaaaaaaaa speaks contract 1, and shell 2.0.0-aaaaaaaaaa 2',
  );
  expect((await moveOne('mf-public', 'canary', { version: version(4), share: 50 })).statusCode).toBe(201);
  expect(listCombinations()).toEqual([
    '1 3 1',
    '1 4 1 ~mf-public',
    '2 3 2 ~mf-seeker ~shell',
    '2 4 2 ~mf-public ~mf-seeker ~shell',
  ]);
});

it('a set is refused beside a rollout that does not run with it', async () => {
  await moveOne('mf-public', 'canary', { version: version(1), share: 10 });
  expect(detailOf(await rollOut(10))).toContain('mf-public 1.0.0-aaaaaaaaaa speaks contract 1');
  expect(listStates()).toBe('1, 3→1 10 %, 1');
});

it.each([
  ['halt', AT_FIRST],
  ['kill', '1, 3, -'],
])('a %s of one member ends the whole set in one transaction', async (action, states) => {
  await rollOut(10);
  const reply = await moveOne('mf-seeker', action);
  expect([reply.statusCode, listStates()]).toEqual([201, states]);
  const { train } = reply.json<Move>();
  const history = await read<Move[]>('/moves/?page_size=2');
  expect(history.map((move) => [move.remote, move.action, move.train])).toEqual([
    ['shell', 'halt', train],
    ['mf-seeker', action, train],
  ]);
  if (action === 'kill') await moveOne('mf-seeker', 'revive');
});

it('a rollback or another release of one member ends the whole set, too', async () => {
  await moveOne('mf-seeker', 'promote', { version: version(3) });
  await rollOut(10);
  expect((await moveOne('mf-seeker', 'rollback')).statusCode).toBe(201);
  expect(listStates()).toBe(AT_FIRST);
  await rollOut(10);
  await moveOne('mf-seeker', 'promote', { version: version(3) });
  expect(listStates()).toBe('1, 3, 3');
  await moveOne('mf-seeker', 'rollback');
});

it.each([
  ['one member', () => moveOne('mf-seeker', 'promote', { version: version(2) })],
  ['all', () => promote(SET)],
])('a promotion of %s makes the whole set live as a train, which goes back as one', async (_names, move) => {
  await rollOut(10);
  expect((await move()).statusCode).toBe(201);
  expect(listStates()).toBe('2, 3, 2');
  const { live } = await read<StatusReply>('/status/');
  const [train] = live.flatMap((each) => (each.remote === 'shell' ? (each.train ?? []) : []));
  expect((await post(`/trains/${train}/rollback/`, { reason: 'White pages' })).statusCode).toBe(201);
});

it('the rollout of a set is no train to go back', async () => {
  const { id } = (await rollOut(10)).json<Train>();
  const reply = await post(`/trains/${id}/rollback/`, { reason: 'No' });
  expect(detailOf(reply)).toContain(`Train ${id} was no promotion`);
});

it('a team can neither start nor grow nor promote a set with remotes of others, and can end one', async () => {
  const token = await makeToken('mf-seeker');
  expect((await rollOut(10, SET, token)).statusCode).toBe(403);
  await rollOut(10);
  for (const [action, more] of [
    ['canary', { share: 20 }],
    ['promote', {}],
  ] as const)
    expect((await moveOne('mf-seeker', action, { version: version(2), ...more }, token)).statusCode).toBe(
      403,
    );
  expect(listStates()).toBe('1→2 10 %, 3, 1→2 10 %');
  expect((await moveOne('mf-seeker', 'halt', {}, token)).statusCode).toBe(201);
});

it('of a set and a move of one of its remotes at once one is made, and nothing by halves', async () => {
  const replies = await Promise.all([
    rollOut(10),
    moveOne('mf-seeker', 'canary', { version: version(3), share: 10 }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(['1→2 10 %, 3, 1→2 10 %', '1, 3, 1→3 10 %']).toContain(listStates());
});
