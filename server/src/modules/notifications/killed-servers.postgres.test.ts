import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import { inTransaction } from '../../db/database';
import { defineTask } from '../../tasks/task-kind';
import { inLab } from '../../testing/depth';
import { applyTo, joinCompany, joinSeeker, pauseJob, publishJob, readOk } from '../../testing/fixtures';
import { startTestApp } from '../../testing/index';
import { startSmtpServer, type TestSmtpServer } from '../../testing/services/smtp-server';
import { cacheFolder, serverFolder } from '../../testing/test-paths';
import { createInterviewScene } from '../interviews/testing/interview-scene';

const EVENTS = 60;
/** More than one task takes. */
const FOLLOWERS = 700;
const MAILED = 20;
const ROUNDS = inLab(3, 1);
const START = Date.now();
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** When everything is due: the reminder a day before the interview is the last. */
const DUE = START + 9 * DAY_MS;
/** Packages that load files beside them. */
const EXTERNAL_PACKAGES = [
  '@aws-sdk/*',
  '@electric-sql/*',
  '@node-rs/argon2',
  'pdfkit',
  'pg-native',
  'sharp',
];
const script = join(cacheFolder, 'notifying-server.mjs');
const test = startTestApp();
const running: ChildProcess[] = [];
let smtp: TestSmtpServer;

