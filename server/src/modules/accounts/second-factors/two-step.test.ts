import type { Account, RecoveryCodes, TwoStepSetup } from '@metier/sdk/contract';
import { Secret, TOTP } from 'otpauth';
import { encrypt } from '../../../encryption';
import { readOk } from '../../../testing/fixtures';
import { startTestApp, TEST_PASSWORD, type TestClient } from '../../../testing/index';

const STEP = 30_000;
const NOW = Date.parse('2026-12-01T12:00:00Z');
const WRONG = { code: ['This code is wrong or was used already.'] };
const MISSING = { code: ['Enter the code of your authenticator app.'] };
const test = startTestApp({ THROTTLES: 'on' });
beforeEach(() => test.setClock(new Date(NOW)));
afterEach(() => test.setClock(undefined));

const setTime = (steps: number) => test.setClock(new Date(NOW + steps * STEP));
const codeAt = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: NOW + steps * STEP });
const withPassword = { current_password: TEST_PASSWORD };

/** An account with two-step login, whose first code of this time step is used. */
async function joinWithTwoSteps() {
  const student = await test.join('job_seeker');
  const setup = readOk<TwoStepSetup>(await student.post('/api/auth/two-step/', withPassword));
  const confirmed = await student.post('/api/auth/two-step/confirm/', { code: codeAt(setup.secret, 0) });
  const { recovery_codes: recoveryCodes } = readOk<RecoveryCodes>(confirmed);
  return { student, secret: setup.secret, recoveryCodes };
}

const logIn = (username: string, code?: string, client: TestClient = test.visit()) =>
  client.post('/api/auth/login/', { username, password: TEST_PASSWORD, ...(code !== undefined && { code }) });
const readAccount = async (client: TestClient) => readOk<Account>(await client.get('/api/auth/account/'));

it('with two-step login the password alone opens no session, and a code of the app does', async () => {
  const { student, secret } = await joinWithTwoSteps();
  setTime(1);
  const browser = test.visit();
  const first = await logIn(student.user.username, undefined, browser);
  expect([first.statusCode, first.json()]).toEqual([401, MISSING]);
  expect((await browser.get('/api/auth/me/')).statusCode).toBe(401);
  expect((await logIn(student.user.username, '000000', browser)).json()).toEqual(WRONG);
  expect((await logIn(student.user.username, codeAt(secret, 1), browser)).statusCode).toBe(200);
  expect((await browser.get('/api/auth/me/')).statusCode).toBe(200);
});

it('a wrong password is refused alike with and without two-step login', async () => {
  const { student } = await joinWithTwoSteps();
  const body = { username: student.user.username, password: 'wrong', code: '000000' };
  const response = await test.visit().post('/api/auth/login/', body);
  expect([response.statusCode, response.json()]).toEqual([401, { detail: 'Invalid username or password.' }]);
});

it('a code is accepted once, also by two logins at once, and a neighbouring one for slow typing', async () => {
  const { student, secret } = await joinWithTwoSteps();
  const { username } = student.user;
  expect((await logIn(username, codeAt(secret, 0))).json()).toEqual(WRONG);
  setTime(3);
  const code = codeAt(secret, 2);
  const statuses = (await Promise.all([logIn(username, code), logIn(username, code)])).map(
    ({ statusCode }) => statusCode,
  );
  expect(statuses.sort()).toEqual([200, 401]);
  expect((await logIn(username, codeAt(secret, 1))).json()).toEqual(WRONG);
  setTime(10);
  expect((await logIn(username, codeAt(secret, 8))).json()).toEqual(WRONG);
});

it('a recovery code opens the account once, in any spelling, and is mailed', async () => {
  const { student, recoveryCodes } = await joinWithTwoSteps();
  const [code = ''] = recoveryCodes;
  expect(recoveryCodes).toHaveLength(10);
  expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){5}$/);
  const typed = code.replaceAll('-', ' ').toUpperCase();
  expect((await logIn(student.user.username, typed)).statusCode).toBe(200);
  expect((await logIn(student.user.username, code)).json()).toEqual(WRONG);
  expect((await readAccount(student)).two_step.recovery_codes_left).toBe(9);
  expect((await test.readMails()).at(-1)?.subject).toBe('A recovery code was used');
});

it('turning it on needs the password and a code, ends other sessions, and is mailed', async () => {
  const student = await test.join('job_seeker');
  const elsewhere = test.visit();
  await logIn(student.user.username, undefined, elsewhere);
  const refused = await student.post('/api/auth/two-step/', { current_password: 'wrong' });
  expect(refused.json()).toEqual({ current_password: ['This is not your current password.'] });
  const setup = readOk<TwoStepSetup>(await student.post('/api/auth/two-step/', withPassword));
  expect(setup.address).toContain(`otpauth://totp/Metier:${student.user.username}?`);
  expect(setup.qr.path).toMatch(/^M/);
  expect((await student.post('/api/auth/two-step/confirm/', { code: '000000' })).json()).toEqual(WRONG);
  expect((await logIn(student.user.username)).statusCode).toBe(200);
  const code = codeAt(setup.secret, 0);
  expect((await student.post('/api/auth/two-step/confirm/', { code })).statusCode).toBe(200);
  expect((await elsewhere.get('/api/auth/me/')).statusCode).toBe(401);
  expect((await readAccount(student)).two_step).toMatchObject({
    since: '2026-12-01T12:00:00.000Z',
    recovery_codes_left: 10,
    is_required: false,
  });
  expect((await test.readMails()).at(-1)?.subject).toBe('Two-step login is on');
});

