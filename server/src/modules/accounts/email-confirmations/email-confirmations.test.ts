import type { Account, User } from '@metier/sdk/contract';
import { seekerBody } from '../../../testing/fixtures';
import { startTestApp, TEST_PASSWORD, type TestClient } from '../../../testing/index';

const DAY = 24 * 60 * 60_000;
const OVER = { token: ['This link is no longer valid: it was used, replaced or is too old.'] };
const test = startTestApp();
afterEach(() => test.setClock(undefined));

let count = 0;

async function register(): Promise<TestClient & { readonly user: User }> {
  const username = `unconfirmed-${(count += 1)}`;
  const client = test.visit();
  const account = { username, email: `${username}@example.ch` };
  const passwords = { password1: TEST_PASSWORD, password2: TEST_PASSWORD };
  const response = await client.post('/api/auth/register/', { ...account, ...passwords });
  return { ...client, user: response.json<User>() };
}

const readMailsTo = async (email: string) =>
  (await test.readMails({ withConfirmations: true })).filter(({ to }) => to === email);

async function readToken(email: string): Promise<string> {
  const mail = (await readMailsTo(email)).at(-1);
  return /\/account\/confirm-email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const confirm = (token: string, client: TestClient = test.visit()) =>
  client.post('/api/auth/email-confirmation/confirm/', { token });
const readAccount = async (client: TestClient) => (await client.get('/api/auth/account/')).json<Account>();
const requestChange = (client: TestClient, email: string, password = TEST_PASSWORD) =>
  client.put('/api/auth/account/email/', { email, current_password: password });

it('a new account is mailed a link, which confirms its address in any browser', async () => {
  const student = await register();
  expect(student.user.email_confirmed).toBe(false);
  const [mail, ...others] = await readMailsTo(student.user.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Confirm your email address');
  const response = await confirm(await readToken(student.user.email));
  expect(response.json()).toEqual({ username: student.user.username, email: student.user.email });
  expect((await student.get('/api/auth/me/')).json()).toMatchObject({ email_confirmed: true });
});

it('a mail to an address that is not confirmed has nothing that the person behind the account has typed', async () => {
  const username = 'win-1000-francs';
  const stranger = test.visit();
  const passwords = { password1: TEST_PASSWORD, password2: TEST_PASSWORD };
  const victim = { username, email: 'victim@example.ch' };
  expect((await stranger.post('/api/auth/register/', { ...victim, ...passwords })).statusCode).toBe(201);
  await stranger.post('/api/auth/password-reset/', { email: victim.email });
  const names = { firstname: username, lastname: username };
  expect((await stranger.post('/api/auth/jobseekers/', { ...seekerBody, ...names })).statusCode).toBe(201);
  expect((await requestChange(stranger, 'second@example.ch')).statusCode).toBe(200);
  await stranger.post('/api/auth/me/data/deletion/', { password: TEST_PASSWORD });
  const mails = [...(await readMailsTo(victim.email)), ...(await readMailsTo('second@example.ch'))];
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Choose a new password',
    'Confirm your email address',
    'Confirm your email address',
    'Your account will be deleted',
  ]);
  for (const mail of mails) {
    expect(mail.text).toMatch(/Hello,\r?\n/);
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain(username);
  }
});

it('a link that is followed twice has one effect and the same answer', async () => {
  const { user } = await register();
  const token = await readToken(user.email);
  const responses = await Promise.all([confirm(token), confirm(token)]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await confirm(token)).statusCode).toBe(200);
});

it('a link that is a week old is over, and another one can be had', async () => {
  const student = await register();
  const token = await readToken(student.user.email);
  test.setClock(new Date(Date.now() + 7 * DAY + 1000));
  const late = await confirm(token);
  expect([late.statusCode, late.json()]).toEqual([400, OVER]);
  const again = await student.post('/api/auth/email-confirmation/');
  expect(again.json()).toEqual({
    detail: `We have sent a link to ${student.user.email}. Please open it there.`,
  });
  expect((await confirm(await readToken(student.user.email))).statusCode).toBe(200);
  expect((await student.post('/api/auth/email-confirmation/')).statusCode).toBe(409);
});

it.each([{ token: 'wrong' }, { token: '' }, {}])('%j confirms nothing', async (body) => {
  const response = await test.visit().post('/api/auth/email-confirmation/confirm/', body);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toHaveProperty('token');
});

it('the database holds nothing that would open the link', async () => {
  const { user } = await register();
  await test.dependencies.mail.sendDue();
  const token = await readToken(user.email);
  const { rows } = await test.dependencies.db.execute('select * from email_confirmations');
  expect(JSON.stringify(rows)).not.toContain(token);
});

it('an unconfirmed address gets no notification of a changed password, a confirmed one does', async () => {
  const student = await register();
  const change = (from: string, to: string) =>
    student.put('/api/auth/account/password/', { current_password: from, password: to });
  expect((await change(TEST_PASSWORD, 'another good one')).statusCode).toBe(204);
  expect(await readMailsTo(student.user.email)).toHaveLength(1);
  await confirm(await readToken(student.user.email));
  await change('another good one', TEST_PASSWORD);
  expect((await readMailsTo(student.user.email)).at(-1)?.subject).toBe('Your password has changed');
});

