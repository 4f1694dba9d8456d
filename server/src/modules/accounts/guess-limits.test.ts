import { sql } from 'drizzle-orm';
import { startTestApp, TEST_PASSWORD, type TestClient } from '../../testing/index';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NEW_PASSWORD = 'an entirely new one';
const test = startTestApp({ THROTTLES: 'on' });
afterEach(async () => {
  test.setClock(undefined);
  await test.dependencies.db.execute('delete from throttles');
});

/** Returns an unused address, so that each owner and each attacker has a separate network. */
let networks = 0;
const moveIn = () => `10.${Math.floor((networks += 1) / 250)}.${networks % 250}.1`;

type Browser = Pick<TestClient, 'cookies' | 'send' | 'get'>;

async function logIn(
  username: string,
  password: string,
  { address = '10.255.255.1', browser = test.visit() as Browser } = {},
) {
  if (!browser.cookies.has('csrftoken')) await browser.get('/api/auth/me/');
  const payload = { username, password };
  return browser.send({ method: 'POST', url: '/api/auth/login/', payload, remoteAddress: address });
}

const statusOf = async (...given: Parameters<typeof logIn>) => (await logIn(...given)).statusCode;

/** Creates an account; returns it with the browser that registered it, logged out. */
async function makeOwner() {
  const { user, ...browser } = await test.join('job_seeker');
  await browser.post('/api/auth/logout/');
  return { ...user, browser };
}

async function guess(username: string, count: number, address: string, browser?: Browser): Promise<number[]> {
  const statuses = [];
  for (let round = 0; round < count; round += 1)
    statuses.push(await statusOf(username, 'wrong', { address, ...(browser && { browser }) }));
  return statuses;
}

/** Sets the attempt count in all windows of a rule. */
async function pretend(rule: string, attempts: number): Promise<void> {
  const key = `${rule}:%`;
  await test.dependencies.db.execute(sql`update throttles set attempts = ${attempts} where key like ${key}`);
}

/** Simulates this many wrong passwords from other networks today. */
async function suffer(username: string, count: number): Promise<void> {
  await guess(username, 1, moveIn());
  await pretend('login-account', count);
}

