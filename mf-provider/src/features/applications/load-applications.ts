import {
  countApplications,
  findOwnJobProvider,
  getApplication,
  isApiError,
  listApplications,
  listMessageTemplates,
  listProviderJobs,
  type Http,
  type Listing,
} from '@metier/sdk/api';
import type { Application, Job, MessageTemplate, StatusCounts } from '@metier/sdk/contract';
import { loadListPage, settle, type ListPage, type Settled } from '@metier/sdk/remote';
import { MAX_PAGE_SIZE, type ApplicationStatus, type Language } from '@metier/sdk/rules';
import { BOARD_STATUSES, COLUMN_SIZE } from './board/board-statuses';
import { nameJobs } from './name-jobs';
import { PAGE_SIZE, toFilters, toQuery, type ApplicationsView } from './applications-query';

export type BoardColumns = Readonly<Partial<Record<ApplicationStatus, Listing<Application>>>>;

export interface ApplicationsData {
  /** False until the company is registered; all other fields are empty then. */
  readonly hasCompany: boolean;
  /** One page of the table, an earlier one if the requested one is empty; empty for the board layout. */
  readonly list: ListPage<Application>;
  /** Undefined for the table layout. */
  readonly columns: BoardColumns | undefined;
  /** Number of applications per status, within the search and job filters. */
  readonly counts: StatusCounts;
  /** Options of the job filter. */
  readonly jobs: readonly Pick<Job, 'id' | 'title'>[];
  /** The application named in the URL, if it exists. */
  readonly selected: Application | undefined;
  readonly templates: Settled<readonly MessageTemplate[]>;
}

export async function loadApplications(
  http: Http,
  userId: number,
  view: ApplicationsView,
  signal: AbortSignal,
  language: Language,
): Promise<ApplicationsData> {
  const isBoard = view.layout === 'board';
  const loadPage = (page: number) => listApplications(http, toQuery({ ...view, page }), { signal });
  const [jobs, counts, columns, list, selected, templates] = await Promise.all([
    loadJobs(http, userId, signal, language),
    countApplications(http, toFilters(view), { signal }),
    isBoard ? loadColumns(http, view, signal) : undefined,
    isBoard ? { items: [], total: 0, page: view.page } : loadListPage(view.page, PAGE_SIZE, loadPage),
    view.applicationId ? findApplication(http, view.applicationId, signal) : undefined,
    settle(listMessageTemplates(http, { signal })),
  ]);
  return { hasCompany: jobs !== undefined, list, columns, counts, jobs: jobs ?? [], selected, templates };
}

async function loadColumns(http: Http, view: ApplicationsView, signal: AbortSignal): Promise<BoardColumns> {
  const load = async (status: ApplicationStatus) => {
    const query = { ...toFilters(view), status, page_size: COLUMN_SIZE };
    return [status, await listApplications(http, query, { signal })] as const;
  };
  return Object.fromEntries(await Promise.all(BOARD_STATUSES.map(load)));
}

async function loadJobs(http: Http, userId: number, signal: AbortSignal, language: Language) {
  const company = await findOwnJobProvider(http, userId, { signal });
  if (!company) return undefined;
  const { items } = await listProviderJobs(http, company.id, { page_size: MAX_PAGE_SIZE }, { signal });
  return nameJobs(items, language);
}

async function findApplication(http: Http, id: number, signal: AbortSignal) {
  try {
    return await getApplication(http, id, { signal });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}
