import { TEST_PASSWORD, startTestApp } from '../testing/index';
import { networkOf } from './throttle';

const test = startTestApp({ THROTTLES: 'on' });
afterEach(() => test.setClock(undefined));

const tryLogin = (username: string, password: string, remoteAddress = '192.0.2.1') =>
  login(username, password, remoteAddress).then(({ statusCode }) => statusCode);

async function login(username: string, password: string, remoteAddress: string) {
  const visitor = test.visit();
  await visitor.get('/api/auth/me/');
  const payload = { username, password };
  return visitor.send({ method: 'POST', url: '/api/auth/login/', payload, remoteAddress });
}

it('after ten wrong passwords an account is closed for a quarter of an hour, to the right one too', async () => {
  const { username } = (await test.join('job_seeker')).user;
  for (let attempt = 0; attempt < 10; attempt += 1) expect(await tryLogin(username, 'wrong')).toBe(401);
  const refused = await login(username.toUpperCase(), TEST_PASSWORD, '192.0.2.9');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  test.setClock(new Date(Date.now() + 16 * 60_000));
  expect(await tryLogin(username, TEST_PASSWORD)).toBe(200);
});

it('a right password starts the count anew', async () => {
  const { username } = (await test.join('job_seeker')).user;
  for (let attempt = 0; attempt < 15; attempt += 1) {
    expect(await tryLogin(username, 'wrong', '198.51.100.7')).toBe(401);
    if (attempt % 5 === 4) expect(await tryLogin(username, TEST_PASSWORD, '198.51.100.7')).toBe(200);
  }
});

it('one address cannot try the accounts of many', async () => {
  const { username } = (await test.join('job_seeker')).user;
  for (let attempt = 0; attempt < 60; attempt += 1)
    await tryLogin(`nobody-${attempt}`, 'x', '2001:db8:1:2::1');
  expect(await tryLogin(username, TEST_PASSWORD, '2001:db8:1:2:ffff::9')).toBe(429);
  expect(await tryLogin(username, TEST_PASSWORD, '2001:db8:1:3::1')).toBe(200);
}, 20_000);

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001::6', '2001:db8:1:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['nonsense', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
