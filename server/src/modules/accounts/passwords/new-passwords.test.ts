import { startTestApp } from '../../../testing/index';

const test = startTestApp();

const register = (username: string, password: string) =>
  test.visit().post('/api/auth/register/', {
    username,
    email: `the.${username}@example.ch`,
    password1: password,
    password2: password,
  });

const COMMON = 'This password is too common.';
const NAME = 'The password must be more than the username, the email or “Metier”, also with digits.';

it.each([
  ['seven12', 'The password must have at least 8 characters.'],
  ['Password123', COMMON],
  // On no short list, but frequent in leaks.
  ['Firebird', COMMON],
  ['hgfedcba', COMMON],
  ['87654321', COMMON],
  ['abcabcabcabc', COMMON],
  ['Herbst2031!', COMMON],
  ['weakling1', NAME],
  ['Weakling_2031!', NAME],
  ['the.weakling1', NAME],
  ['the.weakling1@example.ch', NAME],
  ['Metier2031', NAME],
])('the password %s is refused', async (password, message) => {
  const response = await register('weakling1', password);
  expect([response.statusCode, response.json()]).toEqual([400, { password1: [message] }]);
});

it.each([
  ['of digits alone', '71940582'],
  ['of lower-case letters alone', 'korvtimbalu'],
  ['of 120 characters', 'a long walk by the lake '.repeat(5)],
  ['of other scripts and spaces', 'замок у озера'],
  ['with a common one inside', 'password of the lake'],
])('a password %s is accepted, and logs in only exactly as it is', async (kind, password) => {
  const username = kind.replaceAll(' ', '-');
  expect((await register(username, password)).statusCode).toBe(201);
  const logIn = async (typed: string) =>
    (await test.visit().post('/api/auth/login/', { username, password: typed })).statusCode;
  expect(await logIn(password)).toBe(200);
  expect([await logIn(password.slice(0, -1)), await logIn(` ${password}`)]).toEqual([401, 401]);
});
