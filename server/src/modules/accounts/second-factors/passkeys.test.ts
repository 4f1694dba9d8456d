import type { Passkey, PasskeyOptions, User } from '@metier/sdk/contract';
import { inTransaction } from '../../../db/database';
import { readOk } from '../../../testing/fixtures';
import { startTestApp, TEST_PASSWORD, type TestClient } from '../../../testing/index';
import { turnTwoStepOn } from '../../../testing/join-operator';
import { makeSoftwarePasskey, type SoftwarePasskey } from '../../../testing/software-passkey';
import { blockAccount } from '../blocks.service';
import { insertPasskey } from './passkeys.repository';

const NOW = Date.parse('2026-12-01T12:00:00Z');
const MINUTE = 60_000;
const UNKNOWN = { detail: 'This passkey belongs to no account here. Log in with your password.' };
const REFUSED = { response: ['This passkey cannot be added. Please try again.'] };
const withPassword = { current_password: TEST_PASSWORD };

const test = startTestApp();
beforeEach(() => test.setClock(new Date(NOW)));
afterEach(() => test.setClock(undefined));

const startAdding = async (client: TestClient) =>
  readOk<PasskeyOptions>(await client.post('/api/auth/passkeys/options/', withPassword));
const startLogin = async () =>
  readOk<PasskeyOptions>(await test.visit().post('/api/auth/passkey-login/options/'));
const send = (client: TestClient, response: object) => client.post('/api/auth/passkey-login/', { response });
const list = async (client: TestClient) => readOk<Passkey[]>(await client.get('/api/auth/passkeys/'));

async function add(client: TestClient, name = 'Phone'): Promise<SoftwarePasskey & Passkey> {
  const device = makeSoftwarePasskey();
  const response = device.register(await startAdding(client));
  return { ...device, ...readOk<Passkey>(await client.post('/api/auth/passkeys/', { name, response })) };
}

async function joinWithPasskey() {
  const student = await test.join('job_seeker');
  return { student, device: await add(student) };
}

it('a passkey is added with the password, opens a session without it, and is mailed', async () => {
  const { student, device } = await joinWithPasskey();
  expect((await test.readMails()).at(-1)?.subject).toBe('A passkey was added');
  expect(await list(student)).toMatchObject([{ name: 'Phone', last_used_at: null }]);
  const browser = test.visit();
  const user = readOk<User>(await send(browser, device.authenticate(await startLogin())));
  expect(user.id).toBe(student.user.id);
  expect((await browser.get('/api/auth/me/')).statusCode).toBe(200);
  expect(await list(student)).toMatchObject([{ last_used_at: '2026-12-01T12:00:00.000Z' }]);
});

