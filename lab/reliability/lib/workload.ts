import { setTimeout as wait } from 'node:timers/promises';
import { makeRandom } from '../../../tools/lib/seeded';
import type { BrowserClient } from '../../../tools/lib/browser-client';
import { ANSWERS, joinAsCompany, joinAsSeeker, makeJobBody } from '../../../tools/server-life/accounts';
import { attempt, UNKNOWN, type AttemptCount, type AttemptRules } from './attempt';
import { expectAcknowledged, makeDocument, type AcknowledgedWrite, type Job } from './acknowledged-writes';

export type WorkFigures = {
  readonly acknowledged: number;
  readonly busy: number;
  readonly slowestMs: number;
};

/** Kinds of writes: `apply` uploads a resume, `attach` a document of the library. */
export type WriteKind = 'post' | 'retitle' | 'apply' | 'attach' | 'move' | 'message';

export const EVERY_WRITE: readonly WriteKind[] = ['post', 'retitle', 'apply', 'attach', 'move', 'message'];

export interface WorkloadOptions {
  readonly address: string;
  readonly lanes: number;
  /** Chosen at random; a repeated kind is chosen more often. */
  readonly writes: readonly WriteKind[];
  readonly rules: AttemptRules;
}

/** Companies and candidates who write without a pause, with a record of every acknowledged write. */
export interface Workload {
  /** Writes until the signal is aborted. Rejects on a response that the rules do not allow. */
  write(random: () => number, signal: AbortSignal): Promise<WorkFigures>;
  /** Total number of acknowledged writes. */
  readonly acknowledged: number;
  /**
   * Rejects unless the acknowledged writes can be read back: all since the last call, and up to `sample` of
   * the earlier ones.
   */
  verify(random: () => number, sample?: number): Promise<void>;
  /** Continues at the server's new address. */
  follow(address: string): void;
  /** The candidates, and the acknowledged documents in the library of each. */
  readonly libraries: readonly { readonly seeker: BrowserClient; readonly documents: readonly number[] }[];
}

interface Lane {
  readonly company: BrowserClient;
  readonly seeker: BrowserClient;
  readonly jobs: Job[];
  readonly applications: number[];
  readonly documents: number[];
}

/** Delay before a refused writer retries, as a page would. */
const PAUSE_MS = 50;

/** Registers a company and a candidate for each lane, and posts a job. */
export async function openWorkload({ address, lanes, writes, rules }: WorkloadOptions): Promise<Workload> {
  const facts: AcknowledgedWrite[] = [];
  let verified = 0;
  let acknowledged = 0;
  const all = await Promise.all(Array.from({ length: lanes }, (_, at) => openLane(address, at)));
  const count = (): AttemptCount => ({ acknowledged: 0, busy: 0, slowestMs: 0 });
  for (const lane of all) await make(lane, 'post', makeRandom(1), count());

  async function make(lane: Lane, write: WriteKind, random: () => number, counting: AttemptCount) {
    const before = counting.acknowledged;
    const fact = await WRITES[write](lane, random, (visitor, ...request) =>
      attempt(visitor, request, rules, counting),
    );
    acknowledged += counting.acknowledged - before;
    if (fact) facts.push(fact);
    if (counting.acknowledged === before) await wait(PAUSE_MS);
  }

  return {
    get acknowledged() {
      return acknowledged;
    },
    async write(random, signal) {
      const counting = count();
      const broken = new AbortController();
      const work = async (lane: Lane, own: () => number) => {
        while (!signal.aborted && !broken.signal.aborted)
          await make(lane, pick(writes, own) ?? 'post', own, counting);
      };
      const seeds = all.map(() => makeRandom(random() * 2 ** 32));
      const working = all.map((lane, at) => work(lane, seeds[at] ?? random));
      for (const lane of working) lane.catch(() => broken.abort());
      // All writers have stopped before this rejects.
      await Promise.allSettled(working);
      await Promise.all(working);
      return counting;
    },
    async verify(random, sample = 300) {
      const older = Array.from({ length: sample }, () => facts[Math.floor(random() * verified)]);
      const chosen = new Set([...facts.slice(verified), ...older].filter((fact) => fact !== undefined));
      verified = facts.length;
      const queue = chosen.values();
      await Promise.all(
        all.map(async () => {
          for (const fact of queue) await expectAcknowledged(fact);
        }),
      );
    },
    follow: (next) =>
      all.forEach(({ company, seeker }) => [company, seeker].forEach((one) => one.setAddress(next))),
    libraries: all,
  };
}

