import { TEST_PASSWORD, startTestApp } from '../../testing/index';

const test = startTestApp();
const logout = { method: 'POST', url: '/api/auth/logout/' } as const;

it('any response to a request without the cookie sets it, readable by script', async () => {
  const response = await test.visit().get('/api/auth/me/');
  const cookie = response.cookies.find(({ name }) => name === 'csrftoken');
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
  expect(cookie?.httpOnly).toBeUndefined();
});

it('an unsafe call without the header, or with another value, is refused', async () => {
  const student = await test.join('job_seeker');
  for (const token of ['', 'x', `${student.cookies.get('csrftoken')}x`]) {
    const response = await student.send({ ...logout, headers: { 'x-csrftoken': token } });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toHaveProperty('detail');
  }
  expect((await student.get('/api/auth/me/')).statusCode).toBe(200);
});

it('a forged token is refused even when cookie and header match', async () => {
  const student = await test.join('job_seeker');
  student.cookies.set('csrftoken', 'made.up');
  expect((await student.send(logout)).statusCode).toBe(403);
});

it('the token of one session is worth nothing in another', async () => {
  const [one, other] = [await test.join('job_seeker'), await test.join('job_seeker')];
  one.cookies.set('csrftoken', other.cookies.get('csrftoken') ?? '');
  expect((await one.send(logout)).statusCode).toBe(403);
});

it('the token is rotated at login', async () => {
  const student = await test.join('job_seeker');
  const visitor = test.visit();
  await visitor.get('/api/auth/me/');
  const before = visitor.cookies.get('csrftoken');
  const credentials = { username: student.user.username, password: TEST_PASSWORD };
  expect((await visitor.post('/api/auth/login/', credentials)).statusCode).toBe(200);
  expect(visitor.cookies.get('csrftoken')).not.toBe(before);
});

it.each([{ origin: 'https://elsewhere.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
  'an unsafe call from another site is refused: %j',
  async (headers) => {
    const student = await test.join('job_seeker');
    expect((await student.send({ ...logout, headers })).statusCode).toBe(403);
  },
);

it('an unsafe call from a page of this origin passes', async () => {
  const student = await test.join('job_seeker');
  const headers = {
    host: 'jobs.example:3000',
    origin: 'http://jobs.example:3000',
    'sec-fetch-site': 'same-origin',
  };
  expect((await student.send({ ...logout, headers })).statusCode).toBe(204);
});
