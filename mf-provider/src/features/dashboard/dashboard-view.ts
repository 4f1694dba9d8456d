import { readStatus, type ApplicationStatus } from '@metier/sdk/rules';

export const JOB_FILTERS = ['all', 'active', 'inactive'] as const;
export type JobFilter = (typeof JOB_FILTERS)[number];

export const PROFILE_TABS = ['mission', 'advantages', 'ethics'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** View state parsed from the URL: the two lists and the open tab. Every value is validated. */
export interface DashboardView {
  readonly status: ApplicationStatus | undefined;
  readonly page: number;
  readonly jobs: JobFilter;
  readonly jobsPage: number;
  readonly tab: ProfileTab;
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1;
}

export function readView(search: URLSearchParams): DashboardView {
  return {
    status: readStatus(search.get('status')),
    page: readPage(search.get('page')),
    jobs: JOB_FILTERS.find((filter) => filter === search.get('jobs')) ?? 'all',
    jobsPage: readPage(search.get('jobs_page')),
    tab: PROFILE_TABS.find((tab) => tab === search.get('tab')) ?? 'mission',
  };
}

/** Query string of a view; defaults are left out. */
export function writeView({ status, page, jobs, jobsPage, tab }: DashboardView): string {
  const search = new URLSearchParams();
  if (status) search.set('status', status);
  if (page > 1) search.set('page', String(page));
  if (jobs !== 'all') search.set('jobs', jobs);
  if (jobsPage > 1) search.set('jobs_page', String(jobsPage));
  if (tab !== 'mission') search.set('tab', tab);
  return `?${search}`;
}
