import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserClient } from '../lib/browser-client';
import { joinAsCompany, makeJobBody } from './accounts';
import { launchServer } from './launch-server';

/** Expected state of a job: the acknowledged title, and the title in flight when the server was killed. */
interface Written {
  readonly id: number;
  title: string;
  pending: string | undefined;
}

/** One writer per job, so that its last title is known. */
const WRITERS = 4;
/** Upper bound of the delay between the first acknowledgement and the kill. */
const MAX_MS = 1_000;

/**
 * `acknowledged` is the number of writes made before this kill; all writes acknowledged so far are verified
 * after it.
 */
export type KillFigures = { readonly acknowledged: number };

interface KillRig {
  run(step: number, random: () => number): Promise<KillFigures>;
  close(): Promise<void>;
}

/**
 * A server on the embedded database with four writers. Each step kills it with SIGKILL while it writes, starts it over
 * the same folder, and rejects when an acknowledged write is missing.
 */
export async function openKillRig(): Promise<KillRig> {
  const jobs: Written[] = [];
  const server = await launchServer();
  const company = await joinAsCompany(server.address, 'alta');

  async function run(_step: number, random: () => number): Promise<KillFigures> {
    const firstAnswer = new EventEmitter();
    const hasAnswered = once(firstAnswer, 'acknowledged');
    const writing = Promise.all(
      Array.from({ length: WRITERS }, () =>
        writeUntilKilled(
          company,
          jobs,
          random,
          () => server.process.killed,
          () => firstAnswer.emit('acknowledged'),
        ),
      ),
    );
    // Also ends if a write fails before any was acknowledged.
    await Promise.race([hasAnswered, writing]);
    await wait(random() * MAX_MS);
    await server.kill();
    const acknowledged = (await writing).reduce((sum, count) => sum + count, 0);
    await server.start();
    company.setAddress(server.address);
    await Promise.all(processInParallel(jobs, (job) => expectWritten(company, job)));
    return { acknowledged };
  }

  return { run, close: () => server.remove() };
}

/** Posts and retitles jobs without a pause; resolves to the number of acknowledged writes. */
async function writeUntilKilled(
  company: BrowserClient,
  jobs: Written[],
  random: () => number,
  isKilled: () => boolean,
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
      if (isKilled()) return count;
      throw error;
    }
  }
}

async function post(company: BrowserClient, jobs: Written[], title: string): Promise<Written> {
  const { id } = await company.send<{ id: number }>('POST', '/api/jobs/', makeJobBody(title));
  const job: Written = { id, title, pending: undefined };
  jobs.push(job);
  return job;
}

async function retitle(company: BrowserClient, job: Written, title: string): Promise<void> {
  job.pending = title;
  await company.send('PATCH', `/api/auth/jobs/${job.id}/`, { title });
  job.title = title;
  job.pending = undefined;
}

async function expectWritten(company: BrowserClient, job: Written): Promise<void> {
  const { title } = await company.send<{ title: string }>('GET', `/api/jobs/${job.id}/`);
  if (title !== job.title && title !== job.pending)
    throw new Error(`Job ${job.id} was acknowledged as "${job.title}" and is "${title}".`);
  job.title = title;
  job.pending = undefined;
}

/** Processes the list in eight parallel lanes. */
function processInParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void>[] {
  const queue = items.values();
  return Array.from({ length: 8 }, async () => {
    for (const item of queue) await work(item);
  });
}