async function openLane(address: string, at: number): Promise<Lane> {
  const company = await joinAsCompany(address, `company-${at}`);
  const seeker = await joinAsSeeker(address, `seeker-${at}`);
  return { company, seeker, jobs: [], applications: [], documents: [] };
}

type Send = (
  visitor: BrowserClient,
  method: string,
  path: string,
  options?: { readonly body: object },
) => Promise<Buffer | typeof UNKNOWN>;
/** Resolves to the fact that holds from now on; undefined if the write was not acknowledged. */
type Make = (lane: Lane, random: () => number, send: Send) => Promise<AcknowledgedWrite | undefined>;

const pick = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)];
const makeTitle = (random: () => number) => `Cook ${Math.floor(random() * 1e9)}`;
const readId = (body: Buffer) => (JSON.parse(body.toString()) as { id: number }).id;

const WRITES: Readonly<Record<WriteKind, Make>> = {
  async post({ company, jobs }, random, send) {
    const title = makeTitle(random);
    const body = await send(company, 'POST', '/api/jobs/', { body: makeJobBody(title) });
    if (body === UNKNOWN) return undefined;
    const job = { id: readId(body), titles: new Set([title]), isTaken: false };
    jobs.push(job);
    return { owner: company, path: `/api/jobs/${job.id}/`, titles: job.titles };
  },

  async retitle({ company, jobs }, random, send) {
    const job = pick(jobs, random);
    if (!job) return undefined;
    const title = makeTitle(random);
    // Either title is valid until the write is acknowledged.
    job.titles.add(title);
    const body = await send(company, 'PATCH', `/api/auth/jobs/${job.id}/`, { body: { title } });
    if (body === UNKNOWN) return undefined;
    job.titles.clear();
    job.titles.add(title);
    return undefined;
  },

  async apply(lane, random, send) {
    const job = lane.jobs.find(({ isTaken }) => !isTaken);
    if (!job) return WRITES.post(lane, random, send);
    job.isTaken = true;
    const resume = makeDocument(random);
    const form = new FormData();
    for (const [name, value] of Object.entries(ANSWERS)) form.append(name, value);
    form.append('job_id', String(job.id));
    form.append('resume', new Blob([resume]), 'resume.pdf');
    const body = await send(lane.seeker, 'POST', '/api/auth/applications/', { body: form });
    if (body === UNKNOWN) return undefined;
    const id = readId(body);
    lane.applications.push(id);
    return { owner: lane.seeker, path: `/api/auth/applications/${id}/resume/`, bytes: resume };
  },

  async attach({ seeker, documents }, random, send) {
    const file = makeDocument(random);
    const form = new FormData();
    form.append('file', new Blob([file]), 'document.pdf');
    const body = await send(seeker, 'POST', '/api/auth/attachments/', { body: form });
    if (body === UNKNOWN) return undefined;
    const id = readId(body);
    documents.push(id);
    return { owner: seeker, path: `/api/auth/attachments/${id}/file/`, bytes: file };
  },

  async move(lane, random, send) {
    const id = lane.applications.shift();
    if (id === undefined) return WRITES.apply(lane, random, send);
    const path = `/api/auth/applications/${id}/`;
    const status = 'reviewed';
    const body = await send(lane.company, 'PATCH', `${path}update-status/`, { body: { status } });
    return body === UNKNOWN ? undefined : { owner: lane.company, path, status };
  },

  async message(lane, random, send) {
    const application = pick(lane.applications.slice(-5), random);
    if (application === undefined) return WRITES.apply(lane, random, send);
    const text = makeTitle(random);
    const message = { application, subject: 'Interview', body: text };
    const body = await send(lane.company, 'POST', '/api/messages/', { body: message });
    if (body === UNKNOWN) return undefined;
    return { owner: lane.company, path: `/api/messages/?application=${application}&page_size=100`, text };
  },
};
