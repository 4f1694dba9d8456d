import { rename, symlink } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { LiveSignal } from '../live/live-bus';
import { Client } from 'pg';
import { startTestApp, type TestClient } from '../testing/index';
import { startPostgres, throughPort, type PostgresServer } from '../testing/database/postgres-server';
import { runStatement } from '../testing/run-statement';
import { startTcpProxy, type TcpProxy } from '../testing/services/tcp-proxy';
import { migrationsFolder, workerFile } from '../testing/test-paths';
import { runCancellable } from './cancellable';
import { inTransaction, type Queryable } from './database';
import { openDatabase } from './open-database';
import { SLOWNESS } from '../testing/depth';

let postgres: PostgresServer;
let proxy: TcpProxy;
const test = startTestApp(
  {},
  {
    async openDatabase() {
      postgres = await startPostgres({ max_connections: '40' });
      proxy = await startTcpProxy({ path: postgres.socketPath });
      return throughPort(postgres.url, proxy.port);
    },
    timeoutFactor: 1,
  },
);
let company: TestClient;
beforeAll(async () => {
  company = await test.join('job_provider');
});
afterAll(async () => {
  await proxy?.close();
  await postgres?.stop();
});

const sleep = (db: Queryable, seconds = 3) => db.execute(sql`select pg_sleep(${seconds})`);

let count = 0;
const subscribe = () => test.visit().post('/api/newsletter/', { email: `reader-${(count += 1)}@example.ch` });
const read = () => company.get('/api/auth/sessions/');
const ready = async () => (await test.visit().get('/readyz')).json<{ parts: object }>().parts;

function expectBusy(response: LightMyRequestResponse): void {
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({ detail: 'The server is busy. Please try again in a moment.' });
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
}

/** After the fault, every request succeeds again without a restart. */
async function expectRecovery(): Promise<void> {
  const deadline = performance.now() + 15_000 * SLOWNESS;
  for (;;) {
    const answers = await Promise.all([...Array.from({ length: 20 }, read), subscribe()]);
    if (answers.every(({ statusCode }) => statusCode < 300)) break;
    answers.filter(({ statusCode }) => statusCode >= 300).forEach(expectBusy);
    if (performance.now() > deadline) throw new Error('The server does not recover.');
    await wait(100);
  }
  expect(await ready()).toEqual({ database: 'ok', files: 'ok' });
}

/** Every connection has read the new setting. */
async function isReadOnly(): Promise<boolean> {
  const settings = await Promise.all(
    Array.from({ length: 16 }, () => test.dependencies.db.execute('show default_transaction_read_only')),
  );
  return settings.every(({ rows }) => rows[0]?.default_transaction_read_only === 'on');
}

const settle = (work: Promise<unknown>) =>
  work.then(
    () => 'kept',
    () => 'refused',
  );

async function waitForSignal(kind: LiveSignal['kind']): Promise<void> {
  await new Promise<void>((resolve) => {
    const leave = test.dependencies.live.subscribe((signal) => {
      if (signal.kind !== kind) return;
      leave();
      resolve();
    });
  });
}

it.each(['fast', 'immediate'] as const)('outlives a restart of PostgreSQL (%s)', async (how) => {
  const { db } = test.dependencies;
  const gap = waitForSignal('gap');
  let begin = (): void => undefined;
  const hasBegun = new Promise<void>((resolve) => (begin = resolve));
  const running = [
    settle(sleep(db)),
    settle(inTransaction(db, (tx) => sleep(tx))),
    settle(runCancellable(db, new AbortController().signal, (own) => sleep(own))),
    // Between two statements nothing rejects; only the connection emits an error.
    settle(inTransaction(db, async (tx) => void (await sleep(tx, 0), await gap, await sleep(tx, 0)))),
    settle(runCancellable(db, new AbortController().signal, () => (begin(), gap))),
  ];
  await hasBegun;
  await wait(200);
  await postgres.halt(how);
  (await Promise.all([read(), read(), subscribe(), subscribe()])).forEach(expectBusy);
  expect(await ready()).toEqual({ database: 'failed', files: 'ok' });
  await postgres.start();
  await gap;
  expect(await Promise.all(running)).toEqual(['refused', 'refused', 'refused', 'refused', 'kept']);
  await expectRecovery();
});

it('loses no write that it has acknowledged in a crash of PostgreSQL, and keeps none by halves', async () => {
  const { db } = test.dependencies;
  await db.execute(sql`create table pairs (id integer, half integer)`);
  const acknowledged: number[] = [];
  let isOver = false;
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let id = writer; !isOver; id += 4) {
      const pair = inTransaction(db, async (tx) => {
        await tx.execute(sql`insert into pairs values (${id}, 1)`);
        await tx.execute(sql`insert into pairs values (${id}, 2)`);
      });
      if ((await settle(pair)) === 'kept') acknowledged.push(id);
      else await wait(20);
    }
  });
  const write = async (enough: number) => {
    const before = acknowledged.length;
    while (acknowledged.length < before + enough) await wait(20);
  };
  for (const how of ['kill', 'immediate'] as const) {
    await write(20);
    await postgres.halt(how);
    await postgres.start();
  }
  await write(20);
  isOver = true;
  await Promise.all(writers);
  const { rows } = await db.execute<{ id: number; halves: number }>(
    sql`select id, count(*)::integer as halves from pairs group by id`,
  );
  expect(rows.every(({ halves }) => halves === 2)).toBe(true);
  const kept = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  await expectRecovery();
});

