import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { insertSession } from './http/session/session.repository';
import { makeResetToken } from './mail/account-tokens';
import type { UserRow } from './modules/accounts/accounts.repository';
import { readSource } from './modules/accounts/device-cookie';
import { recordViews } from './modules/jobs/jobs.repository';
import { drawBucket } from './platform/visitors/rollout';
import { findVisitorId } from './platform/visitors/visitor-id';
import { hashToken, readSignedValue, signValue } from './signing';
import { joinCompany, publishJob } from './testing/fixtures';
import { startTestApp } from './testing/index';

/*
 * Fixed vectors: cookies, links and rows from before a deploy have to stay valid after it. A failing test
 * here means that a change would end sessions or invalidate mailed links.
 */
const test = startTestApp();
const SECRET = 'a secret that only the tests know';
const SESSION_HASH = 'b000c9ec71189843a310766a5f46824f11a984f7ca63a85c2709f4c7241191d2';
const END = new Date('2100-01-01T00:00:00Z');
const MIA = 'eyJ2YWx1ZSI6eyJuYW1lIjoiTWlhIn0sImVuZCI6NDEwMjQ0NDgwMDAwMH0';
const DEVICE =
  'eyJ2YWx1ZSI6eyJpZCI6ImEtZGV2aWNlIiwiYWNjb3VudHMiOlt7ImlkIjo3LCJtYXJrIjoiN2pKQmFtWXN0S3hEcWp4YjFrMkM2' +
  'a2FNNGl6UUVUTDN5QXNyc0YyTVVJMCJ9XX0sImVuZCI6NDEwMjQ0NDgwMDAwMH0.ujGzw8Eoo4dzcAJ26MUSLQycBgo9BRW3WXBq' +
  '4I0-XGQ';

afterEach(() => test.setClock(undefined));

it('a session of the database and its CSRF token are valid', async () => {
  const { user } = await test.join('job_seeker');
  const now = new Date();
  const times = { createdAt: now, lastSeenAt: now, expiresAt: END };
  await insertSession(test.dependencies.db, {
    tokenHash: SESSION_HASH,
    userId: user.id,
    browser: '',
    network: '',
    ...times,
    hasSecondFactor: false,
  });
  const browser = test.visit();
  browser.cookies.set('sessionid', 'a-session-token');
  browser.cookies.set('csrftoken', 'a-nonce.sOoJ0nJNjBA71RsQjiHfmH7jZAvK2jK0R4e1BmSBd3M');
  expect((await browser.get('/api/auth/me/')).json()).toMatchObject({ id: user.id });
  expect((await browser.post('/api/auth/logout/')).statusCode).toBe(204);
});

it("a visitor's CSRF token is valid", async () => {
  const visitor = test.visit();
  visitor.cookies.set('csrftoken', 'a-nonce.QPyDN1ZyX2W8sz3nLZNCl6uKFKfizRLBd0hTMe4qYYo');
  expect((await visitor.post('/api/auth/logout/')).statusCode).toBe(204);
});

it('a device cookie names the device of an account with the same password', () => {
  const { dependencies } = test;
  const { findDevice } = readSource({
    cookies: { device: DEVICE },
    server: { dependencies },
  } as never as FastifyRequest);
  expect(findDevice({ id: 7, passwordHash: 'a-password-hash' } as UserRow)).toBe('a-device');
  expect(findDevice({ id: 7, passwordHash: 'another' } as UserRow)).toBeUndefined();
});

it.each([
  ['release', `${MIA}.nG5D0nn8mLETEX3BRBbN6H-C7EioPgI37FNQfLkBgnE`],
  ['ticket', `${MIA}.IS5IlY4Klh1aS9SDStgQauKG9cFk4ffCp_6C8c1rzSQ`],
  ['wrote', `${MIA}.7Us5MNe_WfNx36hz_d8PVQO97ha57oDfeBhJpfxCy0w`],
] as const)('a signed value for %s keeps its format', (purpose, signed) => {
  expect(signValue(SECRET, purpose, { name: 'Mia' }, END)).toBe(signed);
  const Shape = Type.Object({ name: Type.String() });
  expect(readSignedValue(SECRET, purpose, signed, Shape, new Date())).toEqual({ name: 'Mia' });
});

it('a mailed link to a new password and its hash in the database keep their format', () => {
  const token = makeResetToken(SECRET, 'a-key');
  expect(token).toBe('ekLq1cmF9pZXymxy3g85rIo1QSipuIK14EuRG-zbHok');
  expect(hashToken('a-session-token')).toBe(SESSION_HASH);
});

it('an account keeps its visitor id, and a visitor its part of a rollout', () => {
  expect(findVisitorId(undefined, 7, SECRET).id).toBe('8AItYPrLvydwRb3TayBH5g');
  expect(drawBucket('salt', 'visitor')).toBe(1782);
});

it('a view that is in the database is not counted twice on its day', async () => {
  const day = '2026-11-22';
  test.setClock(new Date(`${day}T09:00:00Z`));
  const company = await joinCompany(test);
  const { id: jobId } = await publishJob(company);
  const url = `/api/jobs/${jobId}/`;
  const read = async (browser: string) =>
    test.visit().send({
      method: 'GET',
      url,
      headers: { 'user-agent': browser },
      remoteAddress: '203.0.113.9',
    });
  const visitor = 'tmeSZQeQWPmmiTw0bwwnQlBCVN1HF-5HAUzhpEuyjm8';
  await recordViews(test.dependencies.db, [{ jobId, day, visitor }]);
  await read('Firefox');
  expect((await company.get(url)).json()).toMatchObject({ views: 1 });
  await read('Chrome');
  expect((await company.get(url)).json()).toMatchObject({ views: 2 });
});
