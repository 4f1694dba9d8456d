import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { TEST_PASSWORD, makeForm, startTestApp } from '../../testing/index';

const test = startTestApp();
const passwords = { password1: TEST_PASSWORD, password2: TEST_PASSWORD };

const register = (body: object) => test.visit().post('/api/auth/register/', body);

async function drawPortrait(): Promise<File> {
  const canvas = sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b6b50' } });
  return new File([new Uint8Array(await canvas.png().toBuffer())], 'me.png', { type: 'image/png' });
}

const formOf = (username: string, more: Record<string, string | File> = {}) =>
  makeForm({
    username,
    email: `${username}@example.ch`,
    password: TEST_PASSWORD,
    account_type: 'job_seeker',
    ...more,
  });

const listFiles = async () => {
  const entries = await readdir(join(test.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile());
};

describe('registering', () => {
  it('opens the session', async () => {
    const student = await test.join('job_seeker', 'lea');
    const me = await student.get('/api/auth/me/');
    expect(me.statusCode).toBe(200);
    expect(me.json()).toEqual({
      id: student.user.id,
      username: 'lea',
      email: 'lea@example.ch',
      email_confirmed: true,
      account_type: 'job_seeker',
      profile_picture: null,
      language: 'en',
    });
    expect((await student.get('/api/auth/current-user/')).json()).toEqual({ id: student.user.id });
  });

  it('defaults to a job seeker account', async () => {
    const response = await register({ username: 'silent', email: 'silent@example.ch', ...passwords });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ account_type: 'job_seeker' });
  });

  it('takes the form of the register screen', async () => {
    const response = await register(formOf('formal', { account_type: 'job_provider' }));
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ username: 'formal', account_type: 'job_provider' });
  });

  it('says of every field what is wrong with it', async () => {
    expect((await register({})).json()).toEqual({
      username: ['This field is required.'],
      email: ['This field is required.'],
      password1: ['This field is required.'],
      password2: ['This field is required.'],
    });
    const body = { username: 'a b', email: 'nobody', ...passwords, account_type: 'admin' };
    expect((await register(body)).json()).toEqual({
      username: ['This does not have the right form.'],
      email: ['Enter a valid email address.'],
      account_type: ['Choose one of: job_seeker, job_provider.'],
    });
  });

  it('refuses two passwords that differ', async () => {
    const body = { username: 'x', email: 'x@example.ch', password1: TEST_PASSWORD, password2: 'another one' };
    expect((await register(body)).json()).toEqual({ password2: ['Passwords do not match.'] });
  });

  it('refuses a name and an email that are taken, without regard to case', async () => {
    await test.join('job_seeker', 'tim');
    const name = await register({ username: 'TIM', email: 'another@example.ch', ...passwords });
    expect(name.json()).toEqual({ username: ['This username is already taken.'] });
    const email = await register({ username: 'another', email: 'Tim@Example.ch', ...passwords });
    expect(email.json()).toEqual({ email: ['An account with this email already exists.'] });
    expect([name.statusCode, email.statusCode]).toEqual([400, 400]);
  });

  it('accepts one of three simultaneous registrations of the same username', async () => {
    const bodies = ['zoe', 'ZOE', 'Zoe'].map((username, index) => ({
      username,
      email: `zoe${index}@example.ch`,
      ...passwords,
    }));
    const responses = await Promise.all(bodies.map(register));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400]);
  });
});

describe('a profile picture', () => {
  it('is served to its owner', async () => {
    const visitor = test.visit();
    const form = formOf('portrait', { profile_picture: await drawPortrait() });
    const { profile_picture: address } = (await visitor.post('/api/auth/register/', form)).json();
    const picture = await visitor.get(address);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': `inline; filename="me.webp"; filename*=UTF-8''me.webp`,
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40 });
  });

  it('of a candidate does not exist for visitors and for companies without a relation', async () => {
    const response = await register(formOf('shy', { profile_picture: await drawPortrait() }));
    const { profile_picture: address } = response.json();
    const company = await test.join('job_provider');
    expect((await test.visit().get(address)).statusCode).toBe(404);
    expect((await company.get(address)).statusCode).toBe(404);
  });

  it('of a company is public', async () => {
    const more = { account_type: 'job_provider', profile_picture: await drawPortrait() };
    const { profile_picture: address } = (await register(formOf('proud', more))).json();
    expect((await test.visit().get(address)).statusCode).toBe(200);
  });

  it('that is none is refused and leaves nothing behind', async () => {
    const before = await listFiles();
    const text = new File(['hello'], 'me.png', { type: 'image/png' });
    const response = await register(formOf('liar', { profile_picture: text }));
    expect(response.statusCode).toBe(400);
    const message = 'Unsupported file format. Please use JPG, PNG or GIF.';
    expect(response.json()).toEqual({ profile_picture: [message] });
    expect(await listFiles()).toEqual(before);
  });

  it('that is too large is refused and leaves nothing behind', async () => {
    const before = await listFiles();
    const large = new File([new Uint8Array(6 * 1024 * 1024)], 'me.png', { type: 'image/png' });
    const response = await register(formOf('large', { profile_picture: large }));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({ profile_picture: ['Image is too large. Maximum 5MB.'] });
    expect(await listFiles()).toEqual(before);
  });

  it('of a registration that is refused leaves nothing behind', async () => {
    const before = await listFiles();
    const form = formOf('lea', { profile_picture: await drawPortrait() });
    expect((await register(form)).statusCode).toBe(400);
    expect(await listFiles()).toEqual(before);
  });

  it('that was not chosen is none', async () => {
    const response = await register(formOf('plain', { profile_picture: new File([], '') }));
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ profile_picture: null });
  });
});

