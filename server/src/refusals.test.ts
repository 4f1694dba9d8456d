import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { refuse } from './errors';
import { makeClient } from './testing/test-client';
import { startTestApp } from './testing/index';
import { refusalReasons } from './refusal-reasons';

const test = startTestApp();
let app: FastifyInstance;

beforeAll(async () => {
  app = await buildApp(test.dependencies);
  app.get('/limited', () => Promise.reject(refuse.throttled(5, 'a-rule')));
  app.get('/queue', () => Promise.reject(refuse.busy('queue_full')));
  await app.ready();
});
afterAll(() => app.close());

const readFigures = async () => (await app.inject('/metrics')).body;

async function count(reason: string, rule = ''): Promise<number> {
  const line = `http_refusals_total{reason="${reason}",rule="${rule}"} `;
  const found = (await readFigures()).split('\n').find((each) => each.startsWith(line));
  return Number(found?.slice(line.length) ?? 0);
}

const JSON_TYPE = { 'content-type': 'application/json' };
const REGISTER = '/api/auth/register/';

it.each([
  ['validation', 400, '', () => makeClient(app).post(REGISTER, {})],
  ['validation', 400, '', () => app.inject('/api/jobs/?page=0')],
  ['csrf', 403, '', () => app.inject({ method: 'POST', url: REGISTER, payload: {} })],
  ['unauthenticated', 401, '', () => app.inject('/api/auth/attachments/')],
  ['not_found', 404, '', () => app.inject('/api/jobs/99999999/')],
  ['method_not_allowed', 405, '', () => makeClient(app).put('/api/jobs/', {})],
  ['too_large', 413, '', () => makeClient(app).post(REGISTER, { username: 'x'.repeat(600_000) })],
  [
    'unsupported_type',
    415,
    '',
    () =>
      app.inject({
        method: 'POST',
        url: '/api/releases/check/',
        payload: 'a,b',
        headers: {
          authorization: `Bearer ${String(test.dependencies.config.operatorToken)}`,
          'content-type': 'text/csv',
        },
      }),
  ],
  ['malformed', 400, '', () => app.inject('/api/%zz/')],
  ['rate_limit', 429, 'a-rule', () => app.inject('/limited')],
  ['queue_full', 503, '', () => app.inject('/queue')],
] as const)('what is refused is counted as %s', async (reason, status, rule, ask) => {
  const before = await count(reason, rule);
  expect((await ask()).statusCode).toBe(status);
  expect(await count(reason, rule)).toBe(before + 1);
});

it('http_refusals_total has no more series than reasons and rules, whatever is requested', async () => {
  for (let index = 0; index < 30; index += 1) {
    const headers = { ...JSON_TYPE, origin: `https://evil-${index}.example` };
    await app.inject({ method: 'POST', url: `/api/auth/none-${index}/`, payload: {}, headers });
  }
  const lines = (await readFigures()).split('\n').filter((line) => line.startsWith('http_refusals_total{'));
  const reasons = lines.map((line) => /reason="(\w+)"/.exec(line)?.[1]);
  expect(refusalReasons).toEqual(expect.arrayContaining(reasons));
  expect(lines.length).toBeLessThan(refusalReasons.length + 2);
});
