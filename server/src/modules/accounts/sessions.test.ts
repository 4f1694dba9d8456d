import type { AccountSession } from '@metier/sdk/contract';
import { startTestApp, TEST_PASSWORD } from '../../testing/index';

const DAY = 24 * 60 * 60_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const test = startTestApp();
afterEach(() => test.setClock(undefined));

async function logIn(username: string, agent: string) {
  const visitor = test.visit();
  await visitor.get('/api/auth/me/');
  const payload = { username, password: TEST_PASSWORD };
  const headers = { 'user-agent': agent };
  const opened = await visitor.send({ method: 'POST', url: '/api/auth/login/', payload, headers });
  expect(opened.statusCode).toBe(200);
  return visitor;
}

it('one sees one’s sessions and no other’s, with what each browser is', async () => {
  const student = await test.join('job_seeker');
  await test.join('job_seeker');
  test.setClock(new Date(Date.now() + 1000));
  const second = await logIn(student.user.username, FIREFOX);
  const sessions = (await second.get('/api/auth/sessions/')).json<AccountSession[]>();
  expect(sessions).toHaveLength(2);
  expect(sessions[0]).toEqual({
    id: expect.any(Number),
    browser: 'Firefox on Linux',
    network: '127.0.0.0/24',
    created_at: expect.any(String),
    last_seen_at: expect.any(String),
    is_current: true,
  });
  expect(sessions[1]).toMatchObject({ browser: '', is_current: false });
  const headers = { 'accept-language': 'de' };
  const german = await second.send({ method: 'GET', url: '/api/auth/sessions/', headers });
  expect(german.json<AccountSession[]>()[0]?.browser).toBe('Firefox auf Linux');
});

it('a login in a browser that was not used before is mailed, with what it is; one in a known browser is not', async () => {
  const student = await test.join('job_seeker');
  const { username, email } = student.user;
  const readLogins = async () =>
    (await test.readMails({ withLogins: true })).filter(({ to }) => to === email);
  const again = { username, password: TEST_PASSWORD };
  await student.post('/api/auth/login/', again);
  expect(await readLogins()).toEqual([]);
  const stranger = await logIn(username, FIREFOX);
  await logIn(username, FIREFOX);
  await stranger.post('/api/auth/login/', again);
  const mails = await readLogins();
  expect(mails.map(({ subject }) => subject)).toEqual(['Your account was opened on another device']);
  expect(mails[0]?.text).toContain('The browser: Firefox on Linux.');
  expect(mails[0]?.text).toContain('/forgot-password');
});

it('one can end the session of a browser that one has left somewhere', async () => {
  const student = await test.join('job_seeker');
  const lost = await logIn(student.user.username, FIREFOX);
  const sessions = (await student.get('/api/auth/sessions/')).json<AccountSession[]>();
  const { id } = sessions.find(({ browser }) => browser === 'Firefox on Linux') as AccountSession;
  expect((await student.delete(`/api/auth/sessions/${id}/`)).statusCode).toBe(204);
  expect((await lost.get('/api/auth/me/')).statusCode).toBe(401);
  expect((await student.get('/api/auth/me/')).statusCode).toBe(200);
  expect((await student.delete(`/api/auth/sessions/${id}/`)).statusCode).toBe(404);
});

it('one can end all sessions but the one in use', async () => {
  const student = await test.join('job_seeker');
  const other = await test.join('job_seeker');
  const lost = [await logIn(student.user.username, FIREFOX), await logIn(student.user.username, FIREFOX)];
  expect((await student.delete('/api/auth/sessions/')).statusCode).toBe(204);
  for (const browser of lost) expect((await browser.get('/api/auth/me/')).statusCode).toBe(401);
  expect((await student.get('/api/auth/sessions/')).json()).toHaveLength(1);
  expect((await other.get('/api/auth/me/')).statusCode).toBe(200);
});

it('ending the session in use is logging out', async () => {
  const student = await test.join('job_seeker');
  const [own] = (await student.get('/api/auth/sessions/')).json<AccountSession[]>();
  expect((await student.delete(`/api/auth/sessions/${own?.id}/`)).statusCode).toBe(204);
  expect(student.cookies.has('sessionid')).toBe(false);
  expect((await student.get('/api/auth/me/')).statusCode).toBe(401);
});

it('another’s session does not exist for one', async () => {
  const student = await test.join('job_seeker');
  const [own] = (await student.get('/api/auth/sessions/')).json<AccountSession[]>();
  const other = await test.join('job_provider');
  expect((await other.delete(`/api/auth/sessions/${own?.id}/`)).statusCode).toBe(404);
  expect((await student.get('/api/auth/me/')).statusCode).toBe(200);
});

it('an expired session is not listed', async () => {
  const student = await test.join('job_seeker');
  test.setClock(new Date(Date.now() + 15 * DAY));
  const back = await logIn(student.user.username, FIREFOX);
  expect((await back.get('/api/auth/sessions/')).json()).toHaveLength(1);
});