it('options to add one need the password, and name neither the account id nor other passkeys of the device', async () => {
  const { student } = await joinWithPasskey();
  const refused = await student.post('/api/auth/passkeys/options/', { current_password: 'wrong' });
  expect(refused.json()).toEqual({ current_password: ['This is not your current password.'] });
  const options = await startAdding(student);
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Metier' },
    excludeCredentials: [{ transports: ['internal'] }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect(String((options.user as { id: string }).id)).toMatch(/^[\w-]{43}$/);
  expect(await startLogin()).not.toHaveProperty('allowCredentials');
});

it('a passkey needs no code of the app, because its device has checked the person', async () => {
  const { student, device } = await joinWithPasskey();
  await turnTwoStepOn(test, student);
  expect((await send(test.visit(), device.authenticate(await startLogin()))).statusCode).toBe(200);
});

it('a challenge is valid once, for five minutes, and for its ceremony and account alone', async () => {
  const { student, device } = await joinWithPasskey();
  const response = device.authenticate(await startLogin());
  expect((await send(test.visit(), response)).statusCode).toBe(200);
  expect((await send(test.visit(), response)).json()).toEqual(UNKNOWN);

  const late = device.authenticate(await startLogin());
  test.setClock(new Date(NOW + 5 * MINUTE));
  expect((await send(test.visit(), late)).json()).toEqual(UNKNOWN);
  expect((await send(test.visit(), device.authenticate(await startAdding(student)))).statusCode).toBe(401);

  const other = await test.join('job_seeker');
  for (const options of [await startLogin(), await startAdding(other), { challenge: 'bWFkZSB1cA' }]) {
    const made = { name: 'Laptop', response: makeSoftwarePasskey().register(options) };
    expect((await student.post('/api/auth/passkeys/', made)).json()).toEqual(REFUSED);
  }
});

it('expired challenges are deleted when the next ceremony begins', async () => {
  await startLogin();
  test.setClock(new Date(NOW + 60 * MINUTE));
  await startLogin();
  const { rows } = await test.dependencies.db.execute('select expires_at from passkey_challenges');
  expect(rows).toHaveLength(1);
});

it.each([
  ['of another origin', { origin: 'https://metier.evil.example' }],
  ['of another site', { rpId: 'evil.example' }],
  ['of a page inside a frame of another site', { crossOrigin: true }],
  ['of a device that has not checked its person', { isVerified: false }],
])('an answer %s is refused', async (_what, deviation) => {
  const { student, device } = await joinWithPasskey();
  const login = device.authenticate(await startLogin(), deviation);
  expect((await send(test.visit(), login)).json()).toEqual(UNKNOWN);
  const response = makeSoftwarePasskey().register(await startAdding(student), deviation);
  const added = await student.post('/api/auth/passkeys/', { name: 'Laptop', response });
  expect([added.statusCode, added.json()]).toEqual([400, REFUSED]);
});

it('a signature counter that does not rise is that of a copy, also in two logins at once', async () => {
  const { device } = await joinWithPasskey();
  const logIn = async (counter: number) =>
    (await send(test.visit(), device.authenticate(await startLogin(), { counter }))).statusCode;
  expect([await logIn(5), await logIn(5), await logIn(4), await logIn(0), await logIn(6)]).toEqual([
    200, 401, 401, 401, 200,
  ]);
  expect((await Promise.all([logIn(7), logIn(7)])).sort()).toEqual([200, 401]);
});

it('a key opens only the account that has it, and no other key opens it', async () => {
  const { student, device } = await joinWithPasskey();
  const options = await startLogin();
  const foreign = { ...makeSoftwarePasskey().authenticate(options), id: device.authenticate(options).id };
  expect((await send(test.visit(), foreign)).statusCode).toBe(401);
  const twice = { name: 'Again', response: device.register(await startAdding(student)) };
  expect((await student.post('/api/auth/passkeys/', twice)).json()).toEqual(REFUSED);
  const other = await test.join('job_seeker');
  expect(
    (await other.patch(`/api/auth/passkeys/${(await list(student))[0]?.id}/`, { name: 'Mine' })).statusCode,
  ).toBe(404);
});

it('a blocked account is refused, and one that is to be deleted is told when', async () => {
  const { student, device } = await joinWithPasskey();
  readOk(await student.post('/api/auth/me/data/deletion/', { password: TEST_PASSWORD }));
  const user = readOk<User>(await send(test.visit(), device.authenticate(await startLogin())));
  expect(user.deletion_at).toBe('2026-12-15T12:00:00.000Z');
  const { db } = test.dependencies;
  await inTransaction(db, (tx) => blockAccount(test.dependencies, tx, student.user.id));
  const blocked = await send(test.visit(), device.authenticate(await startLogin()));
  expect([blocked.statusCode, blocked.body]).toEqual([403, expect.stringContaining('is blocked')]);
});

it('a passkey is renamed, and removed with the password', async () => {
  const { student, device } = await joinWithPasskey();
  const address = `/api/auth/passkeys/${device.id}/`;
  expect(readOk(await student.patch(address, { name: ' Laptop ' }))).toMatchObject({ name: 'Laptop' });
  expect((await student.post(`${address}remove/`, { current_password: 'wrong' })).statusCode).toBe(400);
  expect((await student.post(`${address}remove/`, withPassword)).statusCode).toBe(204);
  expect((await student.post(`${address}remove/`, withPassword)).statusCode).toBe(404);
  expect((await send(test.visit(), device.authenticate(await startLogin()))).statusCode).toBe(401);
  expect((await test.readMails()).at(-1)?.subject).toBe('A passkey was removed');
});

it('an account has at most twenty passkeys', async () => {
  const student = await test.join('job_seeker');
  const options = await startAdding(student);
  for (let count = 0; count < 20; count += 1) {
    const row = {
      userId: student.user.id,
      credentialId: `${student.user.id}-${count}`,
      publicKey: '',
      counter: 0,
    };
    await insertPasskey(test.dependencies.db, { ...row, name: 'Key', createdAt: new Date(NOW) });
  }
  const made = { name: 'One more', response: makeSoftwarePasskey().register(options) };
  const full = { detail: 'An account has at most 20 passkeys.' };
  expect((await student.post('/api/auth/passkeys/', made)).json()).toEqual(full);
  expect((await student.post('/api/auth/passkeys/options/', withPassword)).json()).toEqual(full);
});

it.each([{}, { clientDataJSON: 7 }, { clientDataJSON: 'bm90IEpTT04' }, { clientDataJSON: 'bnVsbA' }])(
  'the answer %j is no passkey',
  async (response) => {
    const { student, device } = await joinWithPasskey();
    const options = await startAdding(student);
    const made = { ...device.register(options), response };
    expect((await send(test.visit(), made)).statusCode).toBe(401);
    expect((await student.post('/api/auth/passkeys/', { name: 'Phone', response: made })).json()).toEqual(
      REFUSED,
    );
  },
);
