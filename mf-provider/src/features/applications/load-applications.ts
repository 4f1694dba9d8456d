import {
  findOwnJobProvider,
  getApplication,
  isApiError,
  listApplications,
  listProviderJobs,
  type Http,
} from '@metier/shared/api';
import type { Application, Job } from '@metier/shared/contract';
import { MAX_PAGE_SIZE } from '@metier/shared/rules';
import { toQuery, type ApplicationsView } from './applications-query';

export interface ApplicationsData {
  /** False before the company has been registered; everything else is empty then. */
  readonly hasCompany: boolean;
  readonly items: readonly Application[];
  readonly total: number;
  /** What the job filter offers. */
  readonly jobs: readonly Pick<Job, 'id' | 'title'>[];
  /** The application of the address, when it is not among the items and exists. */
  readonly selected: Application | undefined;
}

export async function loadApplications(
  http: Http,
  userId: number,
  view: ApplicationsView,
  signal: AbortSignal,
): Promise<ApplicationsData> {
  const [jobs, { items, total }, selected] = await Promise.all([
    loadJobs(http, userId, signal),
    listApplications(http, toQuery(view), { signal }),
    view.applicationId && findApplication(http, view.applicationId, signal),
  ]);
  return { hasCompany: jobs !== undefined, items, total, jobs: jobs ?? [], selected: selected || undefined };
}

async function loadJobs(http: Http, userId: number, signal: AbortSignal) {
  const company = await findOwnJobProvider(http, userId, { signal });
  if (!company) return undefined;
  const { items } = await listProviderJobs(http, company.id, { page_size: MAX_PAGE_SIZE }, { signal });
  return items.map(({ id, title }) => ({ id, title }));
}

async function findApplication(http: Http, id: number, signal: AbortSignal) {
  try {
    return await getApplication(http, id, { signal });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}
