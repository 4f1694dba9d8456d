import { setTimeout as wait } from 'node:timers/promises';
import { makeRandom } from '../../../tools/lib/seeded';
import { createBrowserClient } from '../../../tools/lib/browser-client';
import {
  applyTo,
  joinAsCandidate,
  joinAsCompany,
  publishJob,
  request,
  upload,
  type Account,
} from './accounts';
import { drawName, drawWord } from './words';

export interface MixedLoadOptions {
  readonly address: string;
  /** Deterministic: the same sequence sends the same requests. */
  readonly random: () => number;
  /** Duration after all clients have joined; then no request is sent, and pending ones finish. */
  readonly seconds: number;
}

/** Number of responses by activity and status, `visit 200` for example; status 0 means no response. */
export type Tally = Readonly<Record<string, number>>;

/** Sends one or several requests; resolves to the status of the last one. */
type Activity = (random: () => number) => Promise<number>;

/** Number of concurrent clients of each kind. */
const CLIENTS = { visit: 3, search: 4, read: 3, login: 1, candidate: 3, company: 2, listen: 6, upload: 1 };
const MAX_PAUSE_MS = 200;
/** Longer than any client's timeout. */
const TIMEOUT_MS = 10_000;
const MAX_LISTENING_MS = 10_000;

/**
 * The activities of a busy day, concurrently: visitors of rendered pages, searches with new words, logins,
 * candidates and companies that read and write, uploads, messages, and pages that listen for them.
 */
export async function runMixedLoad({ address, random, seconds }: MixedLoadOptions): Promise<Tally> {
  const tally: Record<string, number> = {};
  const company = await joinAsCompany(address, random);
  const candidate = await joinAsCandidate(address, random);
  const job = await publishJob(company, random);
  const application = await applyTo(candidate, job, random);
  const signal = AbortSignal.timeout(seconds * 1_000);
  const activities = listActivities({ address, company, candidate, job, application, signal });
  const clients = Object.entries(CLIENTS).flatMap(([name, count]) =>
    Array.from({ length: count }, () => ({
      name: name as keyof typeof CLIENTS,
      own: makeRandom(random() * 2 ** 32),
    })),
  );
  await Promise.all(
    clients.map(({ name, own }) =>
      repeat(activities[name], own, signal, (status) => {
        tally[`${name} ${status}`] = (tally[`${name} ${status}`] ?? 0) + 1;
      }),
    ),
  );
  return tally;
}

async function repeat(
  activity: Activity,
  random: () => number,
  signal: AbortSignal,
  note: (status: number) => void,
): Promise<void> {
  while (!signal.aborted) {
    note(await activity(random).catch(() => 0));
    await wait(random() * MAX_PAUSE_MS);
  }
}

interface Scene {
  readonly address: string;
  readonly company: Account;
  readonly candidate: Account;
  readonly job: number;
  readonly application: number;
  readonly signal: AbortSignal;
}

const pick = <Item>(random: () => number, ...items: Item[]) =>
  items[Math.floor(random() * items.length)] as Item;

function listActivities(scene: Scene): Record<keyof typeof CLIENTS, Activity> {
  const { address, company, candidate, job, application, signal } = scene;
  const get = ({ visitor }: Pick<Account, 'visitor'>, path: string, headers: Record<string, string> = {}) =>
    request(visitor, 'GET', path, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const anybody = { visitor: createBrowserClient(address) };
  const drawJob = (random: () => number) => 1 + Math.floor(random() * job);
  const drawRange = (random: () => number) => `min_salary=${Math.floor(random() * 9_000)}`;
  return {
    visit(random) {
      const pages = ['/', `/?page=${drawJob(random) % 30}`, `/?keyword=${drawWord(random)}`];
      return get(anybody, pick(random, ...pages, `/job/${drawJob(random)}`), { accept: 'text/html' });
    },
    search(random) {
      const words = Array.from({ length: 1 + Math.floor(random() * 3) }, () => drawWord(random)).join(' ');
      const more = pick(random, '', '', `&location=${drawWord(random)}`, `&${drawRange(random)}`);
      const list = pick(random, 'jobs', 'jobs', 'jobs', 'jobs/facets');
      return get(anybody, `/api/${list}/?keyword=${encodeURIComponent(words)}${encodeURI(more)}`);
    },
    read(random) {
      const id = drawJob(random);
      const paths = [`jobs/${id}`, `auth/jobproviders/${1 + (id % 30)}/jobs`, 'auth/jobproviders', 'jobs'];
      return get(anybody, `/api/${pick(random, ...paths)}/`, { 'user-agent': `soak ${drawName(random)}` });
    },
    async login(random) {
      await createBrowserClient(address).send(
        'POST',
        '/api/auth/login/',
        pick(random, company, candidate).credentials,
      );
      return 200;
    },
    async candidate(random) {
      if (random() < 0.05) {
        const newcomer = await joinAsCandidate(address, random);
        await applyTo(newcomer, await publishJob(company, random), random);
      }
      const paths = ['applications', 'me', 'attachments', `jobseekers`, `applications/${application}`];
      if (random() < 0.8) return get(candidate, `/api/auth/${pick(random, ...paths)}/`);
      return writeMessage(candidate, application, random);
    },
    async company(random) {
      if (random() < 0.1) {
        const body = { title: `Koch ${drawName(random)}` };
        return request(company.visitor, 'PATCH', `/api/auth/jobs/${job}/`, { body });
      }
      const paths = ['auth/applications', `auth/applications/${application}`, 'messages', 'auth/jobseekers'];
      if (random() < 0.8) return get(company, `/api/${pick(random, ...paths)}/`);
      return writeMessage(company, application, random);
    },
    listen: (random) =>
      listen(pick(random, company, candidate), Math.floor(random() * MAX_LISTENING_MS), signal),
    upload: (random) => upload(candidate, random),
  };
}

function writeMessage({ visitor }: Account, application: number, random: () => number): Promise<number> {
  const text = Array.from({ length: 20 }, () => drawName(random)).join(' ');
  return request(visitor, 'POST', '/api/messages/', { body: { application, subject: '', body: text } });
}

/** A page that listens for messages for a while, and is then closed. */
async function listen({ visitor }: Account, milliseconds: number, stop: AbortSignal): Promise<number> {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  const timer = setTimeout(leave, milliseconds);
  stop.addEventListener('abort', leave);
  const options = { headers: { accept: 'text/event-stream' }, signal: leaving.signal };
  try {
    return await request(visitor, 'GET', '/api/events/', options);
  } catch (error) {
    if (leaving.signal.aborted) return 200;
    throw error;
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', leave);
  }
}
