import {
  countApplications,
  getJobProviderTotals,
  listApplications,
  listProviderJobs,
  type Http,
  type Listing,
} from '@metier/shared/api';
import type { Application, Job, JobProvider, JobProviderTotals, StatusCounts } from '@metier/shared/contract';
import { findNonEmptyPage } from '@metier/shared/remote';
import { PAGE_SIZES } from '@metier/shared/rules';
import type { DashboardView } from './dashboard-view';

export const PAGE_SIZE = PAGE_SIZES.providerDashboard;

/** A loaded section, or the error that prevented it. */
export type LoadResult<Part> = { readonly part: Part } | { readonly error: unknown };

/** Received applications: one page of them, and the number per status. */
export interface ReceivedApplications {
  readonly list: Listing<Application>;
  readonly counts: StatusCounts;
  /** Page actually shown: an earlier one if the requested page is empty. */
  readonly page: number;
}

/** The company's jobs: one page of them, and the totals over all of them. */
export interface OwnJobs {
  readonly list: Listing<Job>;
  readonly totals: JobProviderTotals;
  /** Page actually shown: an earlier one if the requested page is empty. */
  readonly page: number;
}

/** Dashboard data. A missing company fails the page; each of the two lists may fail separately. */
export interface DashboardData {
  readonly company: JobProvider;
  readonly received: LoadResult<ReceivedApplications>;
  readonly offered: LoadResult<OwnJobs>;
}

export async function loadDashboard(
  http: Http,
  company: JobProvider,
  view: DashboardView,
  signal: AbortSignal,
): Promise<DashboardData> {
  const [received, offered] = await Promise.all([
    toResult(loadReceived(http, view, signal)),
    toResult(loadOffered(http, company.id, view, signal)),
  ]);
  return { company, received, offered };
}

async function loadReceived(
  http: Http,
  { status, page }: DashboardView,
  signal: AbortSignal,
): Promise<ReceivedApplications> {
  const load = (at: number) =>
    listApplications(http, { page: at, page_size: PAGE_SIZE, ...(status && { status }) }, { signal });
  const [list, counts] = await Promise.all([load(page), countApplications(http, {}, { signal })]);
  return { list, counts, page: await findPageNumber(page, list, load) };
}

/** Returns the requested page, or an earlier one with entries if it is empty. */
const findPageNumber = async <Item>(
  page: number,
  listing: Listing<Item>,
  load: (page: number) => Promise<Listing<Item>>,
): Promise<number> => (await findNonEmptyPage({ page, listing }, PAGE_SIZE, load))?.page ?? page;

async function loadOffered(
  http: Http,
  companyId: number,
  { jobs: filter, jobsPage: page }: DashboardView,
  signal: AbortSignal,
): Promise<OwnJobs> {
  const isActive = filter === 'all' ? undefined : filter === 'active';
  const load = (at: number) =>
    listProviderJobs(http, companyId, { page: at, page_size: PAGE_SIZE, is_active: isActive }, { signal });
  const [list, totals] = await Promise.all([load(page), getJobProviderTotals(http, companyId, { signal })]);
  return { list, totals, page: await findPageNumber(page, list, load) };
}

const toResult = <Part>(part: Promise<Part>): Promise<LoadResult<Part>> =>
  part.then(
    (had) => ({ part: had }),
    (error: unknown) => ({ error }),
  );
