import {
  countApplications,
  getJobProviderTotals,
  listApplications,
  listProviderJobs,
  type Http,
  type Listing,
} from '@metier/shared/api';
import type { Application, Job, JobProvider, JobProviderTotals, StatusCounts } from '@metier/shared/contract';
import { pageCount, PAGE_SIZES } from '@metier/shared/rules';
import type { DashboardView } from './dashboard-view';

export const PAGE_SIZE = PAGE_SIZES.providerDashboard;

/** A part that was had, or why not. */
export type Outcome<Part> = { readonly part: Part } | { readonly error: unknown };

/** What has been received: one page of it, and how many there are of each status. */
export interface Received {
  readonly list: Listing<Application>;
  readonly counts: StatusCounts;
}

/** What is offered: one page of it, and the sums over all of it. */
export interface Offered {
  readonly list: Listing<Job>;
  readonly totals: JobProviderTotals;
}

/** Without a company there is no dashboard; its two lists may fail, each on its own. */
export interface DashboardData {
  readonly company: JobProvider;
  readonly received: Outcome<Received>;
  readonly offered: Outcome<Offered>;
}

export async function loadDashboard(
  http: Http,
  company: JobProvider,
  view: DashboardView,
  signal: AbortSignal,
): Promise<DashboardData> {
  const [received, offered] = await Promise.all([
    settle(loadReceived(http, view, signal)),
    settle(loadOffered(http, company.id, view, signal)),
  ]);
  return { company, received, offered };
}

async function loadReceived(
  http: Http,
  { status, page }: DashboardView,
  signal: AbortSignal,
): Promise<Received> {
  const [list, counts] = await Promise.all([
    listApplications(http, { page, page_size: PAGE_SIZE, ...(status && { status }) }, { signal }),
    countApplications(http, {}, { signal }),
  ]);
  return { list, counts };
}

async function loadOffered(
  http: Http,
  companyId: number,
  { jobs: filter, jobsPage: page }: DashboardView,
  signal: AbortSignal,
): Promise<Offered> {
  const isActive = filter === 'all' ? undefined : filter === 'active';
  const [list, totals] = await Promise.all([
    listProviderJobs(http, companyId, { page, page_size: PAGE_SIZE, is_active: isActive }, { signal }),
    getJobProviderTotals(http, companyId, { signal }),
  ]);
  return { list, totals };
}

const settle = <Part>(part: Promise<Part>): Promise<Outcome<Part>> =>
  part.then(
    (had) => ({ part: had }),
    (error: unknown) => ({ error }),
  );

/** How many pages a list has; without an answer as many as anybody asks for. */
export const countPages = (outcome: Outcome<{ readonly list: Listing<unknown> }>): number =>
  'part' in outcome ? pageCount(outcome.part.list.total, PAGE_SIZE) : Infinity;
