import { TEST_PASSWORD, makeForm, startTestApp } from '../../testing/index';
import { answers, applyTo, joinCompany, joinSeeker, publishJob, readOk } from '../../testing/fixtures';
import type { Application, User } from '@metier/sdk/contract';

const test = startTestApp();

const register = (body: object) =>
  test.visit().post('/api/auth/register/', { password1: TEST_PASSWORD, password2: TEST_PASSWORD, ...body });
const logIn = async (username: string, password = TEST_PASSWORD) =>
  (await test.visit().post('/api/auth/login/', { username, password })).statusCode;

async function openApplication() {
  const job = await publishJob(await joinCompany(test));
  const seeker = await joinSeeker(test);
  const { id } = await applyTo(seeker, job, {});
  return { seeker, address: `/api/auth/applications/${id}/` };
}

it.each(['079\u2011123\u201145\u201167', '\u202a079-123-45-67\u202c', '\u200b079-123-45-67\ufeff'])(
  'a phone number is taken as a phone or a PDF gives it: %j',
  async (phone) => {
    const { seeker, address } = await openApplication();
    const saved = readOk<Application>(await seeker.patch(address, { ...answers, phone }));
    expect(saved.phone).toBe('079-123-45-67');
  },
);

it('white space and invisible characters around a name do not matter', async () => {
  const name = { username: '\u2060pia \u200b', email: ' \u202apia@example.ch\u202c\u00a0' };
  expect(readOk<User>(await register(name))).toMatchObject({ username: 'pia', email: 'pia@example.ch' });
  for (const typed of ['pia ', ' PIA\u200b', 'pia@example.ch\u00a0', '\u202apia@example.ch\u202c'])
    expect([typed, await logIn(typed)]).toEqual([typed, 200]);
  expect((await register({ username: 'pia\u200b', email: 'other@example.ch' })).json()).toEqual({
    username: ['This username is already taken.'],
  });
});

it('a password is exactly what was typed, spaces included', async () => {
  await register({ username: 'spacious', email: 'spacious@example.ch' });
  expect(await logIn('spacious', `${TEST_PASSWORD} `)).toBe(401);
});

it('a password with accents opens the account whichever way a keyboard composes them', async () => {
  const password = 'très sûr à Zürich';
  const [decomposed, composed] = [password.normalize('NFD'), password.normalize('NFC')];
  await register({ username: 'mac', email: 'mac@example.ch', password1: decomposed, password2: composed });
  expect(await logIn('mac', composed)).toBe(200);
  expect(await logIn('mac', decomposed)).toBe(200);
  expect(await logIn('mac', composed.replace('ü', 'u'))).toBe(401);
});

it('an address of a domain with an umlaut is one account in both spellings', async () => {
  const [typed, ascii] = ['x@müller.ch', 'x@xn--mller-kva.ch'];
  expect(readOk<User>(await register({ username: typed, email: typed }))).toMatchObject({ email: ascii });
  for (const name of [typed, ascii, 'x@MÜLLER.ch', typed.normalize('NFD')])
    expect([name, await logIn(name)]).toEqual([name, 200]);
  expect((await register({ username: 'second', email: ascii })).json()).toEqual({
    email: ['An account with this email already exists.'],
  });
  expect((await register({ username: 'third', email: 'x@mü ller.ch' })).statusCode).toBe(400);
});

it('a line has one end, in JSON and in forms alike, and counts once', async () => {
  const { seeker, address } = await openApplication();
  const letter = 'Eins\r\nZwei\rDrei';
  const byJson = readOk<Application>(await seeker.patch(address, { ...answers, cover_letter: letter }));
  expect(byJson.cover_letter).toBe('Eins\nZwei\nDrei');
  const fields = {
    ...answers,
    salary_expectation: '5100',
    cover_letter: `${letter}${'\r\n'.repeat(19_986)}`,
  };
  const byForm = readOk<Application>(await seeker.patch(address, makeForm(fields as Record<string, string>)));
  expect(byForm.cover_letter.trim()).toBe('Eins\nZwei\nDrei');
});
