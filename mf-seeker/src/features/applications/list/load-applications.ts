import {
  countApplications,
  findOwnJobSeeker,
  getApplication,
  isApiError,
  listApplications,
  type Http,
} from '@metier/sdk/api';
import type { Application, StatusCounts } from '@metier/sdk/contract';
import { loadListPage, readValue, settle } from '@metier/sdk/remote';
import { replace } from '@metier/sdk/router';
import { loadThreads, type Threads } from '../threads';
import { readFilter, readSelection, writeAddress } from './applications-address';

export const PAGE_SIZE = 6;

export interface ApplicationsData {
  readonly hasProfile: boolean;
  readonly items: readonly Application[];
  readonly total: number;
  /** Number of applications per status; undefined if counting failed. */
  readonly counts: StatusCounts | undefined;
  readonly threads: Threads;
  /** The application named in the URL, if it is not on this page of the list. */
  readonly selected: Application | undefined;
}

/** An application that is deleted or belongs to another user counts as missing. */
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

/** Loads the requested page of the list and the selected application. */
export async function loadApplications(http: Http, { url, signal }: Request): Promise<ApplicationsData> {
  const query = new URL(url).searchParams;
  const filter = readFilter(query);
  const { search } = filter;
  const { applicationId, jobId } = readSelection(query);
  const load = (page: number) =>
    listApplications(http, { ...filter, page, page_size: PAGE_SIZE }, { signal });
  const [seeker, list, counts, threads, idByJob] = await Promise.all([
    findOwnJobSeeker(http, { signal }),
    loadListPage(filter.page, PAGE_SIZE, load),
    settle(countApplications(http, { search }, { signal })),
    loadThreads(http, signal),
    jobId && !applicationId ? findIdByJob(http, jobId, signal) : undefined,
  ]);
  if (idByJob) throw replace(writeAddress(filter, { applicationId: idByJob }));
  const { items, total, page } = list;
  if (page < filter.page) throw replace(writeAddress(filter, { page }));
  const isElsewhere = applicationId && !items.some(({ id }) => id === applicationId);
  const selected = isElsewhere ? await findApplication(http, applicationId, signal) : undefined;
  return { hasProfile: seeker !== undefined, items, total, counts: readValue(counts), threads, selected };
}
