import { sql } from 'drizzle-orm';
import { startTestApp, type TestClient } from '../../../testing/index';

const NEW_PASSWORD = 'an entirely new one';
const test = startTestApp({ THROTTLES: 'on' });
afterEach(() => test.dependencies.db.execute('delete from throttles'));

async function send(
  path: string,
  payload: object,
  { address = '10.1.1.1', browser = test.visit() as Pick<TestClient, 'cookies' | 'get' | 'send'> } = {},
) {
  if (!browser.cookies.has('csrftoken')) await browser.get('/api/auth/me/');
  const url = `/api/auth/password-reset/${path}`;
  return browser.send({ method: 'POST', url, payload, remoteAddress: address });
}

const ask = async (email: string, from: Parameters<typeof send>[2] = {}) =>
  (await send('', { email }, from)).statusCode;

/** Sets the attempt count in all windows of a rule. */
const pretend = (rule: string, attempts: number) =>
  test.dependencies.db.execute(
    sql`update throttles set attempts = ${attempts} where key like ${`${rule}:%`}`,
  );

it('a network may request five links an hour for an email, with or without an account', async () => {
  const { email } = (await test.join('job_seeker')).user;
  for (const address of [email, 'nobody@example.ch']) {
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push(await ask(address));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
});

it('an email gets ten links an hour from all networks, and three more from a known browser', async () => {
  const { user, ...browser } = await test.join('job_seeker');
  expect(await ask(user.email)).toBe(200);
  await pretend('reset-email', 9);
  expect(await ask(user.email, { address: '10.1.2.1' })).toBe(200);
  expect(await ask(user.email, { address: '10.1.3.1' })).toBe(429);
  const statuses = [];
  for (let attempt = 0; attempt < 4; attempt += 1) statuses.push(await ask(user.email, { browser }));
  expect(statuses).toEqual([200, 200, 200, 429]);
});

it('a link opens also where very many wrong ones were tried', async () => {
  const { email } = (await test.join('job_seeker')).user;
  await ask(email);
  const mail = (await test.readMails()).findLast(({ to }) => to === email);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const confirm = async (link = '') =>
    (await send('confirm/', { token: link, password: NEW_PASSWORD })).statusCode;
  expect(await confirm('wrong')).toBe(400);
  await pretend('reset-link', 60);
  expect(await confirm('wrong')).toBe(429);
  expect(await confirm(token)).toBe(204);
});
