import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { User } from '@metier/sdk/contract';
import { makeForm, startTestApp, TEST_PASSWORD, type TestClient } from '../../../testing/index';
import { drawPortrait } from '../../../testing/access-scene';
import { joinSeeker, readOk } from '../../../testing/fixtures';

const test = startTestApp();

const formOf = (username: string, more: Record<string, string | File> = {}) =>
  makeForm({
    username,
    email: `${username}@example.ch`,
    password: TEST_PASSWORD,
    account_type: 'job_seeker',
    ...more,
  });

async function countFiles(): Promise<number> {
  const entries = await readdir(join(test.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

const NEW_PASSWORD = 'an entirely new one';

async function canLogIn(username: string, password: string): Promise<boolean> {
  const response = await test.visit().post('/api/auth/login/', { username, password });
  return response.statusCode === 200;
}

const revise = (client: Pick<TestClient, 'put'>, form: FormData) => client.put('/api/auth/register/', form);

it('an account without a profile can be corrected in every field', async () => {
  const person = test.visit();
  const first = formOf('wrong-name', { profile_picture: await drawPortrait() });
  const user = readOk<User>(await person.post('/api/auth/register/', first));
  const files = await countFiles();
  const corrected = formOf('right-name', {
    account_type: 'job_provider',
    password: NEW_PASSWORD,
    current_password: TEST_PASSWORD,
    profile_picture: await drawPortrait(),
  });
  const revised = readOk<User>(await revise(person, corrected));
  expect(revised).toMatchObject({
    id: user.id,
    username: 'right-name',
    email: 'right-name@example.ch',
    account_type: 'job_provider',
  });
  expect(revised.profile_picture).not.toBe(user.profile_picture);
  expect(await countFiles()).toBe(files);
  expect(readOk(await person.get('/api/auth/me/'))).toEqual(revised);
  expect(await canLogIn('right-name', NEW_PASSWORD)).toBe(true);
  expect((await test.visit().post('/api/auth/register/', formOf('wrong-name'))).statusCode).toBe(201);
});

it('a resubmitted form may change the case of the names, and keeps the picture if there is no new one', async () => {
  const person = test.visit();
  const form = formOf('steady', { profile_picture: await drawPortrait() });
  const user = readOk<User>(await person.post('/api/auth/register/', form));
  expect(readOk(await revise(person, formOf('Steady')))).toEqual({
    ...user,
    username: 'Steady',
    email: 'Steady@example.ch',
  });
});

it('what is wrong is said as of a registration, and nothing changes', async () => {
  await test.join('job_seeker', 'taken');
  const { user, ...person } = await test.join('job_seeker', 'careful');
  const files = await countFiles();
  const attempt = async (name: string, more: Record<string, string>) =>
    revise(person, formOf(name, { ...more, profile_picture: await drawPortrait() }));
  const responses = [
    await attempt('TAKEN', { password: 'short' }),
    await attempt('TAKEN', {}),
    await attempt('careful', { email: 'Taken@example.ch' }),
  ];
  expect(responses.map((response) => response.json())).toEqual([
    { password: ['The password must have at least 8 characters.'] },
    { username: ['This username is already taken.'] },
    { email: ['An account with this email already exists.'] },
  ]);
  expect(readOk(await person.get('/api/auth/me/'))).toEqual(user);
  expect(await countFiles()).toBe(files);
});

it.each([
  ['a new password', { password: NEW_PASSWORD }, 'Enter your current password.'],
  [
    'a new password and a wrong present one',
    { password: NEW_PASSWORD, current_password: 'wrong' },
    'This is not your current password.',
  ],
  ['a new email', { email: 'thief@example.ch', password: 'not that one' }, 'Enter your current password.'],
  [
    'a new picture and role',
    { password: 'not that one', account_type: 'job_provider' },
    'Enter your current password.',
  ],
])('%s cannot be set by a session alone', async (_, change, message) => {
  const { user, ...thief } = await test.join('job_seeker');
  const files = await countFiles();
  const form = formOf(user.username, { ...change, profile_picture: await drawPortrait() });
  const response = await revise(thief, form);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ current_password: [message] });
  expect(readOk(await thief.get('/api/auth/me/'))).toEqual(user);
  expect(await canLogIn(user.username, TEST_PASSWORD)).toBe(true);
  expect(await countFiles()).toBe(files);
});

it('a new password ends all other sessions, and nothing else does', async () => {
  const { user, ...person } = await test.join('job_seeker');
  const other = test.visit();
  await other.post('/api/auth/login/', { username: user.username, password: TEST_PASSWORD });
  readOk(await revise(person, formOf(user.username, { email: 'moved@example.ch' })));
  expect((await other.get('/api/auth/me/')).statusCode).toBe(200);
  const change = { password: NEW_PASSWORD, current_password: TEST_PASSWORD };
  readOk(await revise(person, formOf(user.username, change)));
  expect((await other.get('/api/auth/me/')).statusCode).toBe(401);
  expect((await person.get('/api/auth/me/')).statusCode).toBe(200);
});

it('a correction whose response was lost can be retried unchanged', async () => {
  const { user, ...person } = await test.join('job_seeker');
  const change = { password: NEW_PASSWORD, current_password: TEST_PASSWORD };
  const first = readOk(await revise(person, formOf(user.username, change)));
  expect(readOk(await revise(person, formOf(user.username, change)))).toEqual(first);
  expect(await canLogIn(user.username, NEW_PASSWORD)).toBe(true);
});

it('of corrections at the same moment each is whole or refused', async () => {
  const { user, ...person } = await test.join('job_seeker');
  const names = ['one', 'two', 'three', 'four'].map((word) => `${word}-${user.username}`);
  const responses = await Promise.all(
    names.map((name) =>
      revise(person, formOf(name, { password: `the password of ${name}`, current_password: TEST_PASSWORD })),
    ),
  );
  const done = names.filter((_, index) => responses[index]?.statusCode === 200);
  expect(done).toHaveLength(1);
  expect(readOk(await person.get('/api/auth/me/'))).toMatchObject({ username: done[0] });
  expect(await canLogIn(done[0] ?? '', `the password of ${done[0]}`)).toBe(true);
});

it('an account with a profile cannot be registered again', async () => {
  const seeker = await joinSeeker(test);
  const response = await revise(seeker, formOf('somebody-else', { account_type: 'job_provider' }));
  expect(response.statusCode).toBe(409);
  expect(response.json()).toEqual({ detail: 'This account already has a profile.' });
  expect(readOk(await seeker.get('/api/auth/me/'))).toEqual(seeker.user);
});

it('a link to a new password that went to a mistyped email is invalid', async () => {
  const { user, ...person } = await test.join('job_seeker', 'mistyped');
  await test.visit().post('/api/auth/password-reset/', { email: user.email });
  const mail = (await test.readMails()).findLast(({ to }) => to === user.email);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  readOk(await revise(person, formOf('mistyped', { email: 'right@example.ch' })));
  const body = { token, password: 'an entirely new one' };
  const response = await test.visit().post('/api/auth/password-reset/confirm/', body);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toHaveProperty('token');
});
