import { startTestApp } from '../../testing/index';

const test = startTestApp();

const ask = (method: 'GET' | 'POST', url: string, cookie: string) =>
  test.app.inject({ method, url, headers: { cookie } });

it('a smoke run reads, and writes nothing', async () => {
  expect((await ask('GET', '/api/jobs/', 'smoke=1')).statusCode).toBe(200);
  const refused = await ask('POST', '/api/newsletter/', 'smoke=1');
  expect([refused.statusCode, refused.json()]).toEqual([403, { detail: 'A smoke run changes nothing.' }]);
});

it('what a smoke run reports is taken and dropped', async () => {
  expect((await ask('POST', '/api/reports/', 'smoke=1')).statusCode).toBe(204);
});
