import { Agent, get } from 'node:http';
import { createBrowserClient, type BrowserClient } from '../../../tools/lib/browser-client';
import type { Running } from '../lib/server';
import { load, summarize, timeSequentially, type LoadStats } from './load';
import { runPgbench } from './processes';
import { HOME, PLACE, SEARCHES } from './searches';

export interface Targets {
  readonly databaseUrl: string;
  /** The server with its response caches, and without. */
  readonly cached: Running;
  readonly uncached: Running;
  readonly rivals: Running;
  readonly seconds: number;
}

export type LoadFigures = Readonly<Record<string, LoadStats>>;

const PAGES = Array.from({ length: 90 }, (_, index) => index + 1);
const CONNECTIONS = 16;

const agent = new Agent({ keepAlive: true });

/** Resolves once the whole response is read; rejects if its status is not 200. */
const read = (url: string) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url}: ${response.statusCode}`));
      });
    }).once('error', reject);
  });

/** Warm-up requests: a new process has compiled nothing yet, and its connections have no query plans. */
const WARM_UP = 300;
const TIMES = 500;

/** A server on one board, with response caches disabled. */
export interface Site {
  readonly jobs: number;
  readonly address: string;
}

/**
 * One client, caches disabled: the cost of a search for a warm server. The boards are interleaved, so that
 * load spikes of the machine affect all of them.
 */
export async function measureLatencies(sites: readonly Site[]): Promise<LoadFigures[]> {
  const figures = sites.map((): Record<string, LoadStats> => ({}));
  for (const [name, path] of Object.entries(SEARCHES)) {
    const asks = sites.map(
      ({ address, jobs }) =>
        (time: number) =>
          read(address + path(time, jobs)),
    );
    for (const [at, taken] of (await timeInTurn(asks)).entries())
      Object.assign(figures[at] ?? {}, { [name]: taken });
  }
  const ids = await Promise.all(sites.map(({ address }) => listIds(address)));
  const asks = sites.map(({ address }, at) => {
    const own = ids[at] ?? [];
    return (time: number) => read(`${address}/api/jobs/${own[time % own.length]}/`);
  });
  for (const [at, detail] of (await timeInTurn(asks)).entries()) Object.assign(figures[at] ?? {}, { detail });
  return figures;
}

async function timeInTurn(asks: readonly ((time: number) => Promise<void>)[]): Promise<LoadStats[]> {
  const taken = asks.map((): number[] => []);
  for (let time = 0; time < WARM_UP + TIMES; time += 1) {
    for (const [at, ask] of asks.entries()) {
      const { median } = await timeSequentially(1, () => ask(time));
      if (time >= WARM_UP) taken[at]?.push(median);
    }
  }
  return taken.map(summarize);
}

async function listIds(address: string): Promise<number[]> {
  const response = await fetch(`${address}/api/jobs/?page_size=100`);
  return ((await response.json()) as { id: number }[]).map(({ id }) => id);
}

/** Home pages over sixteen connections, interleaved with the comparison targets, in two rounds. */
export async function measureThroughput(targets: Targets): Promise<LoadFigures> {
  const { cached, uncached, rivals, seconds, databaseUrl } = targets;
  const pages = PAGES.map((page) => `${HOME}&page=${page}`);
  const byHand = PAGES.map((page) => `/home?page=${page}`);
  const inOne = PAGES.map((page) => `/home-in-one?page=${page}`);
  const runs: Readonly<Record<string, [Running, readonly string[]]>> = {
    'static JSON': [rivals, ['/static']],
    'home, cached': [cached, [HOME]],
    'by hand, one page': [rivals, ['/home?page=1']],
    'home, nothing kept, one page': [uncached, [HOME]],
    'by hand, 90 pages': [rivals, byHand],
    'by hand in one, 90 pages': [rivals, inOne],
    'home, nothing kept, 90 pages': [uncached, pages],
    mix: [cached, [...pages.slice(0, 4), `${HOME}&keyword=nacht`, `${HOME}&${PLACE}`, '/api/jobs/facets/']],
  };
  const best: Record<string, LoadStats> = {};
  for (let round = 0; round < 2; round += 1) {
    for (const [name, [{ address, readWork }, paths]] of Object.entries(runs)) {
      const figures = await load({ address, paths, connections: CONNECTIONS, seconds, readWork });
      if (figures.perSecond > (best[name]?.perSecond ?? 0)) best[name] = figures;
    }
  }
  const perSecond = await runPgbench(databaseUrl, CONNECTIONS, seconds);
  if (perSecond) best['pgbench, the ids of a page'] = { median: NaN, p99: NaN, perSecond, refused: 0 };
  return best;
}

/** Latency of the home page while sixteen clients send different searches that scan the whole board. */
export async function measureUnderScans({ cached, uncached, seconds }: Targets): Promise<LoadFigures> {
  const figures: Record<string, LoadStats> = {};
  for (const [name, { address }] of Object.entries({ cached, 'nothing kept': uncached })) {
    const time = () => measureFor(seconds, () => read(address + HOME));
    await time();
    figures[`home alone, ${name}`] = await time();
    const fire = load({ address, paths: listPathological(), connections: 16, seconds: seconds + 2 });
    figures[`home under 16 bad searches, ${name}`] = await time();
    figures[`the bad searches, ${name}`] = await fire;
  }
  return figures;
}

/**
 * Repeats the request as often as fits into this number of seconds, estimated from 50 requests; at least 50
 * and at most 20,000 times.
 */
async function measureFor(seconds: number, ask: () => Promise<unknown>): Promise<LoadStats> {
  const { perSecond } = await timeSequentially(50, ask);
  return timeSequentially(Math.max(50, Math.min(20_000, Math.floor(perSecond * seconds))), ask);
}

/** Narrow ranges that no index supports. */
const listPathological = () =>
  Array.from({ length: 2_000 }, (_, index) => {
    const salary = 4_000.01 + index;
    return `${HOME}&min_salary=${salary}&max_salary=${salary + 0.5}&start_date=2024-01-01`;
  });

/** A candidate applies, and an employer changes the status of the received application. */
export async function measureWrites({ cached: { address } }: Targets): Promise<LoadFigures> {
  const times = 60;
  const stamp = Date.now().toString(36);
  const employer = await join(
    address,
    `employer-${stamp}`,
    'job_provider',
    '/api/auth/jobproviders/',
    COMPANY,
  );
  const seeker = await join(address, `seeker-${stamp}`, 'job_seeker', '/api/auth/jobseekers/', PERSON);
  const jobs: number[] = [];
  const applications: number[] = [];
  const publish = await timeSequentially(times, async () => {
    jobs.push((await employer.send<{ id: number }>('POST', '/api/jobs/', JOB)).id);
  });
  const apply = await timeSequentially(times, async (time) => {
    const body = { job_id: jobs[time], ...ANSWERS };
    applications.push((await seeker.send<{ id: number }>('POST', '/api/auth/applications/', body)).id);
  });
  const status = await timeSequentially(times, (time) =>
    employer.send('PATCH', `/api/auth/applications/${applications[time]}/update-status/`, {
      status: 'reviewed',
    }),
  );
  return { publish, apply, status };
}

async function join(
  address: string,
  username: string,
  role: string,
  path: string,
  profile: object,
): Promise<BrowserClient> {
  const visitor = createBrowserClient(address);
  const password = 'correct horse battery';
  const account = { username, email: `${username}@example.ch`, account_type: role };
  await visitor.send('POST', '/api/auth/register/', { ...account, password1: password, password2: password });
  await visitor.send('POST', path, profile);
  return visitor;
}

const COMPANY = {
  company_name: 'Alta',
  company_address: 'Gasse 1',
  company_city: 'Bern',
  company_postal_code: '3000',
  company_region: 'BE',
};
const PERSON = {
  firstname: 'Léa',
  lastname: 'Muster',
  birthdate: '2001-04-12',
  address: 'Rue du Lac 4',
  city: 'Lausanne',
  postal_code: '1003',
  region: 'VD',
};
const JOB = {
  title: 'Cook',
  description: 'You cook. '.repeat(100),
  location: 'Bern, BE',
  type: 'permanent',
  salary: '5200.00',
  salary_type: 'monthly',
  activity_rate: 80,
  start_date: '2030-01-01',
};
const ANSWERS = {
  first_name: 'Léa',
  last_name: 'Muster',
  email: 'lea@example.ch',
  phone: '+41 79 555 01 02',
  experience: '1-3',
  availability: '2030-02-01',
  salary_expectation: '5100',
};
