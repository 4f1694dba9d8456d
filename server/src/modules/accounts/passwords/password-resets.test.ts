import { startTestApp, TEST_ORIGIN, TEST_PASSWORD } from '../../../testing/index';
import { turnTwoStepOn } from '../../../testing/join-operator';

const MINUTE = 60_000;
const NEW_PASSWORD = 'an entirely new one';
const test = startTestApp();
afterEach(() => test.setClock(undefined));

const ask = (email: string) => test.visit().post('/api/auth/password-reset/', { email });

const confirm = (token: string, password = NEW_PASSWORD) =>
  test.visit().post('/api/auth/password-reset/confirm/', { token, password });

const logIn = (username: string, password: string) =>
  test.visit().post('/api/auth/login/', { username, password });

async function readTokens(email: string): Promise<string[]> {
  const mails = (await test.readMails()).filter(({ to }) => to === email);
  return mails.map(({ text }) => /\/reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? '');
}

async function askForToken(email: string): Promise<string> {
  await ask(email);
  return (await readTokens(email)).at(-1) ?? '';
}

it('the answer is the same whether there is an account or not', async () => {
  const { email } = (await test.join('job_seeker')).user;
  const [known, unknown] = [await ask(email.toUpperCase()), await ask('nobody@example.ch')];
  expect([known.statusCode, unknown.statusCode]).toEqual([200, 200]);
  expect(known.json()).toEqual(unknown.json());
  expect(await readTokens(email)).toHaveLength(1);
  expect(await readTokens('nobody@example.ch')).toEqual([]);
});

it('the mail leads to the page for a new password, on the public address', async () => {
  const { email, username } = (await test.join('job_provider')).user;
  const token = await askForToken(email);
  const mail = (await test.readMails()).at(-1);
  expect(mail?.subject).toBe('Choose a new password');
  expect(mail?.text).toContain('the account with this email address.');
  expect(mail?.text).not.toContain(username);
  expect(mail?.html).toContain(`${TEST_ORIGIN}/reset-password?token=${token}`);
});

it('the link sets the password and ends all sessions of its user', async () => {
  const student = await test.join('job_seeker');
  const other = await test.join('job_seeker');
  expect((await confirm(await askForToken(student.user.email))).statusCode).toBe(204);
  expect((await student.get('/api/auth/me/')).statusCode).toBe(401);
  expect((await other.get('/api/auth/me/')).statusCode).toBe(200);
  expect((await logIn(student.user.username, TEST_PASSWORD)).statusCode).toBe(401);
  expect((await logIn(student.user.username, NEW_PASSWORD)).statusCode).toBe(200);
});

it('a signed-in user who chooses a new password can log in again at once', async () => {
  const { user, ...browser } = await test.join('job_seeker');
  const body = { token: await askForToken(user.email), password: NEW_PASSWORD };
  expect((await browser.post('/api/auth/password-reset/confirm/', body)).statusCode).toBe(204);
  const login = { username: user.username, password: NEW_PASSWORD };
  expect((await browser.post('/api/auth/login/', login)).statusCode).toBe(200);
});

it('a link is good for one use, also when it is followed twice at once', async () => {
  const { email } = (await test.join('job_seeker')).user;
  const token = await askForToken(email);
  const responses = await Promise.all([confirm(token), confirm(token), confirm(token)]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400, 400]);
  const again = await confirm(token);
  expect(again.statusCode).toBe(400);
  expect(again.json()).toEqual({ token: ['This link is no longer valid. Please ask for a new one.'] });
});

it('once a link was used, the earlier ones of this user are over', async () => {
  const { email } = (await test.join('job_seeker')).user;
  const first = await askForToken(email);
  const second = await askForToken(email);
  expect(second).not.toBe(first);
  expect((await confirm(second)).statusCode).toBe(204);
  expect((await confirm(first)).statusCode).toBe(400);
});

it('a link to a new password does not replace the code of two-step login', async () => {
  const student = await test.join('job_seeker');
  const { username, email } = student.user;
  await turnTwoStepOn(test, student);
  const set = await confirm(await askForToken(email));
  expect(set.statusCode).toBeLessThan(300);
  const login = await logIn(username, NEW_PASSWORD);
  expect([login.statusCode, Object.keys(login.json())]).toEqual([401, ['code']]);
});

it('a link expires after sixty minutes', async () => {
  const { email } = (await test.join('job_seeker')).user;
  const token = await askForToken(email);
  test.setClock(new Date(Date.now() + 61 * MINUTE));
  expect((await confirm(token)).statusCode).toBe(400);
  test.setClock(new Date(Date.now() + 59 * MINUTE));
  expect((await confirm(token)).statusCode).toBe(204);
});

it('a weak password is refused as in a registration, and the link stays good', async () => {
  const { email, username } = (await test.join('job_seeker', 'ambitious')).user;
  const token = await askForToken(email);
  const messages = await Promise.all(['short', 'password123', username].map((weak) => confirm(token, weak)));
  expect(messages.map((response) => response.json())).toEqual([
    { password: ['The password must have at least 8 characters.'] },
    { password: ['This password is too common.'] },
    { password: ['The password must be more than the username, the email or “Metier”, also with digits.'] },
  ]);
  expect((await confirm(token)).statusCode).toBe(204);
});

it('the database holds nothing that would open the link, before and after it was mailed', async () => {
  const { email } = (await test.join('job_seeker')).user;
  const token = await askForToken(email);
  for (const table of ['password_resets', 'outbox']) {
    const { rows } = await test.dependencies.db.execute(`select * from ${table}`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  }
});

it.each([{}, { email: 'nobody' }, { email: 'a@b.ch\r\nbcc: c@d.ch' }, { email: 7 }])(
  'the body %j is refused by field',
  async (body) => {
    const response = await test.visit().post('/api/auth/password-reset/', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty('email');
  },
);
