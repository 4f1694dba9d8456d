import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { User } from '@metier/shared/contract';
import { makeForm, startTestApp, TEST_PASSWORD, type TestClient } from '../../testing/index';
import { drawPortrait } from '../testing/access-scene';
import { joinSeeker, readOk } from '../testing/make-board';

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

const revise = (client: Pick<TestClient, 'put'>, form: FormData) => client.put('/api/auth/register/', form);

it('whoever has no profile yet may correct everything of the account', async () => {
  const person = test.visit();
  const first = formOf('wrong-name', { profile_picture: await drawPortrait() });
  const user = readOk<User>(await person.post('/api/auth/register/', first));
  const files = await countFiles();
  const corrected = formOf('right-name', {
    account_type: 'job_provider',
    password: 'an entirely new one',
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
  const login = { username: 'right-name', password: 'an entirely new one' };
  expect((await test.visit().post('/api/auth/login/', login)).statusCode).toBe(200);
  expect((await test.visit().post('/api/auth/register/', formOf('wrong-name'))).statusCode).toBe(201);
});

it('the same once more changes nothing, and a picture left out is taken away', async () => {
  const person = test.visit();
  const form = formOf('steady', { profile_picture: await drawPortrait() });
  const user = readOk<User>(await person.post('/api/auth/register/', form));
  expect(readOk(await revise(person, formOf('Steady')))).toEqual({
    ...user,
    username: 'Steady',
    email: 'Steady@example.ch',
    profile_picture: null,
  });
});

it('what is wrong is said as of a registration, and nothing changes', async () => {
  await test.join('job_seeker', 'taken');
  const { user, ...person } = await test.join('job_seeker', 'careful');
  const files = await countFiles();
  const form = formOf('TAKEN', { password: 'short', profile_picture: await drawPortrait() });
  const response = await revise(person, form);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    username: ['This username is already taken.'],
    email: ['An account with this email already exists.'],
    password: ['The password must have at least 8 characters.'],
  });
  expect(readOk(await person.get('/api/auth/me/'))).toEqual(user);
  expect(await countFiles()).toBe(files);
});

it('an account with a profile is not made anew', async () => {
  const seeker = await joinSeeker(test);
  const response = await revise(seeker, formOf('somebody-else', { account_type: 'job_provider' }));
  expect(response.statusCode).toBe(409);
  expect(response.json()).toEqual({ detail: 'This account has its profile already.' });
  expect(readOk(await seeker.get('/api/auth/me/'))).toEqual(seeker.user);
});

it('a link to a new password that went to a mistyped email is over', async () => {
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
