import { listApplications, listProviderJobs, type Http, type Listing } from '@metier/shared/api';
import type { Application, Job, JobProvider } from '@metier/shared/contract';
import { MAX_PAGE_SIZE, PAGE_SIZES } from '@metier/shared/rules';
import type { DashboardView, JobFilter } from './dashboard-view';

export const PAGE_SIZE = PAGE_SIZES.providerDashboard;

export interface DashboardData {
  readonly company: JobProvider;
  readonly numbers: Record<'newApplications' | 'shortlisted' | 'activeJobs' | 'views', number>;
  readonly applications: Listing<Application>;
  readonly jobs: Listing<Job>;
  readonly jobCounts: Record<JobFilter, number>;
}

/** A list of one entry is the cheapest way to ask how long the list is. */
const ONE = { page_size: 1 } as const;

export async function loadDashboard(
  http: Http,
  company: JobProvider,
  view: DashboardView,
  signal: AbortSignal,
): Promise<DashboardData> {
  const { status, page, jobs: filter, jobsPage } = view;
  const [applications, pending, shortlisted, jobs, active, all] = await Promise.all([
    listApplications(http, { page, page_size: PAGE_SIZE, ...(status && { status }) }, { signal }),
    listApplications(http, { ...ONE, status: 'pending' }, { signal }),
    listApplications(http, { ...ONE, status: 'shortlisted' }, { signal }),
    listProviderJobs(
      http,
      company.id,
      { page: jobsPage, page_size: PAGE_SIZE, ...(filter !== 'all' && { is_active: filter === 'active' }) },
      { signal },
    ),
    listProviderJobs(http, company.id, { ...ONE, is_active: true }, { signal }),
    countViews(http, company.id, signal),
  ]);
  return {
    company,
    numbers: {
      newApplications: pending.total,
      shortlisted: shortlisted.total,
      activeJobs: active.total,
      views: all.views,
    },
    applications,
    jobs,
    jobCounts: { all: all.total, active: active.total, inactive: all.total - active.total },
  };
}

/** How many jobs there are, and how often all of them together were seen: their pages are added up. */
async function countViews(http: Http, companyId: number, signal: AbortSignal) {
  const read = (page: number) =>
    listProviderJobs(http, companyId, { page, page_size: MAX_PAGE_SIZE }, { signal });
  const first = await read(1);
  const pages = Math.ceil(first.total / MAX_PAGE_SIZE);
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, at) => read(at + 2)));
  const jobs = [first, ...others].flatMap(({ items }) => items);
  return { total: first.total, views: jobs.reduce((sum, job) => sum + (job.views ?? 0), 0) };
}