it('ten wrong passwords close an account for their network and not for its owner elsewhere', async () => {
  const { username } = await makeOwner();
  const address = moveIn();
  expect(await guess(username, 10, address)).toEqual(Array(10).fill(401));
  const refused = await logIn(username.toUpperCase(), TEST_PASSWORD, { address });
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual({ detail: 'Too many attempts. Please try again later.' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  expect(await statusOf(username, TEST_PASSWORD, { address: moveIn() })).toBe(200);
  test.setClock(new Date(Date.now() + 16 * MINUTE));
  expect(await statusOf(username, TEST_PASSWORD, { address })).toBe(200);
});

it('a right password resets the count, and does not count against the network', async () => {
  const { username } = await makeOwner();
  const address = moveIn();
  for (let round = 0; round < 3; round += 1) {
    expect(await guess(username, 5, address)).toEqual(Array(5).fill(401));
    expect(await statusOf(username, TEST_PASSWORD, { address })).toBe(200);
  }
  await guess('nobody', 1, address);
  await pretend('login-network', 59);
  for (let round = 0; round < 3; round += 1)
    expect(await statusOf(username, TEST_PASSWORD, { address })).toBe(200);
});

it('the header of a proxy chooses the network of a client only where the proxy is trusted', async () => {
  const { username } = await makeOwner();
  const browser = test.visit();
  await browser.get('/api/auth/me/');
  const guessBehind = async (remoteAddress: string, client: number) => {
    const headers = { 'x-forwarded-for': `203.0.113.${client}` };
    const payload = { username, password: 'wrong' };
    const options = { method: 'POST', url: '/api/auth/login/', payload, headers, remoteAddress } as const;
    return (await browser.send(options)).statusCode;
  };
  const statuses = [];
  for (let client = 0; client < 11; client += 1) statuses.push(await guessBehind('10.99.7.1', client));
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  expect(await guessBehind('127.0.0.1', 77)).toBe(401);
});

it('one network cannot try the accounts of many', async () => {
  const { username } = await makeOwner();
  await guess('nobody', 1, '2001:db8:1:1::1');
  await pretend('login-network', 59);
  expect(await guess('nobody else', 1, '2001:db8:1:1::2')).toEqual([401]);
  expect(await statusOf(username, TEST_PASSWORD, { address: '2001:db8:1:1:ffff::9' })).toBe(429);
  expect(await statusOf(username, TEST_PASSWORD, { address: '2001:db8:1:2::1' })).toBe(200);
});

describe('a browser that the account was opened in before', () => {
  it('is let in while the account and its own network are attacked', async () => {
    const { username, browser } = await makeOwner();
    const address = moveIn();
    await guess(username, 10, address);
    await suffer(username, 10_000);
    expect(await statusOf(username, TEST_PASSWORD, { address })).toBe(429);
    expect(await statusOf(username, TEST_PASSWORD, { address, browser })).toBe(200);
  });

  it('has a separate limit of ten wrong passwords for each browser', async () => {
    const { username, browser } = await makeOwner();
    const second = test.visit();
    await logIn(username, TEST_PASSWORD, { browser: second });
    expect(await guess(username, 10, moveIn(), browser)).toEqual(Array(10).fill(401));
    expect(await statusOf(username, TEST_PASSWORD, { address: moveIn(), browser })).toBe(429);
    expect(await statusOf(username, TEST_PASSWORD, { browser: second })).toBe(200);
    expect(await statusOf(username, TEST_PASSWORD, { address: moveIn() })).toBe(200);
  });

  it('may be stolen: the thief has the ten of that browser, wherever they are, and sixty a day', async () => {
    const { username, browser } = await makeOwner();
    const steal = () => {
      const thief = test.visit();
      thief.cookies.set('device', browser.cookies.get('device') ?? '');
      return thief;
    };
    expect(await guess(username, 10, moveIn(), steal())).toEqual(Array(10).fill(401));
    expect(await guess(username, 1, moveIn(), steal())).toEqual([429]);
    test.setClock(new Date(Date.now() + 16 * MINUTE));
    await pretend('login-device-day', 59);
    expect(await guess(username, 2, moveIn(), steal())).toEqual([401, 429]);
    expect(await statusOf(username, TEST_PASSWORD, { address: moveIn() })).toBe(200);
  });

  it('is known for its own accounts alone, also when it has several', async () => {
    const [first, second, stranger] = [await makeOwner(), await makeOwner(), await makeOwner()];
    await logIn(second.username, TEST_PASSWORD, { browser: first.browser });
    for (const { username } of [first, second, stranger]) await suffer(username, 10_000);
    const { browser } = first;
    const logins = [first, second, stranger].map(({ username }) => username);
    const statuses = [];
    for (const username of logins)
      statuses.push(await statusOf(username, TEST_PASSWORD, { address: moveIn(), browser }));
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('is not made by a forged, changed or strange cookie', async () => {
    const { username, id, browser } = await makeOwner();
    await suffer(username, 10_000);
    const signed = browser.cookies.get('device') ?? '';
    const [text = '', signature = ''] = signed.split('.');
    const value = { id: 'x', accounts: [{ id, mark: 'x' }] };
    const forged = Buffer.from(JSON.stringify({ value, end: Date.now() + DAY })).toString('base64url');
    for (const cookie of ['', 'x', text, `${forged}.${signature}`, `${forged}.`, `${signed}x`]) {
      const thief = test.visit();
      thief.cookies.set('device', cookie);
      expect(await statusOf(username, TEST_PASSWORD, { address: moveIn(), browser: thief })).toBe(429);
    }
  });

  it('is a strange one again after a new password, but for the one that has chosen it', async () => {
    const { username, email, browser } = await makeOwner();
    await test.visit().post('/api/auth/password-reset/', { email });
    const mail = (await test.readMails()).findLast(({ to }) => to === email);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const chooser = test.visit();
    await chooser.post('/api/auth/password-reset/confirm/', { token, password: NEW_PASSWORD });
    await suffer(username, 10_000);
    expect(await statusOf(username, NEW_PASSWORD, { address: moveIn(), browser })).toBe(429);
    expect(await statusOf(username, NEW_PASSWORD, { address: moveIn(), browser: chooser })).toBe(200);
  });

  it('keeps the cookie for a year, out of reach of scripts and of pages', async () => {
    const { cookies } = await logIn((await makeOwner()).username, TEST_PASSWORD);
    const device = cookies.find(({ name }) => name === 'device');
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/auth/' });
    expect(device?.expires?.getTime()).toBeGreaterThan(Date.now() + 364 * DAY);
  });
});

describe('the more wrong passwords an account sees from everywhere', () => {
  it.each([
    [80, 10],
    [100, 3],
    [1_000, 1],
    [10_000, 0],
  ])('after %d a day, a network has %d left', async (suffered, left) => {
    const { username } = await makeOwner();
    await suffer(username, suffered);
    const address = moveIn();
    const statuses = await guess(username, 11, address);
    expect(statuses.filter((status) => status === 401)).toHaveLength(left);
    test.setClock(new Date(Date.now() + DAY + MINUTE));
    expect(await statusOf(username, TEST_PASSWORD, { address })).toBe(200);
  });

  it('logins of the owner do not reset that count', async () => {
    const { username } = await makeOwner();
    await suffer(username, 100);
    expect(await statusOf(username, TEST_PASSWORD, { address: moveIn() })).toBe(200);
    expect(await guess(username, 4, moveIn())).toEqual([401, 401, 401, 429]);
  });

  it('one network and its neighbours have sixty a day', async () => {
    const { username } = await makeOwner();
    expect(await guess(username, 1, '203.0.113.1')).toEqual([401]);
    await pretend('login-account-site', 59);
    expect(await guess(username, 2, '203.0.113.2')).toEqual([401, 429]);
  });
});

it('the limits do not reveal whether an account exists', async () => {
  const { username } = await makeOwner();
  const [known, unknown] = [moveIn(), moveIn()];
  const ofAccount = await guess(username, 12, known);
  const ofNobody = [];
  for (let round = 0; round < 12; round += 1)
    ofNobody.push(await statusOf(round % 2 ? 'Nobody' : 'NOBODY', 'wrong', { address: unknown }));
  expect(ofNobody).toEqual(ofAccount);
});

it('of very many logins at once some are refused as busy, and a known device is let in', async () => {
  const { username, browser } = await makeOwner();
  const visitors = Array.from({ length: 180 }, () => test.visit());
  await Promise.all(visitors.map((visitor) => visitor.get('/api/auth/me/')));
  const flood = visitors.map((visitor, index) =>
    statusOf(`flood-${index}`, 'x', { address: `10.9.${index}.1`, browser: visitor }),
  );
  const owner = statusOf(username, TEST_PASSWORD, { browser });
  const statuses = new Set(await Promise.all(flood));
  expect([...statuses].sort()).toEqual([401, 503]);
  expect(await owner).toBe(200);
  expect(await statusOf(username, TEST_PASSWORD, { address: moveIn() })).toBe(200);
});
