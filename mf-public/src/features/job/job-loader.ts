import {
  compareJobPay,
  getJob,
  isApiError,
  listApplications,
  listProviderJobs,
  listSimilarJobs,
  type Http,
  type Listing,
} from '@metier/sdk/api';
import type { Application, Job, PayComparison } from '@metier/sdk/contract';
import {
  loadFavorites,
  loadFollowing,
  readValue,
  settle,
  type Favorites,
  type PageArguments,
  type Part,
  type Ports,
  type Settled,
} from '@metier/sdk/remote';
import { data } from '@metier/sdk/router';
import { readId } from '@metier/sdk/rules';

export interface JobData {
  readonly job: Job;
  readonly favorites: Favorites | undefined;
  /** The application that the signed-in candidate has already sent. */
  readonly sent: Application | undefined;
  /** Whether the signed-in candidate follows the company. */
  readonly following: Part<boolean> | undefined;
  /** What comparable jobs pay; nothing when it cannot be said, or not soon enough. */
  readonly pay: PayComparison | null | undefined;
  /** Other open jobs of the company, with the number of all of them. */
  readonly others: Part<Listing<Job>>;
  /** Similar jobs of other companies. */
  readonly similar: Part<readonly Job[]>;
}

/** Number of other jobs of the company shown. */
const OTHERS = 3;

/** Loads a job, including paused ones; responds 400 for an invalid id and 404 for an unknown job. */
export async function loader({ params, request, ports }: PageArguments): Promise<JobData> {
  const id = readId(params.id);
  if (id === undefined) throw data(null, { status: 400 });
  const { signal } = request;
  const similar = settle(listSimilarJobs(ports.http, id, { signal }));
  const pay = settle(compareJobPay(ports.http, id, { signal }));
  const [job, favorites, sent] = await Promise.all([
    findJob(ports.http, id, signal),
    loadFavorites(ports, { signal }),
    findSent(ports, id, signal),
  ]);
  const following = loadFollowing(ports, job.job_provider.id, { signal });
  return {
    job,
    favorites,
    sent,
    pay: await readSoon(pay),
    others: settle(listOthers(ports.http, job, signal)),
    similar,
    following,
  };
}

async function findJob(http: Http, id: number, signal: AbortSignal): Promise<Job> {
  try {
    const job = await getJob(http, id, { signal });
    // Rejects a malformed response, which cannot be rendered.
    if (!job?.job_provider || typeof job.description !== 'string') throw data(null, { status: 502 });
    return job;
  } catch (error) {
    if (isApiError(error) && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
}

/** An application without answers is unfinished, and a withdrawn one has ended. */
const isSent = (application: Application) =>
  application.status !== 'withdrawn' && application.experience !== null;

/** A failure counts as not sent, because the server refuses a second application anyway. */
async function findSent(
  { http, session }: Ports,
  job: number,
  signal: AbortSignal,
): Promise<Application | undefined> {
  if (session.getUser()?.account_type !== 'job_seeker') return undefined;
  return readValue(await settle(listApplications(http, { job }, { signal })))?.items.find(isSent);
}

async function listOthers(http: Http, job: Job, signal: AbortSignal): Promise<Listing<Job>> {
  const query = { is_active: true, page_size: OTHERS + 1 };
  const { items, total } = await listProviderJobs(http, job.job_provider.id, query, { signal });
  return { items: items.filter(({ id }) => id !== job.id).slice(0, OTHERS), total };
}

/** How long the page waits for the comparison once it has the job. */
const PATIENCE_MS = 150;

/** The value if it is there soon: a part in the middle of the page that came later would move what is below it. */
async function readSoon<Value>(part: Promise<Settled<Value>>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, undefined);
  });
  const settled = await Promise.race([part, end]);
  clearTimeout(timer);
  return readValue(settled);
}
