import { getJob, isApiError, listApplications, listProviderJobs, type Http } from '@metier/shared/api';
import type { Application, Job } from '@metier/shared/contract';
import { loadFavorites, type Favorites, type PageArguments, type Ports } from '@metier/shared/remote';
import { data } from '@metier/shared/router';
import { readId } from '@metier/shared/rules';

export interface JobData {
  readonly job: Job;
  readonly favorites: Favorites | undefined;
  /** The application that the candidate who is signed in has sent already. */
  readonly sent: Application | undefined;
  /** What else the company offers; comes when it comes. Never rejects. */
  readonly others: Promise<readonly Job[]>;
}

/** How many other jobs of the company are shown. */
const OTHERS = 3;

/** One job in full, paused ones too. An address that names none is a 400 or 404 of the page. */
export async function loader({ params, request, ports }: PageArguments): Promise<JobData> {
  const id = readId(params.id);
  if (id === undefined) throw data(null, { status: 400 });
  const { signal } = request;
  const [job, favorites, sent] = await Promise.all([
    findJob(ports.http, id, signal),
    loadFavorites(ports, { signal }),
    findSent(ports, id, signal),
  ]);
  return { job, favorites, sent, others: listOthers(ports.http, job, signal) };
}

async function findJob(http: Http, id: number, signal: AbortSignal): Promise<Job> {
  try {
    const job = await getJob(http, id, { signal });
    // What is no job cannot be drawn as one.
    if (!job?.job_provider || typeof job.description !== 'string') throw data(null, { status: 502 });
    return job;
  } catch (error) {
    if (isApiError(error) && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
}

/** An application whose answers never arrived is only begun, and a withdrawn one is over. */
const isSent = (application: Application) =>
  application.status !== 'withdrawn' && application.experience !== null;

/** Without an answer one may still apply: the server refuses a second application. */
async function findSent(
  { http, session }: Ports,
  job: number,
  signal: AbortSignal,
): Promise<Application | undefined> {
  if (session.getUser()?.account_type !== 'job_seeker') return undefined;
  try {
    return (await listApplications(http, { job }, { signal })).items.find(isSent);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}

async function listOthers(http: Http, job: Job, signal: AbortSignal): Promise<readonly Job[]> {
  const query = { is_active: true, page_size: OTHERS + 1 };
  try {
    const { items } = await listProviderJobs(http, job.job_provider.id, query, { signal });
    return items.filter(({ id }) => id !== job.id).slice(0, OTHERS);
  } catch {
    return [];
  }
}
