import { startTestApp, TEST_PASSWORD, type TestClient } from '../../testing/index';

const test = startTestApp({ THROTTLES: 'on' });

const change = (client: TestClient, current: string, password: string) =>
  client.put('/api/auth/account/password/', { current_password: current, password });
const logIn = (username: string, password: string, client = test.visit()) =>
  client.post('/api/auth/login/', { username, password });

it('a new password ends all other sessions, and is mailed', async () => {
  const student = await test.join('job_seeker');
  const elsewhere = test.visit();
  await logIn(student.user.username, TEST_PASSWORD, elsewhere);
  expect((await change(student, TEST_PASSWORD, 'another good one')).statusCode).toBe(204);
  expect((await elsewhere.get('/api/auth/me/')).statusCode).toBe(401);
  expect((await student.get('/api/auth/me/')).statusCode).toBe(200);
  expect((await logIn(student.user.username, TEST_PASSWORD)).statusCode).toBe(401);
  expect((await logIn(student.user.username, 'another good one')).statusCode).toBe(200);
  const mail = (await test.readMails()).at(-1);
  expect([mail?.to, mail?.subject]).toEqual([student.user.email, 'Your password has changed']);
});

it.each([
  ['wrong', 'another good one', { current_password: ['This is not your current password.'] }],
  [TEST_PASSWORD, 'short', { password: ['The password must have at least 8 characters.'] }],
  [TEST_PASSWORD, 'password123', { password: ['This password is too common.'] }],
])('with the present password %j the new one %j is refused by field', async (current, password, errors) => {
  const student = await test.join('job_seeker');
  const response = await change(student, current, password);
  expect([response.statusCode, response.json()]).toEqual([400, errors]);
  expect((await logIn(student.user.username, TEST_PASSWORD)).statusCode).toBe(200);
});

it('of two changes at once one succeeds', async () => {
  const student = await test.join('job_seeker');
  const responses = await Promise.all([
    change(student, TEST_PASSWORD, 'the first good one'),
    change(student, TEST_PASSWORD, 'the second good one'),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
});

it('the present password can be guessed ten times in a quarter of an hour, and right ones do not count', async () => {
  const student = await test.join('job_seeker');
  expect((await change(student, TEST_PASSWORD, 'another good one')).statusCode).toBe(204);
  const statuses = [];
  for (let guess = 0; guess < 11; guess += 1)
    statuses.push((await change(student, 'wrong', 'yet another one')).statusCode);
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
});

it('an address is mailed at most five links an hour', async () => {
  const student = await test.join('job_seeker');
  const statuses = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const body = { email: 'flooded@example.ch', current_password: TEST_PASSWORD };
    statuses.push((await student.put('/api/auth/account/email/', body)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