describe('logging in', () => {
  it('opens a session, whatever the case of the username', async () => {
    await test.join('job_seeker', 'max');
    const visitor = test.visit();
    const response = await visitor.post('/api/auth/login/', { username: 'MAX', password: TEST_PASSWORD });
    expect(response.statusCode).toBe(200);
    expect((await visitor.get('/api/auth/me/')).json()).toMatchObject({ username: 'max' });
  });

  it('answers a wrong password and an unknown user alike', async () => {
    await test.join('job_seeker', 'ida');
    const visitor = test.visit();
    const wrong = await visitor.post('/api/auth/login/', { username: 'ida', password: 'wrong' });
    const unknown = await visitor.post('/api/auth/login/', { username: 'nobody', password: 'wrong' });
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(wrong.json()).toEqual(unknown.json());
  });

  it('ends the session before', async () => {
    const student = await test.join('job_seeker', 'eva');
    const before = test.visit();
    for (const [name, value] of student.cookies) before.cookies.set(name, value);
    await student.post('/api/auth/login/', { username: 'eva', password: TEST_PASSWORD });
    expect((await before.get('/api/auth/me/')).statusCode).toBe(401);
    expect((await student.get('/api/auth/me/')).statusCode).toBe(200);
  });
});

it('a visitor without a session gets 401', async () => {
  for (const path of ['me', 'current-user']) {
    const response = await test.visit().get(`/api/auth/${path}/`);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ detail: 'Please log in.' });
  }
});

describe('a new picture', () => {
  it('replaces the earlier one and deletes its file', async () => {
    const person = await test.join('job_provider');
    const before = await listFiles();
    const addresses: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const form = makeForm({ profile_picture: await drawPortrait() });
      addresses.push((await person.put('/api/auth/me/picture/', form)).json().profile_picture);
    }
    expect(await listFiles()).toHaveLength(before.length + 1);
    expect((await person.get(addresses[0] ?? '')).statusCode).toBe(404);
    expect((await person.get(addresses[2] ?? '')).statusCode).toBe(200);
    expect((await person.get('/api/auth/me/')).json()).toMatchObject({ profile_picture: addresses[2] });
  });

  it('can be taken away, again and again', async () => {
    const person = await test.join('job_seeker');
    const before = await listFiles();
    await person.put('/api/auth/me/picture/', makeForm({ profile_picture: await drawPortrait() }));
    expect((await person.delete('/api/auth/me/picture/')).statusCode).toBe(204);
    expect((await person.delete('/api/auth/me/picture/')).statusCode).toBe(204);
    expect((await person.get('/api/auth/me/')).json()).toMatchObject({ profile_picture: null });
    expect(await listFiles()).toHaveLength(before.length);
  });

  it('that is none, or missing, is refused by its name and leaves the earlier one', async () => {
    const person = await test.join('job_seeker');
    const form = makeForm({ profile_picture: await drawPortrait() });
    const { profile_picture: address } = (await person.put('/api/auth/me/picture/', form)).json();
    const before = await listFiles();
    const text = new File(['hello'], 'me.png', { type: 'image/png' });
    for (const refused of [makeForm({ profile_picture: text }), makeForm({ other: 'x' })]) {
      const response = await person.put('/api/auth/me/picture/', refused);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toHaveProperty('profile_picture');
    }
    expect(await listFiles()).toEqual(before);
    expect((await person.get(address)).statusCode).toBe(200);
  });
});
