import type { AuditEntry, NewTeamToken } from '@metier/sdk/contract';
import { OPERATOR_TOKEN } from '../../testing/operator-token';
import {
  listEntries,
  makeRelease,
  packEntries,
  publishRelease,
  requestMove,
  sendArchive,
} from '../../testing/releases';
import { seeker, startWithReleases } from '../testing/start-with-releases';

const { test, ask, post, readLastAudit } = startWithReleases();

async function makeToken(remote: string, more: object = {}): Promise<NewTeamToken> {
  const reply = await post('/tokens/', { name: `${remote} team`, remote, ...more });
  expect(reply.statusCode).toBe(201);
  return reply.json();
}

it('a team changes its own remote, and nothing of another', async () => {
  const { token, ...told } = await makeToken('mf-provider');
  const foreign = await sendArchive(test, await packEntries(listEntries(seeker(6))), token);
  expect(foreign.statusCode).toBe(403);
  expect(foreign.body).toContain('the token is for mf-provider');
  const moved = await requestMove(test, { remote: 'mf-seeker', action: 'rollback' }, token);
  expect(moved.statusCode).toBe(403);
  expect(await readLastAudit()).toMatchObject({
    actor: 'mf-provider team',
    action: 'rollback',
    remote: 'mf-seeker',
    outcome: 'refused',
  });
  await publishRelease(test, makeRelease('mf-provider'), { token });
  expect((await post('/tokens/', { name: 'x', remote: '*' }, token)).statusCode).toBe(403);
  expect((await ask('/tokens/', token)).statusCode).toBe(403);
  const seen = (await ask('/audit/', token)).json<AuditEntry[]>();
  expect(new Set(seen.map(({ remote }) => remote))).toEqual(new Set(['mf-provider']));
  expect(told.last_used_at).toBeNull();
  expect((await ask('/tokens/')).body).not.toContain(token);
});

it('a token that was revoked, has run out or is none opens nothing', async () => {
  const revoked = await makeToken('mf-seeker');
  expect((await ask('/status/', revoked.token)).statusCode).toBe(200);
  const end = { method: 'DELETE', url: `/api/releases/tokens/${revoked.id}/` } as const;
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  expect((await test.app.inject({ ...end, headers })).statusCode).toBe(204);
  expect((await ask('/status/', revoked.token)).statusCode).toBe(401);

  const short = await makeToken('mf-seeker', { days: 1 });
  test.setClock(new Date(Date.now() + 25 * 3_600_000));
  expect((await ask('/status/', short.token)).statusCode).toBe(401);
  test.setClock(undefined);
  expect((await ask('/status/', 'mtr_nobody')).statusCode).toBe(401);
});

it('a browser carries no rights of a team: a page acts with the token that it sends itself, and with nothing else', async () => {
  const { token } = await makeToken('mf-seeker');
  const browser = test.visit();
  const shown = { headers: { authorization: `Bearer ${token}` } };
  const session = await browser.send({ url: '/api/releases/session/', ...shown });
  expect(session.json()).toEqual({ name: 'mf-seeker team', remote: 'mf-seeker' });
  expect((await browser.send({ url: '/api/releases/status/', ...shown })).statusCode).toBe(200);
  expect((await browser.get('/api/releases/status/')).statusCode).toBe(401);
  const wanted = { name: 'taken over', remote: '*' };
  expect((await browser.post('/api/releases/tokens/', wanted)).statusCode).toBe(401);
  // As an earlier version set it, valid until then.
  browser.cookies.set('platform', '0.4102444800000.qO2ktzJHWA6tyrIL4jkQtYxNm4U7-2inHB2nG_TeVh0');
  expect((await browser.post('/api/releases/tokens/', wanted)).statusCode).toBe(401);
});
