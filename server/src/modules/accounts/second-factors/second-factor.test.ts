import type { Account, PasskeyOptions, RecoveryCodes, TwoStepSetup } from '@metier/sdk/contract';
import { readOk } from '../../../testing/fixtures';
import { startTestApp, TEST_PASSWORD, type TestClient } from '../../../testing/index';
import { codeOf, joinOperatorWithoutFactor, turnTwoStepOn } from '../../../testing/join-operator';
import { makeSoftwarePasskey } from '../../../testing/software-passkey';

const test = startTestApp();
const withPassword = { current_password: TEST_PASSWORD };
const FIRST = { detail: 'Log in with your passkey first.' };
const NEEDED = {
  detail:
    'Operators need a second step. Set up two-step login or a passkey on your account page; if you have a passkey, log in with it.',
};
const moderate = (client: TestClient) => client.get('/api/moderation/cases/');

/** The proof that the app gives so many seconds from now, which becomes the time of the server. */
function codeIn(seconds: number, secret: string) {
  test.setClock(new Date(Date.now() + seconds * 1000));
  return { ...withPassword, code: codeOf(secret, test.dependencies.clock()) };
}

async function logIn(username: string, code?: string): Promise<TestClient> {
  const client = test.visit();
  readOk(await client.post('/api/auth/login/', { username, password: TEST_PASSWORD, ...(code && { code }) }));
  return client;
}

async function addPasskey(client: TestClient) {
  const device = makeSoftwarePasskey();
  const options = readOk<PasskeyOptions>(await client.post('/api/auth/passkeys/options/', withPassword));
  const added = { name: 'Key', response: device.register(options) };
  const { id } = readOk<{ id: number }>(await client.post('/api/auth/passkeys/', added));
  return { device, id };
}

it('an operator moderates once two-step login is on, in that session and in later ones', async () => {
  const operator = await joinOperatorWithoutFactor(test);
  const refused = await moderate(operator);
  expect([refused.statusCode, refused.json()]).toEqual([403, NEEDED]);
  const account = async () => readOk<Account>(await operator.get('/api/auth/account/')).two_step;
  expect(await account()).toMatchObject({ since: null, is_required: true });
  const secret = await turnTwoStepOn(test, operator);
  expect((await moderate(operator)).statusCode).toBe(200);
  const proof = codeIn(60, secret);
  const renewed = await operator.post('/api/auth/two-step/recovery-codes/', proof);
  test.setClock(undefined);
  const [code = ''] = readOk<RecoveryCodes>(renewed).recovery_codes;
  expect((await moderate(await logIn(operator.username, code))).statusCode).toBe(200);
});

it('an operator cannot turn two-step login off, but replaces the app', async () => {
  const operator = await joinOperatorWithoutFactor(test);
  const first = await turnTwoStepOn(test, operator);
  expect((await operator.post('/api/auth/two-step/end/', codeIn(60, first))).statusCode).toBe(409);
  const secret = await turnTwoStepOn(test, operator, codeIn(120, first).code);
  test.setClock(new Date(Date.now() + 180_000));
  await logIn(operator.username, codeOf(secret, test.dependencies.clock()));
  test.setClock(undefined);
});

it('a passkey is a second factor where it was added or has opened the session, and the password alone is not', async () => {
  const operator = await joinOperatorWithoutFactor(test);
  const { device, id } = await addPasskey(operator);
  expect((await moderate(operator)).statusCode).toBe(200);

  const other = await logIn(operator.username);
  expect((await moderate(other)).json()).toEqual(NEEDED);
  for (const path of ['two-step/', 'passkeys/options/', `passkeys/${id}/remove/`])
    expect((await other.post(`/api/auth/${path}`, withPassword)).json()).toEqual(FIRST);

  const browser = test.visit();
  const options = readOk<PasskeyOptions>(await browser.post('/api/auth/passkey-login/options/'));
  readOk(await browser.post('/api/auth/passkey-login/', { response: device.authenticate(options) }));
  expect((await moderate(browser)).statusCode).toBe(200);
  expect((await browser.post(`/api/auth/passkeys/${id}/remove/`, withPassword)).statusCode).toBe(409);
  const secret = await turnTwoStepOn(test, browser);
  expect((await browser.post(`/api/auth/passkeys/${id}/remove/`, codeIn(60, secret))).statusCode).toBe(204);
  test.setClock(undefined);
});

it('what was begun with the password alone is not ended once there is a passkey', async () => {
  const operator = await joinOperatorWithoutFactor(test);
  const thief = await logIn(operator.username);
  const { secret } = readOk<TwoStepSetup>(await thief.post('/api/auth/two-step/', withPassword));
  const options = readOk<PasskeyOptions>(await thief.post('/api/auth/passkeys/options/', withPassword));
  await addPasskey(operator);
  const code = codeOf(secret, test.dependencies.clock());
  expect((await thief.post('/api/auth/two-step/confirm/', { code })).json()).toEqual(FIRST);
  const added = { name: 'Key', response: makeSoftwarePasskey().register(options) };
  expect((await thief.post('/api/auth/passkeys/', added)).json()).toEqual(FIRST);
  expect((await moderate(thief)).statusCode).toBe(403);
});
