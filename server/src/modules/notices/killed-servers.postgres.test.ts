import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import { inTransaction } from '../../db/database';
import { defineTask } from '../../tasks/task-kind';
import { startTestApp } from '../../testing/index';
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtp-server';
import { cacheFolder, serverFolder } from '../../testing/test-paths';

const EVENTS = 60;
const ROUNDS = 6;
const script = join(cacheFolder, 'notifying-server.mjs');
const test = startTestApp();
let smtp: TestSmtpServer;

beforeAll(async () => {
  smtp = await startSmtpServer();
  await build({
    entryPoints: [join(serverFolder, 'src/testing/notifying-server.ts')],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    alias: { '@metier/sdk/rules': join(serverFolder, '../shared/src/rules/index.ts') },
    packages: 'external',
  });
});
afterAll(() => smtp.close());

/** A server whose clock is set ahead, so that what a killed one has left is due. */
async function startServer(days: number): Promise<ChildProcess> {
  const DATABASE_URL = test.dependencies.config.databaseUrl ?? '';
  const env = { ...process.env, DATABASE_URL, SMTP_URL: smtp.url, DAYS: String(days) };
  const server = fork(script, { env, execArgv: [] });
  await once(server, 'message');
  return server;
}

async function kill(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

async function count(what: string): Promise<number> {
  const { rows } = await test.dependencies.db.execute(`select count(*)::int as count from ${what}`);
  return Number(rows[0]?.count);
}

it('with two servers and kill -9 every event makes one notice and at most one mail', async () => {
  const { user } = await test.join('job_seeker');
  const kind = defineTask<{ account: number }>('test-event');
  await inTransaction(test.dependencies.db, async (tx) => {
    for (let key = 1; key <= EVENTS; key += 1)
      await test.dependencies.tasks.schedule(tx, kind, {
        key: String(key),
        dueAt: test.dependencies.clock(),
        payload: { account: user.id },
      });
  });
  // The outbox of this process must not help.
  await test.dependencies.mail.stop();

  const isOver = async () =>
    (await count("tasks where next_attempt_at is not null and kind = 'test-event'")) === 0 &&
    (await count('outbox where next_attempt_at is not null')) === 0;
  let killed = 0;
  for (let round = 0; round < ROUNDS && !(await isOver()); round += 1) {
    const servers = await Promise.all([startServer(round), startServer(round)]);
    await wait(20 + 25 * round);
    await Promise.all(servers.map(kill));
    killed += servers.length;
  }
  expect(killed).toBeGreaterThanOrEqual(4);
  for (let day = ROUNDS; !(await isOver()); day += 1) {
    const server = await startServer(day);
    for (let tries = 0; tries < 40 && !(await isOver()); tries += 1) await wait(50);
    await kill(server);
  }

  expect(await count(`notices where user_id = ${user.id}`)).toBe(EVENTS);
  const subjects = smtp.mails.map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(subjects.length);
  const [sent, uncertain] = [
    await count('outbox where sent_at is not null'),
    await count('outbox where sent_at is null'),
  ];
  expect(sent + uncertain).toBe(EVENTS);
  expect(subjects.length).toBeGreaterThanOrEqual(sent);
  expect(subjects.length).toBeLessThanOrEqual(EVENTS);
}, 120_000);
