import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { AccountSession, Application, Message } from '@metier/sdk/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { inTransaction } from '../../db/database';
import { openLiveBus } from '../../live/open-live-bus';
import { startTestApp, type TestClient } from '../../testing/index';
import {
  applyTo,
  joinCompany,
  joinSeeker,
  publishJob,
  readOk,
  type CompanyClient,
  type Seeker,
} from '../../testing/fixtures';

const DAY = 24 * 60 * 60_000;
const test = startTestApp();
const streams: IncomingMessage[] = [];

let company: CompanyClient;
let seeker: Seeker;
let application: Application;

beforeAll(() => test.app.listen({ port: 0, host: '127.0.0.1' }));
beforeEach(async () => {
  company = await joinCompany(test);
  seeker = await joinSeeker(test);
  application = await applyTo(seeker, await publishJob(company));
});
afterEach(() => {
  test.setClock(undefined);
  streams.splice(0).forEach((stream) => stream.destroy());
});

function ask(client: TestClient, app: FastifyInstance): Promise<IncomingMessage> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new Promise((resolve, reject) => {
    const address = `${app.listeningOrigin}/api/events/`;
    get(address, { headers: { cookie }, agent: false }, resolve).on('error', reject);
  });
}

/** Opens a stream like a browser; `next` returns each event once, in order; counts of notifications by `nextNotifications`. */
async function listen(client: TestClient, app = test.app) {
  const answer = await ask(client, app);
  streams.push(answer);
  answer.setEncoding('utf8');
  let text = '';
  answer.on('data', (chunk: string) => (text += chunk));
  answer.on('error', () => {});
  const ended = new Promise((resolve) => answer.once('close', resolve));

  async function take(pattern: RegExp): Promise<unknown> {
    for (;;) {
      const found = pattern.exec(text);
      if (found) {
        text = text.slice(0, found.index) + text.slice(found.index + found[0].length);
        return [found[1], JSON.parse(found[2] ?? '')];
      }
      if (answer.closed) throw new Error('The stream has ended.');
      await wait(5);
    }
  }
  const next = () => take(/event: (message|unread)\ndata: (.+)\n\n/);
  const nextNotifications = () => take(/event: (notices)\ndata: (.+)\n\n/);
  return { answer, ended, next, nextNotifications, readText: () => text };
}

const write = async (client: TestClient, body: string, { id } = application) =>
  readOk<Message>(await client.post('/api/messages/', { application: id, body }));

it('a stream is what a proxy passes on unbuffered, and begins with the count', async () => {
  await write(company, 'One');
  const stream = await listen(seeker);
  expect(stream.answer.statusCode).toBe(200);
  expect(stream.answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
    'x-request-id': expect.any(String),
  });
  expect(await stream.next()).toEqual(['unread', { unread: 1 }]);
});

it('a message is sent to both sides and to no other account', async () => {
  const stranger = await joinSeeker(test);
  const [own, other, third] = [await listen(company), await listen(seeker), await listen(stranger)];
  for (const stream of [own, other, third]) expect(await stream.next()).toEqual(['unread', { unread: 0 }]);
  const { id } = await write(company, 'Can you come?');
  expect(await own.next()).toEqual(['message', { application: application.id, id, unread: 0 }]);
  expect(await other.next()).toEqual(['message', { application: application.id, id, unread: 1 }]);
  const strange = await applyTo(stranger, await publishJob(company));
  const later = await write(company, 'And you?', strange);
  expect(await third.next()).toEqual(['message', { application: strange.id, id: later.id, unread: 1 }]);
});

it('reading a message updates the reader’s other pages', async () => {
  const { id } = await write(company, 'One');
  const stream = await listen(seeker);
  expect(await stream.next()).toEqual(['unread', { unread: 1 }]);
  readOk(await seeker.patch(`/api/messages/${id}/`, { read: true }));
  expect(await stream.next()).toEqual(['unread', { unread: 0 }]);
});

it('what is rolled back is not told', async () => {
  const stream = await listen(seeker);
  await stream.next();
  const signal = { kind: 'message', account: seeker.user.id, application: 1, message: 1 } as const;
  const work = inTransaction(test.dependencies.db, async (tx) => {
    await test.dependencies.live.publish(tx, signal);
    throw new Error('No.');
  });
  await expect(work).rejects.toThrow('No.');
  const { id } = await write(company, 'One');
  expect(await stream.next()).toEqual(['message', { application: application.id, id, unread: 1 }]);
});

