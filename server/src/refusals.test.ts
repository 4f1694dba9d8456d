import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import type { FastifyInstance } from 'fastify';
import { parse } from 'yaml';
import { buildApp } from './app';
import { refuse } from './errors';
import { makeClient } from './testing/test-client';
import { startTestApp } from './testing/index';
import { refusalReasons } from './refusal-reasons';
import { measureRendering } from './web/rendering/measure-rendering';

const test = startTestApp();
let app: FastifyInstance;

beforeAll(async () => {
  app = await buildApp(test.dependencies);
  app.get('/limited', () => Promise.reject(refuse.throttled(5, 'a-rule')));
  app.get('/queue', () => Promise.reject(refuse.busy('queue_full')));
  measureRendering(app.metrics);
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

interface Rule {
  readonly alert: string;
  readonly expr: string;
}

const document: string = readFileSync(join(__dirname, '../../deploy/prometheus/alerts.yml'), 'utf8');
const { groups } = parse(document) as { groups: { rules: Rule[] }[] };

it.each(groups.flatMap(({ rules }) => rules))(
  'the alert $alert refers only to existing metrics',
  async ({ expr }) => {
    const wrong: string[] = [];
    const names = new Set<string>();
    parser.parse(expr).iterate({
      enter({ type, node, from, to }) {
        const text = expr.slice(from, to);
        if (type.isError) wrong.push(`${from}: ${text}`);
        if (node.name === 'Identifier' && node.parent?.name === 'VectorSelector') names.add(text);
      },
    });
    expect(wrong).toEqual([]);
    expect(names.size).toBeGreaterThan(0);
    const figures = await readFigures();
    for (const name of names) {
      const family = name.replace(/_(count|sum|bucket)$/, '');
      expect([
        name,
        figures.includes(`# TYPE ${name} `) || figures.includes(`# TYPE ${family} histogram`),
      ]).toEqual([name, true]);
    }
    const asked = [...expr.matchAll(/reason=~?"([^"]+)"/g)].flatMap(([, reasons = '']) => reasons.split('|'));
    expect(refusalReasons).toEqual(expect.arrayContaining(asked));
  },
);