it('another app replaces the present one, which is valid until then', async () => {
  const { student, secret, recoveryCodes } = await joinWithTwoSteps();
  const { username } = student.user;
  const proof = { ...withPassword, code: recoveryCodes[1] };
  const next = readOk<TwoStepSetup>(await student.post('/api/auth/two-step/', proof)).secret;
  setTime(2);
  expect((await logIn(username, codeAt(next, 2))).json()).toEqual(WRONG);
  expect((await logIn(username, codeAt(secret, 2))).statusCode).toBe(200);
  readOk(await student.post('/api/auth/two-step/confirm/', { code: codeAt(next, 2) }));
  setTime(4);
  expect((await logIn(username, codeAt(secret, 4))).json()).toEqual(WRONG);
  expect((await logIn(username, recoveryCodes[0])).json()).toEqual(WRONG);
  expect((await logIn(username, codeAt(next, 4))).statusCode).toBe(200);
  expect((await test.readMails()).at(-1)?.subject).toBe('You log in with another authenticator app');
});

it('a secret that another key has encrypted opens nothing; a recovery code does, and the app is set up again', async () => {
  const { student, secret, recoveryCodes } = await joinWithTwoSteps();
  const other = encrypt('another session secret of this server', 'totp', String(student.user.id), secret);
  await test.dependencies.db.execute(
    `update two_step_logins set secret = '${other}' where user_id = ${student.user.id}`,
  );
  setTime(1);
  expect((await logIn(student.user.username, codeAt(secret, 1))).json()).toEqual(WRONG);
  const browser = test.visit();
  readOk(await logIn(student.user.username, recoveryCodes[0], browser));
  const proof = { ...withPassword, code: recoveryCodes[1] };
  const next = readOk<TwoStepSetup>(await browser.post('/api/auth/two-step/', proof)).secret;
  readOk(await browser.post('/api/auth/two-step/confirm/', { code: codeAt(next, 1) }));
  setTime(2);
  expect((await logIn(student.user.username, codeAt(next, 2))).statusCode).toBe(200);
});

it('it is turned off and its recovery codes are renewed with the password and a code', async () => {
  const { student, secret, recoveryCodes } = await joinWithTwoSteps();
  setTime(1);
  const withCode = { ...withPassword, code: codeAt(secret, 1) };
  const renewed = await student.post('/api/auth/two-step/recovery-codes/', withCode);
  const [fresh = ''] = readOk<RecoveryCodes>(renewed).recovery_codes;
  expect((await logIn(student.user.username, recoveryCodes[0])).json()).toEqual(WRONG);
  expect((await logIn(student.user.username, fresh)).statusCode).toBe(200);
  const end = (proof: object) => student.post('/api/auth/two-step/end/', { ...withPassword, ...proof });
  setTime(2);
  expect((await end({ current_password: 'wrong', code: codeAt(secret, 2) })).statusCode).toBe(400);
  expect((await end({ code: codeAt(secret, 2) })).statusCode).toBe(204);
  expect((await logIn(student.user.username)).statusCode).toBe(200);
  expect((await student.post('/api/auth/two-step/recovery-codes/', withPassword)).statusCode).toBe(409);
});

it('codes of an account can be guessed ten times in a quarter of an hour', async () => {
  const { student, secret } = await joinWithTwoSteps();
  const { username } = student.user;
  setTime(2);
  const statuses = [];
  for (let guess = 0; guess < 10; guess += 1) statuses.push((await logIn(username, '000000')).statusCode);
  expect(statuses).toEqual(Array<number>(10).fill(401));
  expect((await logIn(username, codeAt(secret, 2))).statusCode).toBe(429);
});

it('the database holds neither the secret nor a recovery code', async () => {
  const { student, secret, recoveryCodes } = await joinWithTwoSteps();
  const rows = [];
  for (const table of ['two_step_logins', 'recovery_codes']) {
    const found = await test.dependencies.db.execute(
      `select * from ${table} where user_id = ${student.user.id}`,
    );
    rows.push(...found.rows);
  }
  expect(rows).toHaveLength(11);
  for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
    expect(JSON.stringify(rows)).not.toContain(text);
});

describe('a login', () => {
  it('takes the email instead of the username, in any case', async () => {
    const { user } = await test.join('job_provider');
    expect((await logIn(user.email.toUpperCase())).json()).toMatchObject({ id: user.id });
    expect((await logIn('nobody@example.ch')).statusCode).toBe(401);
  });

  it('by a name that is the username of one account and the email of another opens the former', async () => {
    const named = await test.join('job_seeker');
    const other = await test.join('job_seeker');
    const name = other.user.email;
    await test.dependencies.db.execute(`update users set username = '${name}' where id = ${named.user.id}`);
    expect((await logIn(name)).json()).toMatchObject({ id: named.user.id });
    expect((await logIn(other.user.username)).json()).toMatchObject({ id: other.user.id });
  });

  it('nobody can register with the email of somebody else as the username', async () => {
    const register = (username: string, email: string) =>
      test.visit().post('/api/auth/register/', {
        username,
        email,
        password1: TEST_PASSWORD,
        password2: TEST_PASSWORD,
      });
    expect((await register('victim@example.ch', 'thief@example.ch')).json()).toEqual({
      username: ['A username that is an email address must be your own.'],
    });
    expect((await register('own@example.ch', 'own@example.ch')).statusCode).toBe(201);
  });
});