it('a visitor has nothing to listen to', async () => {
  const answer = await ask(test.visit(), test.app);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    401,
    'application/json; charset=utf-8',
  ]);
  answer.destroy();
});

it('the seventh stream of an account has to wait until another one is closed', async () => {
  for (let count = 0; count < 6; count += 1) await listen(seeker);
  const refused = await ask(seeker, test.app);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  refused.destroy();
  expect((await listen(company)).answer.statusCode).toBe(200);
  streams[0]?.destroy();
  for (;;) {
    const { answer } = await listen(seeker);
    if (answer.statusCode === 200) break;
    await wait(20);
  }
});

it('the count of unread notifications comes first, with every new one and after reading', async () => {
  const stream = await listen(seeker);
  // The receipt of the application.
  expect(await stream.nextNotifications()).toEqual(['notices', { unread: 1 }]);
  readOk(
    await company.patch(`/api/auth/applications/${application.id}/update-status/`, { status: 'reviewed' }),
  );
  expect(await stream.nextNotifications()).toEqual(['notices', { unread: 2 }]);
  readOk(await seeker.post('/api/notices/read-all/', { up_to: 2_000_000_000 }));
  expect(await stream.nextNotifications()).toEqual(['notices', { unread: 0 }]);
});

describe('a stream ends', () => {
  it('with a logout', async () => {
    const [stream, other] = [await listen(seeker), await listen(company)];
    await other.next();
    await seeker.post('/api/auth/logout/');
    await stream.ended;
    expect(other.answer.closed).toBe(false);
  });

  it('when its session is ended from another browser', async () => {
    const [stream, sessions] = [await listen(seeker), await seeker.get('/api/auth/sessions/')];
    const [session] = sessions.json<AccountSession[]>();
    await seeker.delete(`/api/auth/sessions/${session?.id}/`);
    await stream.ended;
  });

  it('at the next heartbeat after its session has run out', async () => {
    const doNotFake = [
      'Date',
      'nextTick',
      'setImmediate',
      'setTimeout',
      'clearTimeout',
      'queueMicrotask',
    ] as const;
    jest.useFakeTimers({ doNotFake: [...doNotFake, 'clearImmediate', 'performance', 'hrtime'] });
    try {
      const stream = await listen(seeker);
      await stream.next();
      jest.advanceTimersByTime(25_000);
      while (!stream.readText().includes(': still here')) await wait(5);
      test.setClock(new Date(Date.now() + 31 * DAY));
      jest.advanceTimersByTime(25_000);
      await stream.ended;
    } finally {
      jest.useRealTimers();
    }
  });

  it('when its server stops, which does not wait for it', async () => {
    const app = await buildApp({ ...test.dependencies });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await listen(seeker, app);
    await stream.next();
    await app.close();
    await stream.ended;
  });
});

if (process.env.METIER_TEST_DATABASE !== 'embedded') {
  describe('two servers on one PostgreSQL', () => {
    let second: FastifyInstance;
    beforeEach(async () => {
      const live = await openLiveBus(test.dependencies.config.databaseUrl);
      second = await buildApp({ ...test.dependencies, live });
      second.addHook('onClose', () => live.close());
      await second.listen({ port: 0, host: '127.0.0.1' });
    });
    afterEach(() => second.close());

    it('notify the pages of both servers', async () => {
      const [here, there] = [await listen(seeker), await listen(seeker, second)];
      for (const stream of [here, there]) await stream.next();
      const { id } = await write(company, 'One');
      const event = ['message', { application: application.id, id, unread: 1 }];
      expect(await here.next()).toEqual(event);
      expect(await there.next()).toEqual(event);
      await seeker.post('/api/auth/logout/');
      await Promise.all([here.ended, there.ended]);
    });

    it('end their streams after a lost database connection, so that pages reconnect', async () => {
      const there = await listen(seeker, second);
      await there.next();
      const isListening = sql`application_name = 'metier live' and datname = current_database()`;
      await test.dependencies.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where ${isListening}`,
      );
      await there.ended;
      const again = await listen(seeker, second);
      expect(await again.next()).toEqual(['unread', { unread: 0 }]);
      const { id } = await write(company, 'One');
      expect(await again.next()).toEqual(['message', { application: application.id, id, unread: 1 }]);
    });
  });
}