beforeAll(async () => {
  smtp = await startSmtpServer();
  const shared = join(serverFolder, '../shared/src');
  await build({
    entryPoints: [join(serverFolder, 'src/testing/notifying-server.ts')],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    alias: {
      '@metier/sdk/contract': join(shared, 'contract/index.ts'),
      '@metier/sdk/rules': join(shared, 'rules/index.ts'),
    },
    external: EXTERNAL_PACKAGES,
    // CommonJS packages load the modules of Node.js with `require`, which an ES module does not have.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
});
afterAll(async () => {
  // A failed test leaves its server running.
  await Promise.all(running.map(kill));
  await smtp.close();
});

/** A server whose clock is set to this time. */
async function startServer(now: number): Promise<ChildProcess> {
  const DATABASE_URL = test.dependencies.config.databaseUrl ?? '';
  const env = { ...process.env, DATABASE_URL, SMTP_URL: smtp.url, NOW: new Date(now).toISOString() };
  const server = fork(script, { env, execArgv: [] });
  running.push(server);
  const hasEnded = once(server, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${String(code)} before it was ready.`);
  });
  await Promise.race([once(server, 'message'), hasEnded]);
  // Its later end is the test's own doing.
  hasEnded.catch(() => undefined);
  return server;
}

async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

async function count(what: string): Promise<number> {
  const { rows } = await test.dependencies.db.execute(`select count(*)::int as count from ${what}`);
  return Number(rows[0]?.count);
}

/**
 * Runs two servers at a time and kills them amid their work, from this time on, until nothing is due. Each round is an
 * hour later, so that what a killed server has left is due.
 */
async function runAndKill(from: number): Promise<void> {
  const isOver = async (now: number) => {
    const due = `next_attempt_at <= '${new Date(now).toISOString()}'`;
    // A running task is not due, but may schedule another one.
    const isOpen = `done_at is null and (${due} or attempts > 0)`;
    return (await count(`tasks where ${isOpen}`)) === 0 && (await count(`outbox where ${due}`)) === 0;
  };
  expect(await isOver(from)).toBe(false);
  for (let round = 0; round < ROUNDS; round += 1) {
    const now = from + round * HOUR_MS;
    const servers = await Promise.all([startServer(now), startServer(now)]);
    await wait(20 + 40 * round);
    await Promise.all(servers.map(kill));
  }
  const end = from + ROUNDS * HOUR_MS;
  const server = await startServer(end);
  while (!(await isOver(end))) await wait(50);
  await kill(server);
}

/** Events of one account, scheduled as tasks. */
async function scheduleEvents(): Promise<number> {
  const { user } = await test.join('job_seeker');
  const kind = defineTask<{ account: number }>('test-event');
  await inTransaction(test.dependencies.db, async (tx) => {
    for (let key = 1; key <= EVENTS; key += 1)
      await test.dependencies.tasks.schedule(tx, kind, {
        key: String(key),
        dueAt: new Date(START + DAY_MS),
        payload: { account: user.id },
      });
  });
  return user.id;
}

/** Followers of a company; some of them are mailed. */
async function joinFollowers(company: number): Promise<void> {
  await test.dependencies.db.execute(`
    with people as (
      insert into users (username, email, email_confirmed_at, account_type, password_hash)
      select 'crowd' || n, 'crowd' || n || '@post.example', now(), 'job_seeker', '' from generate_series(1, ${FOLLOWERS}) n
      returning id
    ), choices as (
      insert into notice_settings (user_id, kind, page, mail)
      select id, 'company-jobs', true, case when row_number() over (order by id) <= ${MAILED} then 'now' else 'none' end
      from people
    )
    insert into follows (jobprovider_id, user_id, created_at) select ${company}, id, '2020-01-01' from people`);
}

/** One of each kind of task that candidates and companies notice. */
async function scheduleAll() {
  const interviews = createInterviewScene(test);
  const slots = [new Date(START + 10 * DAY_MS).toISOString()];
  const { seeker: invited, interview } = await interviews.offerOne({ slots });
  readOk(await interviews.book(invited, interview));

  const company = await joinCompany(test);
  await joinFollowers(company.profile.id);
  const open = await publishJob(company, { title: 'Baker' });
  const [rejected, waiting, left] = [await joinSeeker(test), await joinSeeker(test), await joinSeeker(test)];
  const moved = await applyTo(rejected, open);
  await applyTo(waiting, open);
  const closing = await publishJob(company, { title: 'Weaver' });
  await applyTo(left, closing);
  await pauseJob(company, closing);
  const body = { applications: [moved.id], status: 'rejected', message: 'Not this time.' };
  readOk(await company.post('/api/auth/planned-moves/', body));

  const alert = { name: 'Coopers', rhythm: 'now', query: { keyword: 'cooper' } };
  readOk(await waiting.post('/api/alerts/', alert));
  await publishJob(company, { title: 'Cooper' });
  return { invited, company, rejected, waiting, left, moved, open };
}

it('with two servers and kill -9 everything takes effect once, with at most one mail', async () => {
  const account = await scheduleEvents();
  const { invited, company, rejected, waiting, left, moved, open } = await scheduleAll();
  // Scheduler and outbox of this process must not help.
  await test.dependencies.tasks.stop();
  await test.dependencies.mail.stop();
  await test.dependencies.db.execute("delete from outbox where kind = 'email-confirm'");
  const own = await count('outbox where sent_at is not null');
  // Moves, alerts and events first; reminders and closing letters days later.
  await runAndKill(START + DAY_MS);
  await runAndKill(DUE);

  const countNotifications = (kind: string, id: number) =>
    count(`notices where kind = '${kind}' and user_id = ${id}`);
  expect(await countNotifications('message-received', account)).toBe(EVENTS);
  expect({
    moves: await count(`application_moves where application_id = ${moved.id} and to_status = 'rejected'`),
    messages: await count(`messages where application_id = ${moved.id}`),
    rejected: await countNotifications('status-changed', rejected.user.id),
    closed: await countNotifications('job-closed', left.user.id),
    reminded: await count(
      `notices where kind = 'applications-waiting' and user_id = ${company.user.id} and data ->> 'jobId' = '${open.id}'`,
    ),
    invited: await countNotifications('interview-reminder', invited.user.id),
    alerted: await countNotifications('job-alert', waiting.user.id),
    followers: await count("notices where kind = 'company-jobs'"),
    mailed: await count("outbox where kind = 'company-jobs'"),
  }).toEqual({
    moves: 1,
    messages: 1,
    rejected: 1,
    closed: 1,
    reminded: 1,
    invited: 1,
    alerted: 1,
    followers: FOLLOWERS,
    mailed: MAILED,
  });

  const ids = smtp.mails.map(({ headers }) => headers.get('message-id'));
  expect(new Set(ids).size).toBe(ids.length);
  const [sent, uncertain] = [
    await count('outbox where sent_at is not null'),
    await count('outbox where sent_at is null'),
  ];
  expect(await count("outbox where event_key like 'test-event:%'")).toBe(EVENTS);
  expect(ids.length).toBeGreaterThanOrEqual(sent - own);
  expect(ids.length).toBeLessThanOrEqual(sent - own + uncertain);
});