it('the link to a new password confirms the address, too', async () => {
  const { user } = await register();
  await test.visit().post('/api/auth/password-reset/', { email: user.email });
  const mail = (await readMailsTo(user.email)).at(-1);
  const token = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const client = test.visit();
  await client.post('/api/auth/password-reset/confirm/', { token, password: 'another good one' });
  const login = { username: user.username, password: 'another good one' };
  expect((await client.post('/api/auth/login/', login)).json()).toMatchObject({ email_confirmed: true });
});

it('a corrected address is unconfirmed again, and the link to the mistyped one is over', async () => {
  const student = await register();
  const mistyped = await readToken(student.user.email);
  const form = new FormData();
  const email = `right-${student.user.email}`;
  for (const [name, value] of Object.entries({ username: student.user.username, email }))
    form.append(name, value);
  form.append('password', TEST_PASSWORD);
  form.append('account_type', 'job_seeker');
  expect((await student.put('/api/auth/register/', form)).statusCode).toBe(200);
  expect((await confirm(mistyped)).json()).toEqual(OVER);
  expect(await readAccount(student)).toMatchObject({ email, email_confirmed: false });
  expect((await confirm(await readToken(email))).statusCode).toBe(200);
});

describe('a new address', () => {
  it('replaces the present one when its link is opened, and both are told', async () => {
    const student = await test.join('job_seeker');
    const email = `new-${student.user.email}`;
    expect((await requestChange(student, email)).statusCode).toBe(200);
    expect(await readAccount(student)).toMatchObject({
      email: student.user.email,
      requested_email: email,
    });
    expect((await confirm(await readToken(email))).statusCode).toBe(200);
    expect(await readAccount(student)).toMatchObject({
      email,
      email_confirmed: true,
      requested_email: null,
    });
    const told = (await readMailsTo(student.user.email)).map(({ subject }) => subject).slice(-2);
    expect(told).toEqual(['Your email address is about to change', 'Your email address has changed']);
  });

  it('needs the present password', async () => {
    const student = await test.join('job_seeker');
    const response = await requestChange(student, 'other@example.ch', 'wrong');
    expect(response.json()).toEqual({ current_password: ['This is not your current password.'] });
    expect(await readMailsTo('other@example.ch')).toEqual([]);
  });

  it('of another account is answered alike, and only its owner is told', async () => {
    const owner = await test.join('job_provider');
    const student = await test.join('job_seeker');
    const [free, taken] = [
      await requestChange(student, 'free@example.ch'),
      await requestChange(student, owner.user.email.toUpperCase()),
    ];
    expect([free.statusCode, taken.statusCode]).toEqual([200, 200]);
    expect((await readMailsTo(owner.user.email)).at(-1)?.subject).toBe(
      'Your email address for another account?',
    );
    expect(await readAccount(student)).toMatchObject({ requested_email: owner.user.email.toUpperCase() });
    expect((await owner.get('/api/auth/me/')).json()).toMatchObject({ email: owner.user.email });
  });

  it('that another account gets in the meantime is refused with a sentence', async () => {
    const student = await test.join('job_seeker');
    await requestChange(student, 'soon-taken@example.ch');
    const token = await readToken('soon-taken@example.ch');
    await test.visit().post('/api/auth/register/', {
      username: 'faster',
      email: 'soon-taken@example.ch',
      password1: TEST_PASSWORD,
      password2: TEST_PASSWORD,
    });
    expect((await confirm(token)).json()).toEqual({
      token: ['This address belongs to another account by now.'],
    });
    expect((await student.get('/api/auth/me/')).json()).toMatchObject({ email: student.user.email });
  });
});

describe('the link to a new address', () => {
  it('is replaced by a later request, and ended by a new password or by the person', async () => {
    const student = await test.join('job_seeker');
    const tokens: string[] = [];
    const request = async (email: string) => {
      await requestChange(student, email);
      tokens.push(await readToken(email));
    };
    await request('first@example.ch');
    await request('second@example.ch');
    expect((await student.delete('/api/auth/account/email/')).statusCode).toBe(204);
    await request('third@example.ch');
    const change = { current_password: TEST_PASSWORD, password: 'another good one' };
    expect((await student.put('/api/auth/account/password/', change)).statusCode).toBe(204);
    for (const token of tokens) expect((await confirm(token)).json()).toEqual(OVER);
    expect(await readAccount(student)).toMatchObject({ requested_email: null });
  });

  it('can be confirmed while somebody else is signed in, whose account stays as it is', async () => {
    const student = await test.join('job_seeker');
    const other = await test.join('job_seeker');
    await requestChange(student, 'elsewhere@example.ch');
    const response = await confirm(await readToken('elsewhere@example.ch'), other);
    expect(response.json()).toEqual({ username: student.user.username, email: 'elsewhere@example.ch' });
    expect((await other.get('/api/auth/me/')).json()).toMatchObject({ email: other.user.email });
  });

  it('makes a reset link to the earlier address useless', async () => {
    const student = await test.join('job_seeker');
    await test.visit().post('/api/auth/password-reset/', { email: student.user.email });
    const mail = (await readMailsTo(student.user.email)).at(-1);
    const reset = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    await requestChange(student, 'safe@example.ch');
    await confirm(await readToken('safe@example.ch'));
    const body = { token: reset, password: 'another good one' };
    expect((await test.visit().post('/api/auth/password-reset/confirm/', body)).statusCode).toBe(400);
  });
});
