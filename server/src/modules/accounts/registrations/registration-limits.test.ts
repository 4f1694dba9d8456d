import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { makeForm, startTestApp, TEST_PASSWORD } from '../../../testing/index';
import { drawPortrait } from '../../../testing/access-scene';

const test = startTestApp({ THROTTLES: 'on' });
afterEach(() => test.dependencies.db.execute('delete from throttles'));

interface Account {
  readonly username: string;
  readonly email?: string;
  readonly password?: string;
}

const complete = ({ username, email = `${username}@example.ch`, password = TEST_PASSWORD }: Account) => ({
  username,
  email,
  password,
});

/** Both variants of the call. */
const variants = {
  JSON: async (account: Account) => {
    const { password, ...names } = complete(account);
    return { ...names, password1: password, password2: password };
  },
  multipart: async (account: Account) =>
    makeForm({
      ...complete(account),
      account_type: 'job_seeker',
      profile_picture: await drawPortrait(),
    }),
};
const NAMES = Object.keys(variants) as (keyof typeof variants)[];

async function register(variant: keyof typeof variants, account: Account, address = '192.0.2.1') {
  const visitor = test.visit();
  await visitor.get('/api/auth/me/');
  const body = await variants[variant](account);
  const encoded = new Response(body instanceof FormData ? body : JSON.stringify(body));
  const type = body instanceof FormData ? encoded.headers.get('content-type') : 'application/json';
  return visitor.send({
    method: 'POST',
    url: '/api/auth/register/',
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': type ?? '' },
    remoteAddress: address,
  });
}

/** Sets the attempt count in all windows of a rule. */
const pretend = (rule: string, attempts: number) =>
  test.dependencies.db.execute(
    sql`update throttles set attempts = ${attempts} where key like ${`${rule}:%`}`,
  );

const listFiles = async () => {
  const entries = await readdir(join(test.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile());
};

describe.each(NAMES)('a registration by %s', (variant) => {
  it('reveals no taken name while its password is refused, and one at a time otherwise', async () => {
    const { user } = await test.join('job_seeker');
    const password = variant === 'JSON' ? 'password1' : 'password';
    const before = await listFiles();
    const weak = await register(variant, { ...user, password: 'short' });
    expect(weak.json()).toEqual({ [password]: ['The password must have at least 8 characters.'] });
    const known = await register(variant, user);
    expect(known.json()).toEqual({ username: ['This username is already taken.'] });
    const email = await register(variant, { username: 'another', email: user.email.toUpperCase() });
    expect(email.json()).toEqual({ email: ['An account with this email already exists.'] });
    expect([weak, known, email].map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    expect(await listFiles()).toEqual(before);
  });

  it('reveals ten taken emails an hour, then every registration gets 429', async () => {
    const { user } = await test.join('job_seeker');
    const before = await listFiles();
    const probe = (address?: string) => register(variant, { username: 'prober', email: user.email }, address);
    for (let round = 0; round < 10; round += 1) expect((await probe()).statusCode).toBe(400);
    const free = await register(variant, { username: `free-${variant}` });
    for (const refused of [await probe(), free]) {
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toEqual({ detail: 'Too many attempts. Please try again later.' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    }
    expect(await listFiles()).toEqual(before);
    expect((await register(variant, { username: `free-${variant}` }, '192.0.3.1')).statusCode).toBe(201);
    await pretend('register-taken', 0);
    await pretend('register-taken-day', 40);
    expect((await probe()).statusCode).toBe(429);
  });

  it('is one of 120 an hour and 400 a day, of which none is read after the last', async () => {
    const before = await listFiles();
    for (const [rule, most] of [
      ['register-network', 120],
      ['register-network-day', 400],
    ] as const) {
      await register(variant, { username: 'x', password: 'short' });
      await pretend(rule, most - 1);
      expect((await register(variant, { username: 'x', password: 'short' })).statusCode).toBe(400);
      const refused = await register(variant, { username: `late-${variant}` });
      expect(refused.statusCode).toBe(429);
      await pretend(rule, 0);
    }
    expect(await listFiles()).toEqual(before);
    expect((await register(variant, { username: `late-${variant}` })).statusCode).toBe(201);
  });
});

it('a school may register: what is accepted is no probe', async () => {
  for (let round = 0; round < 12; round += 1)
    expect((await register('JSON', { username: `pupil-${round}` })).statusCode).toBe(201);
});

it('an account without a profile cannot be used to probe for more emails', async () => {
  const { user } = await test.join('job_seeker');
  const { user: own, ...prober } = await test.join('job_seeker');
  const ask = (email: string) =>
    prober.put(
      '/api/auth/register/',
      makeForm({ ...complete({ username: own.username, email }), account_type: 'job_seeker' }),
    );
  for (let round = 0; round < 10; round += 1) expect((await ask(user.email)).statusCode).toBe(400);
  expect((await ask(user.email)).statusCode).toBe(429);
  expect((await ask('free@example.ch')).statusCode).toBe(429);
  expect((await ask(own.email)).statusCode).toBe(200);
});

it('a session alone may guess at the password of its account ten times in a quarter of an hour', async () => {
  const { user, ...thief } = await test.join('job_seeker');
  const form = (current_password: string) =>
    makeForm({
      ...complete({ username: user.username, password: 'an entirely new one' }),
      account_type: 'job_seeker',
      current_password,
    });
  for (let round = 0; round < 10; round += 1)
    expect((await thief.put('/api/auth/register/', form('wrong'))).statusCode).toBe(400);
  expect((await thief.put('/api/auth/register/', form(TEST_PASSWORD))).statusCode).toBe(429);
});
