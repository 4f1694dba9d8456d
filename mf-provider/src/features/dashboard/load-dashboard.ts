import {
  countApplications,
  getJobProviderTotals,
  listApplications,
  listProviderJobs,
  type Http,
  type Listing,
} from '@metier/shared/api';
import type { Application, Job, JobProvider, JobProviderTotals, StatusCounts } from '@metier/shared/contract';
import { PAGE_SIZES } from '@metier/shared/rules';
import type { DashboardView } from './dashboard-view';

export const PAGE_SIZE = PAGE_SIZES.providerDashboard;

export interface DashboardData {
  readonly company: JobProvider;
  readonly totals: JobProviderTotals;
  readonly statusCounts: StatusCounts;
  readonly applications: Listing<Application>;
  readonly jobs: Listing<Job>;
}

export async function loadDashboard(
  http: Http,
  company: JobProvider,
  view: DashboardView,
  signal: AbortSignal,
): Promise<DashboardData> {
  const { status, page, jobs: filter, jobsPage } = view;
  const isActive = filter === 'all' ? undefined : filter === 'active';
  const jobsQuery = { page: jobsPage, page_size: PAGE_SIZE, is_active: isActive };
  const [applications, statusCounts, jobs, totals] = await Promise.all([
    listApplications(http, { page, page_size: PAGE_SIZE, ...(status && { status }) }, { signal }),
    countApplications(http, {}, { signal }),
    listProviderJobs(http, company.id, jobsQuery, { signal }),
    getJobProviderTotals(http, company.id, { signal }),
  ]);
  return { company, totals, statusCounts, applications, jobs };
}
