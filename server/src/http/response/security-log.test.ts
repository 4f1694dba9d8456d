import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../../app';
import { startTestApp, TEST_PASSWORD } from '../../testing/index';
import { makeClient } from '../../testing/test-client';
import { logRequest } from './redact-tokens';

const test = startTestApp({ THROTTLES: 'on' });
let app: FastifyInstance;
let lines: string[] = [];

beforeAll(async () => {
  const destination = { write: (line: string) => void lines.push(line) };
  const logger = pino({ serializers: { req: logRequest } }, destination);
  app = await buildApp({ ...test.dependencies, logger });
  await app.ready();
});
beforeEach(() => {
  lines = [];
});
afterAll(() => app.close());

/** The logged fields of lines with this message. */
const findLogged = (message: string) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === message);

it('a login is logged with its account and factors, a failed one as refused, and neither with a password', async () => {
  const { user } = await test.join('job_seeker');
  const client = makeClient(app);
  const logIn = (password: string) => client.post('/api/auth/login/', { username: user.username, password });
  expect((await logIn('a wrong guess')).statusCode).toBe(401);
  expect(findLogged('refused')).toMatchObject([{ reason: 'unauthenticated', reqId: expect.any(String) }]);
  const { statusCode, headers } = await logIn(TEST_PASSWORD);
  expect(statusCode).toBe(200);
  const opened = { account: user.id, hasSecondFactor: false, reqId: headers['x-request-id'] };
  expect(findLogged('a session was opened')).toMatchObject([opened]);
  expect(lines.join('')).toContain('"url":"/api/auth/login/"');
  for (const secret of ['a wrong guess', TEST_PASSWORD, ...client.cookies.values()])
    expect(lines.join('')).not.toContain(secret);
});

it('what an account may not do, a forged request and a reached limit are logged', async () => {
  const { user } = await test.join('job_seeker');
  const client = makeClient(app);
  await client.post('/api/auth/login/', { username: user.username, password: TEST_PASSWORD });
  lines = [];
  expect((await client.get('/api/moderation/cases/')).statusCode).toBe(403);
  expect(findLogged('refused')).toMatchObject([{ reason: 'forbidden', account: user.id }]);
  const forged = { method: 'POST', url: '/api/auth/logout/', headers: { 'x-csrftoken': 'forged' } } as const;
  expect((await client.send(forged)).statusCode).toBe(403);
  expect(findLogged('refused').at(-1)).toMatchObject({ reason: 'csrf' });
  for (let guess = 0; guess <= 10; guess += 1)
    await client.post('/api/auth/login/', { username: user.username, password: 'a wrong guess' });
  expect(findLogged('refused').at(-1)).toMatchObject({ reason: 'rate_limit', rule: expect.any(String) });
});

it('each entry is one line of JSON with its time in UTC, whatever an address holds', async () => {
  await makeClient(app).send({
    method: 'GET',
    url: '/api/jobs/?keyword=%0A{"msg":"forged"}\u2028&token=secret',
  });
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line.trimEnd()).not.toContain('\n');
    expect(JSON.parse(line)).toMatchObject({ time: expect.any(Number), level: expect.any(Number) });
  }
  expect(findLogged('forged')).toEqual([]);
  expect(lines.join('')).not.toContain('secret');
});
