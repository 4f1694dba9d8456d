import { startTestApp } from '../../testing/index';

const DAY = 24 * 60 * 60_000;
const test = startTestApp();
afterEach(() => test.setClock(undefined));

const later = (days: number) => new Date(Date.now() + days * DAY);

it('the cookie is kept from scripts and from other sites', async () => {
  const visitor = test.visit();
  const password = 'long enough';
  const account = { username: 'mia', email: 'mia@example.ch', password1: password, password2: password };
  const response = await visitor.post('/api/auth/register/', account);
  const cookie = response.cookies.find(({ name }) => name === 'sessionid');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(Buffer.from(cookie?.value ?? '', 'base64url')).toHaveLength(32);
});

it('the database stores no token that would open a session', async () => {
  const student = await test.join('job_seeker');
  const token = student.cookies.get('sessionid') ?? '';
  const { rows } = await test.dependencies.db.execute('select * from sessions');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

it('a session in use stays valid beyond the idle timeout', async () => {
  const student = await test.join('job_seeker');
  test.setClock(later(13));
  expect((await student.get('/api/auth/me/')).statusCode).toBe(200);
  test.setClock(later(26));
  expect((await student.get('/api/auth/me/')).statusCode).toBe(200);
  test.setClock(later(29.9));
  expect((await student.get('/api/auth/me/')).statusCode).toBe(200);
});

it('a session that is not used for two weeks expires', async () => {
  const student = await test.join('job_seeker');
  test.setClock(later(15));
  expect((await student.get('/api/auth/me/')).statusCode).toBe(401);
});

it('a session expires after thirty days, however often it is used', async () => {
  const student = await test.join('job_seeker');
  for (const days of [10, 20, 29]) {
    test.setClock(later(days));
    expect((await student.get('/api/auth/me/')).statusCode).toBe(200);
  }
  test.setClock(later(31));
  expect((await student.get('/api/auth/me/')).statusCode).toBe(401);
});

it('logging out ends the session for every copy of the cookie', async () => {
  const student = await test.join('job_seeker');
  const copy = test.visit();
  for (const [name, value] of student.cookies) copy.cookies.set(name, value);
  expect((await student.post('/api/auth/logout/')).statusCode).toBe(204);
  expect((await copy.get('/api/auth/me/')).statusCode).toBe(401);
});

it('logging out has the browser forget the files of the person, not their drafts and choices', async () => {
  const student = await test.join('job_seeker');
  expect((await student.post('/api/auth/logout/')).headers['clear-site-data']).toBe('"cache"');
});

it('logging out without a session succeeds', async () => {
  const response = await test.visit().post('/api/auth/logout/');
  expect(response.statusCode).toBe(204);
  expect(response.headers).not.toHaveProperty('clear-site-data');
});
