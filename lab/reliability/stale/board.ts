import { createBrowserClient, type BrowserClient } from '../../../tools/lib/browser-client';
import type { ReadResponse, ConsistencyRead } from './consistency-read';

interface OwnJob {
  readonly id: number;
  /** Occurs only in the title. */
  word: string;
  isActive: boolean;
  application: { readonly id: number; status: string } | undefined;
}

/**
 * A company, a candidate, and their jobs; nothing is shared between lanes, so each lane has the expected
 * state.
 */
export interface Lane {
  readonly company: BrowserClient;
  readonly companyId: number;
  readonly seeker: BrowserClient;
  readonly jobs: OwnJob[];
  readonly random: () => number;
}

/** A pending change, and all reads that must reflect it once it is acknowledged. */
export interface Write {
  readonly kind: string;
  readonly questions: readonly ConsistencyRead[];
  make(): Promise<unknown>;
}

const PASSWORD = 'correct horse battery';
const PROFILE = {
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
  description: 'You cook.',
  location: 'Bern, BE',
  type: 'permanent',
  salary: '5200.00',
  salary_type: 'monthly',
  activity_rate: 80,
  start_date: '2030-01-01',
};
const LETTER = {
  first_name: 'Léa',
  last_name: 'Muster',
  email: 'lea@example.ch',
  phone: '+41 79 555 01 02',
  experience: '1-3',
  availability: '2030-02-01',
  salary_expectation: '5100',
};

async function join(address: string, username: string, role: string): Promise<BrowserClient> {
  const visitor = createBrowserClient(address);
  const account = { username, email: `${username}@example.ch`, account_type: role };
  await visitor.send('POST', '/api/auth/register/', { ...account, password1: PASSWORD, password2: PASSWORD });
  return visitor;
}

export async function openLane(address: string, name: string, random: () => number): Promise<Lane> {
  const company = await join(address, `company-${name}`, 'job_provider');
  const { id: companyId } = await company.send<{ id: number }>('POST', '/api/auth/jobproviders/', PROFILE);
  const seeker = await join(address, `seeker-${name}`, 'job_seeker');
  await seeker.send('POST', '/api/auth/jobseekers/', PERSON);
  return { company, companyId, seeker, jobs: [], random };
}

