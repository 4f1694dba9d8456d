import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserClient } from '../lib/browser-client';

/** A request that did not succeed, and its outcome. */
export interface FailedRequest {
  readonly asked: string;
  /** A status, or the code of the connection's error. */
  readonly outcome: number | string;
  readonly at: number;
}

export interface LoadResult {
  readonly reads: number;
  /** Titles of the jobs that the server has acknowledged. */
  readonly acknowledged: readonly string[];
  readonly failed: readonly FailedRequest[];
}

export interface LoadOptions {
  readonly address: string;
  /** The company that owns the written jobs. */
  readonly company: BrowserClient;
  readonly writers: number;
  readonly readers: number;
  /** Prefix of the titles, unique per load. */
  readonly name: string;
  /** Upper bound of the pause between two requests of one client. */
  readonly pauseMs: number;
  readonly random: () => number;
}

export interface Load {
  /** Totals so far: acknowledged writes, answered requests, failed requests. */
  countWrites(): number;
  countAnswered(): number;
  countFailed(): number;
  stop(): Promise<LoadResult>;
}

const POSTING = { description: 'You cook.', location: 'Bern', type: 'permanent', salary_type: 'monthly' };
const TERMS = { activity_rate: 80, salary: '5200.00', start_date: '2030-01-01' };
const READS = [
  '/api/jobs/?page_size=6',
  '/api/jobs/?search=cook',
  '/api/auth/jobproviders/',
  '/robots.txt',
  '/api/auth/regions/',
];

/**
 * Reads and writes continuously, each client on its own keep-alive connection. `stop` waits for pending
 * requests.
 */
export function startLoad(options: LoadOptions): Load {
  const { address, company, writers, readers, name, pauseMs, random } = options;
  const acknowledged: string[] = [];
  const failed: FailedRequest[] = [];
  let reads = 0;
  let isOver = false;

  async function work(each: (agent: Agent, count: number) => Promise<void>): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let count = 0; !isOver; count += 1) {
      await each(agent, count);
      await wait(random() * pauseMs);
    }
    agent.destroy();
  }

  async function ask(agent: Agent, method: string, path: string, body?: string): Promise<boolean> {
    const outcome = await send(new URL(path, address), { agent, method, headers: company.headers() }, body);
    const isDone = typeof outcome === 'number' && outcome < 400;
    if (!isDone) failed.push({ asked: `${method} ${path}`, outcome, at: Date.now() });
    // Avoids a tight loop while the server is unreachable.
    if (typeof outcome === 'string') await wait(20);
    return isDone;
  }

  const write = (writer: number) => async (agent: Agent, count: number) => {
    const title = `${name} ${writer} ${count}`;
    const body = JSON.stringify({ title, ...POSTING, ...TERMS });
    if (await ask(agent, 'POST', '/api/jobs/', body)) acknowledged.push(title);
  };
  const read = async (agent: Agent) => {
    const path = READS[Math.floor(random() * READS.length)] ?? '/';
    if (await ask(agent, 'GET', path)) reads += 1;
  };

  const all = Promise.all([
    ...Array.from({ length: writers }, (_, writer) => work(write(writer))),
    ...Array.from({ length: readers }, () => work(read)),
  ]);
  return {
    countWrites: () => acknowledged.length,
    countAnswered: () => reads + acknowledged.length,
    countFailed: () => failed.length,
    async stop() {
      isOver = true;
      await all;
      return { reads, acknowledged, failed };
    },
  };
}

interface Asking {
  readonly agent: Agent;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Resolves to the status of a complete response, or to the error code. */
function send(url: URL, { headers, ...how }: Asking, body = ''): Promise<number | string> {
  const type = body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve) => {
    const call = request(url, { ...how, headers: { ...headers, ...(type || {}) } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', () => resolve('cut'));
    });
    call.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    call.end(body);
  });
}

/** The titles of all jobs of the company, as the server has them. */
export async function readTitles(company: BrowserClient): Promise<string[]> {
  const [profile] = await company.send<readonly { id: number }[]>('GET', '/api/auth/jobproviders/');
  const titles: string[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/api/auth/jobproviders/${profile?.id}/jobs/?page_size=100&page=${page}`;
    const jobs = await company.send<readonly { title: string }[]>('GET', path);
    titles.push(...jobs.map(({ title }) => title));
    if (jobs.length < 100) return titles;
  }
}