it('a silent network does not hold a connection forever, and a commit without a response is not reported as success', async () => {
  await Promise.all(Array.from({ length: 20 }, read));
  let held = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => (held = resolve));
  const unanswered = inTransaction(test.dependencies.db, async (tx) => {
    await tx.execute(sql`create table unanswered ()`);
    proxy.holdResponses();
    held();
  });
  await isHeld;
  const answers = await Promise.all([...Array.from({ length: 40 }, read), subscribe()]);
  answers.forEach(expectBusy);
  expect(await ready()).toEqual({ database: 'failed', files: 'ok' });
  expect(await settle(unanswered)).toBe('refused');
  proxy.heal();
  await expectRecovery();
  await test.dependencies.db.execute(sql`drop table unanswered`);
});

it('BEGIN that is not answered gives its connection back', async () => {
  for (let round = 0; round < 2; round += 1) {
    await Promise.all(Array.from({ length: 16 }, read));
    proxy.cut();
    await Promise.all(Array.from({ length: 16 }, subscribe));
    proxy.heal();
  }
  await expectRecovery();
  expect(test.dependencies.db.$client.waitingCount).toBe(0);
});

it('reads go on while the database takes no writes', async () => {
  await runStatement(postgres.url, 'ALTER SYSTEM SET default_transaction_read_only = on');
  await runStatement(postgres.url, 'SELECT pg_reload_conf()');
  while (!(await isReadOnly())) await wait(20);
  // Late enough after the last request that the time of last use is written again.
  test.setClock(new Date(Date.now() + 10 * 60_000));
  expectBusy(await subscribe());
  expect((await read()).statusCode).toBe(200);
  expect((await test.visit().get('/api/jobs/')).statusCode).toBe(200);
  test.setClock(undefined);
  await runStatement(postgres.url, 'ALTER SYSTEM RESET default_transaction_read_only');
  await runStatement(postgres.url, 'SELECT pg_reload_conf()');
  await expectRecovery();
});

it('more connections than PostgreSQL allows are refused in order', async () => {
  const crowd: Client[] = [];
  const crowdIn = async () => {
    const client = new Client({ connectionString: postgres.url });
    client.on('error', () => undefined);
    const isIn = (await settle(client.connect())) === 'kept';
    if (isIn) crowd.push(client);
    return isIn;
  };
  for (let isFull = false; !isFull;) {
    proxy.reset();
    // PostgreSQL notices one by one that its clients have disconnected.
    while (await crowdIn());
    const answers = await Promise.all([read(), read(), subscribe()]);
    isFull = answers.every(({ statusCode }) => statusCode === 503);
    answers.filter(({ statusCode }) => statusCode >= 300).forEach(expectBusy);
  }
  await Promise.all(crowd.map((client) => client.end()));
  await expectRecovery();
});

it('a full disk of PostgreSQL takes no writes, and reads go on', async () => {
  await runStatement(postgres.url, 'TRUNCATE newsletter_subscriptions');
  await runStatement(postgres.url, 'CHECKPOINT');
  const { rows } = await test.dependencies.db.execute<{ path: string }>(
    sql`select current_setting('data_directory') || '/' || pg_relation_filepath('newsletter_subscriptions') as path`,
  );
  const [{ path } = { path: '' }] = rows;
  await postgres.halt('fast');
  await rename(path, `${path}.kept`);
  await symlink('/dev/full', path);
  await postgres.start();
  // Connections that ended with the old process are replaced one by one.
  while ((await read()).statusCode !== 200) await wait(20);
  expectBusy(await subscribe());
  expect((await read()).statusCode).toBe(200);
  await postgres.halt('fast');
  await rename(`${path}.kept`, path);
  await postgres.start();
  await expectRecovery();
});

it('a start waits for a PostgreSQL that is away, and says so', async () => {
  await postgres.halt('fast');
  const steps: string[] = [];
  const place = { dataDir: '', workerFile, migrationsFolder, onLost: () => undefined };
  const database = await openDatabase({ ...place, databaseUrl: postgres.url });
  const migrated = database.migrate((step) => steps.push(step));
  while (steps.length === 0) await wait(20);
  await postgres.start();
  await migrated;
  expect(steps[0]).toMatch(/^The database cannot be reached yet \(.+\): waiting for it$/);
  await database.close();
  await expectRecovery();
});
