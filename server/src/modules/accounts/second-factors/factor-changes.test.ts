import type { Account, PasskeyOptions, User } from '@metier/sdk/contract';
import { readOk } from '../../../testing/fixtures';
import { makeForm, startTestApp, TEST_PASSWORD, type TestClient } from '../../../testing/index';
import { codeOf, turnTwoStepOn } from '../../../testing/join-operator';
import { makeSoftwarePasskey } from '../../../testing/software-passkey';

const MISSING = { code: ['Enter the code of your authenticator app.'] };
const WRONG = { code: ['This code is wrong or was used already.'] };
const NOW = Date.parse('2026-12-01T12:00:00Z');
const test = startTestApp();
const withPassword = { current_password: TEST_PASSWORD };
beforeEach(() => test.setClock(new Date(NOW)));
afterEach(() => test.setClock(undefined));

interface Joined {
  readonly student: TestClient & { readonly user: User };
  /** The password and the present code of the app, half a minute later than before. */
  readonly prove: () => { readonly current_password: string; readonly code: string };
}

async function joinWithTwoSteps(): Promise<Joined> {
  let time = NOW;
  const student = await test.join('job_seeker');
  const secret = await turnTwoStepOn(test, student);
  const prove = () => {
    time += 30_000;
    test.setClock(new Date(time));
    return { ...withPassword, code: codeOf(secret, new Date(time)) };
  };
  return { student, prove };
}

const readAccount = async (client: TestClient) => readOk<Account>(await client.get('/api/auth/account/'));

it('with two-step login, the session and the password alone change no factor, password or address', async () => {
  const { student, prove } = await joinWithTwoSteps();
  const used = prove();
  readOk(await student.post('/api/auth/two-step/', used));
  const changes = [
    ['POST', 'two-step/', {}],
    ['POST', 'two-step/end/', {}],
    ['POST', 'two-step/recovery-codes/', {}],
    ['POST', 'passkeys/options/', {}],
    ['POST', 'passkeys/1/remove/', {}],
    ['PUT', 'account/email/', { email: 'thief@example.ch' }],
    ['PUT', 'account/password/', { password: 'another good one' }],
  ] as const;
  for (const [method, path, change] of changes) {
    const send = async (proof: object) => {
      const response = await student.send({
        method,
        url: `/api/auth/${path}`,
        payload: { ...change, ...proof },
      });
      return [path, response.statusCode, response.json()];
    };
    expect(await send(withPassword)).toEqual([path, 400, MISSING]);
    expect(await send(used)).toEqual([path, 400, WRONG]);
  }
  expect((await student.get('/api/auth/me/')).statusCode).toBe(200);
  expect(await readAccount(student)).toMatchObject({
    requested_email: null,
    two_step: { recovery_codes_left: 10 },
  });
});

it('with a code, the password and the address change', async () => {
  const { student, prove } = await joinWithTwoSteps();
  const change = { email: 'new-address@example.ch', ...prove() };
  expect((await student.put('/api/auth/account/email/', change)).statusCode).toBeLessThan(300);
  expect((await readAccount(student)).requested_email).toBe('new-address@example.ch');
  const password = 'another good one';
  expect((await student.put('/api/auth/account/password/', { password, ...prove() })).statusCode).toBe(204);
});

it('a registration is not corrected by its form, which has no code, while two-step login is on', async () => {
  const { student } = await joinWithTwoSteps();
  const { username } = student.user;
  const fields = { username, email: 'thief@example.ch', account_type: 'job_seeker' };
  const form = makeForm({ ...fields, password: TEST_PASSWORD, current_password: TEST_PASSWORD });
  const response = await student.put('/api/auth/register/', form);
  expect([response.statusCode, response.json()]).toEqual([
    409,
    { detail: 'Two-step login is on. Change your data on your account page.' },
  ]);
});

it('a passkey of the account turns two-step login off when the phone is lost, and no other one does', async () => {
  const { student, prove } = await joinWithTwoSteps();
  const device = makeSoftwarePasskey();
  const options = readOk<PasskeyOptions>(await student.post('/api/auth/passkeys/options/', prove()));
  readOk(await student.post('/api/auth/passkeys/', { name: 'Key', response: device.register(options) }));
  const startLogin = async () =>
    readOk<PasskeyOptions>(await test.visit().post('/api/auth/passkey-login/options/'));
  const end = (client: TestClient, passkey: object) =>
    client.post('/api/auth/two-step/end/', { ...withPassword, passkey });
  const { student: other } = await joinWithTwoSteps();
  const foreign = await end(other, device.authenticate(await startLogin()));
  const refusal = { passkey: ['This is no passkey of your account.'] };
  expect([foreign.statusCode, foreign.json()]).toEqual([400, refusal]);
  const signed = device.authenticate(await startLogin());
  expect((await end(student, signed)).statusCode).toBe(204);
  expect((await readAccount(student)).two_step.since).toBeNull();
});