const LETTERS = 'bcdfghjklmnpqrstvwxz';
/** A word that no other job has. */
const makeWord = (random: () => number) =>
  Array.from({ length: 12 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('');
const pick = <Item>(items: readonly Item[], random: () => number) =>
  items[Math.floor(random() * items.length)];

/** Each status allows a move to the next one. */
const STATES = ['pending', 'reviewed', 'shortlisted', 'interview'];

/** The session without the read-your-writes cookie, as in another browser of the same person. */
const sessionOf = (visitor: BrowserClient) =>
  visitor.headers().cookie?.replace(/(^|; )wrote=[^;]*/, '') ?? '';

const pageKnows = (wanted: RegExp, isThere: boolean) => (answer: ReadResponse) =>
  answer.body.includes('id="rendered"') ? wanted.test(answer.body) === isThere : undefined;

/** Reads that show whether searches find a job by its word. */
const findsBy = (word: string, isThere: boolean): ConsistencyRead[] => [
  {
    kind: 'search and total',
    path: `/api/jobs/?keyword=${word}`,
    reflectsWrite: ({ total, body }) => total === Number(isThere) && body.includes(word) === isThere,
  },
  {
    kind: 'facets',
    path: `/api/jobs/facets/?keyword=${word}`,
    reflectsWrite: ({ body }) => /:[1-9]/.test(body) === isThere,
  },
  {
    kind: 'rendered search',
    path: `/?keyword=${word}`,
    reflectsWrite: pageKnows(new RegExp(`Cook ${word}`), isThere),
  },
];

const listKnows = (word: string, isThere: boolean): ConsistencyRead => ({
  kind: 'newest jobs',
  path: '/api/jobs/?page_size=100',
  reflectsWrite: ({ body }) => body.includes(word) === isThere,
});

const jobKnows = (id: number, text: string): ConsistencyRead[] => [
  { kind: 'details', path: `/api/jobs/${id}/`, reflectsWrite: ({ body }) => body.includes(text) },
  { kind: 'rendered details', path: `/job/${id}`, reflectsWrite: pageKnows(new RegExp(text), true) },
];

/** Returns undefined if the job's state does not allow the change. */
type Writer = (lane: Lane, job: OwnJob) => Write | undefined;

const publish = ({ company, jobs, random }: Lane): Write => {
  const word = makeWord(random);
  return {
    kind: 'publish',
    questions: [...findsBy(word, true), listKnows(word, true)],
    async make() {
      const { id } = await company.send<{ id: number }>('POST', '/api/jobs/', {
        title: `Cook ${word}`,
        ...JOB,
      });
      jobs.push({ id, word, isActive: true, application: undefined });
    },
  };
};

const rename: Writer = ({ company, random }, job) => {
  if (!job.isActive) return undefined;
  const [before, after] = [job.word, makeWord(random)];
  return {
    kind: 'edit',
    questions: [...findsBy(after, true), ...findsBy(before, false), ...jobKnows(job.id, after)],
    async make() {
      await company.send('PATCH', `/api/auth/jobs/${job.id}/`, { title: `Cook ${after}` });
      job.word = after;
    },
  };
};

const turn: Writer = ({ company }, job) => {
  const isActive = !job.isActive;
  return {
    kind: isActive ? 'activate' : 'deactivate',
    questions: findsBy(job.word, isActive),
    async make() {
      await company.send('PATCH', `/api/auth/jobs/${job.id}/`, { is_active: isActive });
      job.isActive = isActive;
    },
  };
};

const renameCompany: Writer = ({ company, companyId, random }, job) => {
  if (!job.isActive) return undefined;
  const name = `Alta ${makeWord(random)}`;
  return {
    kind: 'company',
    questions: [
      ...jobKnows(job.id, name),
      {
        kind: 'company',
        path: `/api/auth/jobproviders/${companyId}/`,
        reflectsWrite: ({ body }) => body.includes(name),
      },
      {
        kind: 'company of a search',
        path: `/api/jobs/?keyword=${job.word}`,
        reflectsWrite: ({ body }) => body.includes(name),
      },
    ],
    make: () => company.send('PATCH', `/api/auth/jobproviders/${companyId}/`, { company_name: name }),
  };
};

const apply: Writer = ({ company, seeker }, job) => {
  if (!job.isActive || job.application) return undefined;
  return {
    kind: 'apply',
    questions: [
      {
        kind: 'an employer’s applications',
        path: '/api/auth/applications/?page_size=100',
        cookie: sessionOf(company),
        reflectsWrite: ({ body }) => body.includes(`Cook ${job.word}`),
      },
    ],
    async make() {
      const body = { job_id: job.id, ...LETTER };
      const { id } = await seeker.send<{ id: number }>('POST', '/api/auth/applications/', body);
      job.application = { id, status: 'pending' };
    },
  };
};

const judge: Writer = ({ company, seeker }, { application }) => {
  if (!application) return undefined;
  const { id } = application;
  const status = STATES[STATES.indexOf(application.status) + 1];
  if (!status) return undefined;
  return {
    kind: 'status',
    questions: [
      {
        kind: 'a candidate’s application',
        path: `/api/auth/applications/${id}/`,
        cookie: sessionOf(seeker),
        reflectsWrite: ({ body }) => body.includes(`"status":"${status}"`),
      },
    ],
    async make() {
      await company.send('PATCH', `/api/auth/applications/${id}/update-status/`, { status });
      application.status = status;
    },
  };
};

const WRITERS = [publish, rename, rename, turn, renameCompany, apply, judge];

/** A random next change of a lane. */
export function pickWrite(lane: Lane): Write {
  const job = pick(lane.jobs, lane.random);
  const writer = pick(WRITERS, lane.random) ?? publish;
  return (job && writer(lane, job)) ?? publish(lane);
}
