import { startTestApp } from '../../testing/index';

const open = startTestApp();
const guarded = startTestApp({ METRICS_TOKEN: 'a token of some length' });

it('requests are counted by route and status, whatever the address', async () => {
  const visitor = open.visit();
  await visitor.get('/api/jobs/12345/');
  await visitor.get('/api/jobs/67890/');
  const response = await visitor.get('/metrics');
  expect(response.headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(response.body).toMatch(
    /http_request_duration_seconds_count{method="GET",route="\/api\/jobs\/:id\/?",status="404"} 2/,
  );
  expect(response.body).not.toContain('12345');
});

it('the database’s connections and the event loop are among the figures', async () => {
  const { body } = await open.visit().get('/metrics');
  expect(body).toMatch(/database_connections{state="idle"} \d/);
  expect(body).toMatch(/database_waiting 0/);
  expect(body).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.]+/);
});

it('what caches hold is among the figures', async () => {
  const visitor = open.visit();
  await visitor.get('/api/jobs/?keyword=nothing');
  const { body } = await visitor.get('/metrics');
  expect(body).toMatch(/cache_entries{cache="answers"} 1\n/);
  expect(body).toMatch(/cache_entries{cache="addresses"} \d/);
  expect(body).toMatch(/cache_bytes{cache="answers"} [1-9]/);
});

it.each([
  ['another machine', { remoteAddress: '192.0.2.7' }],
  ['a proxy on this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
])('for %s there are no figures', async (_case, options) => {
  const response = await open.visit().send({ method: 'GET', url: '/metrics', ...options });
  expect(response.statusCode).toBe(404);
});

it('with a configured token, only its holder can read the metrics, from any address', async () => {
  const ask = (authorization: string) =>
    guarded.visit().send({
      method: 'GET',
      url: '/metrics',
      remoteAddress: '192.0.2.7',
      headers: { authorization },
    });
  expect((await ask('Bearer a token of some length')).statusCode).toBe(200);
  expect((await ask('Bearer another')).statusCode).toBe(404);
  expect((await guarded.visit().get('/metrics')).statusCode).toBe(404);
});
