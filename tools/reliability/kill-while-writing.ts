import { fork, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../lib/root';
import { waitUntilReady } from '../lib/server-process';
import { makeVisitor, type Visitor } from '../lib/visitor';
import { joinAsCompany } from './join-as-company';
import type { ReliabilityRig } from './lib/part';

/** A job as its writer knows it: what the server has acknowledged, and what was on its way when it was killed. */
interface Written {
  readonly id: number;
  title: string;
  pending: string | undefined;
}

/** Each job has one writer, so that its last title is known. */
const WRITERS = 4;
/** The server is killed this long after its first acknowledgement, or sooner. */
const LONGEST_MS = 1_000;

/** `acknowledged` writes were made before this kill; all writes acknowledged so far were there after it. */
export type KillFigures = { readonly acknowledged: number };

/**
 * A server on the embedded database with four writers. Each step kills it with SIGKILL while it writes, starts it over
 * the same folder, and rejects when an acknowledged write is missing.
 */
export async function openKillRig(): Promise<ReliabilityRig<KillFigures>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'metier-kill-'));
  const jobs: Written[] = [];
  let running = await startServer(dataDir);
  const company = makeVisitor(running.address);
  await joinAsCompany(company);

  async function run(_step: number, random: () => number): Promise<KillFigures> {
    const { server } = running;
    const hasExited = once(server, 'exit');
    const firstAnswer = new EventEmitter();
    const hasAnswered = once(firstAnswer, 'acknowledged');
    const writing = Promise.all(
      Array.from({ length: WRITERS }, () =>
        writeUntilKilled(company, jobs, random, server, () => firstAnswer.emit('acknowledged')),
      ),
    );
    // A write that fails before any was acknowledged ends the wait, too.
    await Promise.race([hasAnswered, writing]);
    await wait(random() * LONGEST_MS);
    server.kill('SIGKILL');
    await hasExited;
    const acknowledged = (await writing).reduce((sum, count) => sum + count, 0);
    running = await startServer(dataDir);
    company.follow(running.address);
    await Promise.all(inLanes(jobs, (job) => expectWritten(company, job)));
    return { acknowledged };
  }

  return {
    run,
    async close() {
      running.server.kill('SIGKILL');
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function startServer(dataDir: string): Promise<{ server: ChildProcess; address: string }> {
  const settings = {
    DATA_DIR: dataDir,
    PORT: '0',
    SEED_DEMO: '0',
    PUBLISH_LOCAL_BUILDS: 'never',
    THROTTLES: 'off',
    LOG_LEVEL: 'error',
  };
  const server = fork(join(ROOT, 'server/dist/main.js'), {
    cwd: ROOT,
    execArgv: [],
    env: { PATH: process.env.PATH, ...settings },
  });
  const failed = once(server, 'exit').then(() => {
    throw new Error('The server ended while it was starting.');
  });
  const { address } = await Promise.race([waitUntilReady(server), failed]);
  failed.catch(() => {});
  return { server, address };
}

const POSTING = { description: 'You cook.', location: 'Bern', type: 'permanent', salary_type: 'monthly' };
const TERMS = { activity_rate: 80, salary: '5200.00', start_date: '2030-01-01' };

/** Posts and retitles jobs without a pause; gives how many of these writes were acknowledged. */
async function writeUntilKilled(
  company: Visitor,
  jobs: Written[],
  random: () => number,
  server: ChildProcess,
  onAcknowledged: () => void,
): Promise<number> {
  const own: Written[] = [];
  for (let count = 0; ; count += 1) {
    const title = `Cook ${Math.floor(random() * 1e9)}`;
    const job = random() < 0.5 ? own[Math.floor(random() * own.length)] : undefined;
    try {
      if (job) await retitle(company, job, title);
      else own.push(await post(company, jobs, title));
      onAcknowledged();
    } catch (error) {
      if (server.killed) return count;
      throw error;
    }
  }
}

async function post(company: Visitor, jobs: Written[], title: string): Promise<Written> {
  const body = { title, ...POSTING, ...TERMS };
  const { id } = await company.send<{ id: number }>('POST', '/api/jobs/', body);
  const job: Written = { id, title, pending: undefined };
  jobs.push(job);
  return job;
}

async function retitle(company: Visitor, job: Written, title: string): Promise<void> {
  job.pending = title;
  await company.send('PATCH', `/api/auth/jobs/${job.id}/`, { title });
  job.title = title;
  job.pending = undefined;
}

async function expectWritten(company: Visitor, job: Written): Promise<void> {
  const { title } = await company.send<{ title: string }>('GET', `/api/jobs/${job.id}/`);
  if (title !== job.title && title !== job.pending)
    throw new Error(`Job ${job.id} was acknowledged as "${job.title}" and is "${title}".`);
  job.title = title;
  job.pending = undefined;
}

/** Works through the list with a few hands. */
function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void>[] {
  const queue = items.values();
  return Array.from({ length: 8 }, async () => {
    for (const item of queue) await work(item);
  });
}
