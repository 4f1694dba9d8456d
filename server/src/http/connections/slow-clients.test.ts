import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { SLOWNESS } from '../../testing/depth';
import { startTestApp } from '../../testing/index';
import { openRawConnection, type RawConnection } from '../../testing/raw-connection';

const test = startTestApp();
const connections: RawConnection[] = [];
let app: FastifyInstance;
let [running, mostRunning] = [0, 0];

/** Connection limits short enough for a test, and long enough for the requests that keep to them. */
const connectionLimits = {
  headersTimeout: 300 * SLOWNESS,
  requestTimeout: 900 * SLOWNESS,
  checkingInterval: 50,
  stalledTimeout: 300 * SLOWNESS,
  drainBytes: 100_000,
  drainTimeout: 300 * SLOWNESS,
  mostPipelined: 4,
};

beforeAll(async () => {
  app = await buildApp({ ...test.dependencies, connectionLimits });
  app.get('/large', async () => Buffer.alloc(32 * 1024 * 1024));
  app.get('/late', async () => {
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await wait(2 * connectionLimits.stalledTimeout);
    running -= 1;
    return 'late';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  connections.forEach(({ socket }) => socket.destroy());
  await app.close();
});

async function open(): Promise<RawConnection> {
  const connection = await openRawConnection((app.server.address() as AddressInfo).port);
  connections.push(connection);
  return connection;
}

/** Sends one byte every 40 ms until the server ends the connection. */
async function drip(connection: RawConnection): Promise<void> {
  const timer = setInterval(() => connection.socket.write('x'), 40);
  await connection.ended;
  clearInterval(timer);
}

const refused = async (reason: string) => {
  const { body } = await app.inject('/metrics');
  return Number(new RegExp(`http_refusals_total{reason="${reason}",[^}]*} (\\d+)`).exec(body)?.[1] ?? 0);
};

it('headers that come slowly are cut with 408, and counted', async () => {
  const before = await refused('slow_request');
  const connection = await open();
  await connection.send('GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
  await drip(connection);
  const answer = await connection.read();
  expect([answer?.status, answer?.headers.connection]).toEqual([408, 'close']);
  expect(JSON.parse(answer?.body ?? '')).toEqual({ detail: expect.any(String) });
  expect(await refused('slow_request')).toBe(before + 1);
});

it('a connection that says nothing at all is ended', async () => {
  await (
    await open()
  ).ended;
});

it('a body that comes slowly is cut with 408', async () => {
  const connection = await open();
  const head = 'POST /api/auth/login/ HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
  await connection.send(`${head}content-length: 1000\r\n\r\n`);
  const isOver = drip(connection);
  const answer = await connection.read();
  await isOver;
  // A request without a CSRF token is refused before its body is read.
  expect([403, 408]).toContain(answer?.status);
});

it('the rest of a refused body is discarded only for a while', async () => {
  const before = await refused('late_body');
  const connection = await open();
  const head = 'POST /api/auth/login/ HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
  await connection.send(`${head}content-length: 90000\r\n\r\n`);
  expect((await connection.read())?.status).toBe(403);
  await drip(connection);
  expect(await refused('late_body')).toBe(before + 1);
});

it('a client that does not read its answer is cut, and counted', async () => {
  const before = await refused('slow_reader');
  const connection = await open();
  connection.socket.pause();
  await connection.send('GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n');
  while ((await refused('slow_reader')) === before) await wait(50);
});

it('a client that sends more, but does not read its answer, is cut', async () => {
  const before = await refused('slow_reader');
  const connection = await open();
  connection.socket.pause();
  await connection.send('GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const timer = setInterval(() => connection.socket.write('\r\n'), 40);
  while ((await refused('slow_reader')) === before) await wait(50);
  clearInterval(timer);
});

const LATE = 'GET /late HTTP/1.1\r\nhost: localhost\r\n\r\n';

it('requests that are sent without waiting run and are answered one after the other', async () => {
  const connection = await open();
  mostRunning = 0;
  for (let round = 0; round < 2; round += 1) {
    await connection.send(LATE.repeat(connectionLimits.mostPipelined));
    for (let at = 0; at < connectionLimits.mostPipelined; at += 1)
      expect((await connection.read())?.body).toBe('late');
  }
  expect(mostRunning).toBe(1);
});

it('a connection with too many unanswered requests is cut, and counted once', async () => {
  const before = await refused('pipelined');
  const connection = await open();
  await connection.send(LATE.repeat(10 * connectionLimits.mostPipelined));
  await connection.ended;
  expect(await connection.read()).toBeUndefined();
  expect(await refused('pipelined')).toBe(before + 1);
});

it('an answer that is long in coming is no stalled one', async () => {
  const connection = await open();
  await connection.send('GET /late HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect((await connection.read())?.body).toBe('late');
});
