import {
  countApplications,
  findOwnJobSeeker,
  getApplication,
  isApiError,
  listApplications,
  type Http,
} from '@metier/shared/api';
import type { Application, StatusCounts } from '@metier/shared/contract';
import { turnBack } from '@metier/shared/remote';
import { replace } from '@metier/shared/router';
import { loadThreads, type Threads } from '../threads';
import { readFilter, readSelection, writeAddress } from './applications-address';

export const PAGE_SIZE = 6;

export interface ApplicationsData {
  readonly hasProfile: boolean;
  readonly items: readonly Application[];
  readonly total: number;
  /** How many there are of each status; undefined when that could not be had. */
  readonly counts: StatusCounts | undefined;
  readonly threads: Threads;
  /** The application the address points at, when it stands on another page of the list. */
  readonly selected: Application | undefined;
}

/** An application that is gone, or another's, is none; the page says so. */
async function findApplication(
  http: Http,
  id: number,
  signal: AbortSignal,
): Promise<Application | undefined> {
  try {
    return await getApplication(http, id, { signal });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}

async function findIdByJob(http: Http, jobId: number, signal: AbortSignal): Promise<number | undefined> {
  const { items } = await listApplications(http, { job: jobId, page_size: 1 }, { signal });
  return items[0]?.id;
}

/** The page of the list that an address asks for, and the application it points at. */
export async function loadApplications(http: Http, { url, signal }: Request): Promise<ApplicationsData> {
  const query = new URL(url).searchParams;
  const filter = readFilter(query);
  const { search } = filter;
  const { applicationId, jobId } = readSelection(query);
  const load = (page: number) =>
    listApplications(http, { ...filter, page, page_size: PAGE_SIZE }, { signal });
  const [seeker, listing, counts, threads, idByJob] = await Promise.all([
    findOwnJobSeeker(http, { signal }),
    load(filter.page),
    countApplications(http, { search }, { signal }).catch(() => undefined),
    loadThreads(http, signal),
    jobId && !applicationId ? findIdByJob(http, jobId, signal) : undefined,
  ]);
  if (idByJob) throw replace(writeAddress(filter, { applicationId: idByJob }));
  const earlier = await turnBack({ page: filter.page, listing }, PAGE_SIZE, load);
  if (earlier) throw replace(writeAddress(filter, { page: earlier.page }));
  const { items, total } = listing;
  const isElsewhere = applicationId && !items.some(({ id }) => id === applicationId);
  const selected = isElsewhere ? await findApplication(http, applicationId, signal) : undefined;
  return { hasProfile: seeker !== undefined, items, total, counts, threads, selected };
}
