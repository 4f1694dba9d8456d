import {
  countApplications,
  getJobProviderTotals,
  listApplications,
  listProviderJobs,
  type Http,
  type Listing,
} from '@metier/shared/api';
import type { Application, Job, JobProvider, JobProviderTotals, StatusCounts } from '@metier/shared/contract';
import { turnBack } from '@metier/shared/remote';
import { PAGE_SIZES } from '@metier/shared/rules';
import type { DashboardView } from './dashboard-view';

export const PAGE_SIZE = PAGE_SIZES.providerDashboard;

/** A part that was had, or why not. */
export type Outcome<Part> = { readonly part: Part } | { readonly error: unknown };

/** What has been received: one page of it, and how many there are of each status. */
export interface Received {
  readonly list: Listing<Application>;
  readonly counts: StatusCounts;
  /** Where there are entries: another one than asked for when that is empty. */
  readonly page: number;
}

/** What is offered: one page of it, and the sums over all of it. */
export interface Offered {
  readonly list: Listing<Job>;
  readonly totals: JobProviderTotals;
  /** Where there are entries: another one than asked for when that is empty. */
  readonly page: number;
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
  const load = (at: number) =>
    listApplications(http, { page: at, page_size: PAGE_SIZE, ...(status && { status }) }, { signal });
  const [list, counts] = await Promise.all([load(page), countApplications(http, {}, { signal })]);
  return { list, counts, page: await findShownPage(page, list, load) };
}

/** The page that has entries when the asked one has none. */
const findShownPage = async <Item>(
  page: number,
  listing: Listing<Item>,
  load: (page: number) => Promise<Listing<Item>>,
): Promise<number> => (await turnBack({ page, listing }, PAGE_SIZE, load))?.page ?? page;

async function loadOffered(
  http: Http,
  companyId: number,
  { jobs: filter, jobsPage: page }: DashboardView,
  signal: AbortSignal,
): Promise<Offered> {
  const isActive = filter === 'all' ? undefined : filter === 'active';
  const load = (at: number) =>
    listProviderJobs(http, companyId, { page: at, page_size: PAGE_SIZE, is_active: isActive }, { signal });
  const [list, totals] = await Promise.all([load(page), getJobProviderTotals(http, companyId, { signal })]);
  return { list, totals, page: await findShownPage(page, list, load) };
}

const settle = <Part>(part: Promise<Part>): Promise<Outcome<Part>> =>
  part.then(
    (had) => ({ part: had }),
    (error: unknown) => ({ error }),
  );
