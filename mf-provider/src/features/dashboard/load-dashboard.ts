import {
  countApplications,
  getCompanyDashboard,
  getJobProviderTotals,
  listClosingNotices,
  listApplications,
  listInterviews,
  listJobDrafts,
  listProviderJobs,
  listUnreadThreads,
  type Http,
  type UnreadThread,
} from '@metier/sdk/api';
import type {
  ClosingNotice,
  CompanyDashboard,
  JobDraftSummary,
  JobProvider,
  JobProviderTotals,
  StatusCounts,
} from '@metier/sdk/contract';
import { loadListPage, settle, withFields, type ListPage, type Settled } from '@metier/sdk/remote';
import { PAGE_SIZES, pickFields } from '@metier/sdk/rules';
import type { DashboardView } from './dashboard-view';
import {
  APPLICATION_FIELDS,
  COMPANY_FIELDS,
  INTERVIEW_FIELDS,
  JOB_FIELDS,
  type ShownApplication,
  type ShownCompany,
  type ShownInterview,
  type ShownJob,
} from './shown-fields';

export const PAGE_SIZE = PAGE_SIZES.providerDashboard;

/** Received applications: one page of them, and the number per status. */
export interface ReceivedApplications {
  readonly list: ListPage<ShownApplication>;
  readonly counts: StatusCounts;
}

/** The company's jobs: one page of them, and the totals over all of them. */
export interface OwnJobs {
  readonly list: ListPage<ShownJob>;
  readonly totals: JobProviderTotals;
}

/** Dashboard data. A missing company fails the page; each of its lists may fail separately. */
export interface DashboardData {
  readonly company: ShownCompany;
  readonly received: Settled<ReceivedApplications>;
  readonly offered: Settled<OwnJobs>;
  readonly interviews: Settled<readonly ShownInterview[]>;
  readonly closings: Settled<readonly ClosingNotice[]>;
  readonly drafts: Settled<readonly JobDraftSummary[]>;
  /** How the active jobs do, and which applications wait. */
  readonly figures: Settled<CompanyDashboard>;
  readonly unread: Settled<readonly UnreadThread[]>;
}

export async function loadDashboard(
  http: Http,
  company: JobProvider,
  view: DashboardView,
  signal: AbortSignal,
): Promise<DashboardData> {
  const [received, offered, interviews, closings, drafts, figures, unread] = await Promise.all([
    settle(loadReceived(http, view, signal)),
    settle(loadOffered(http, company.id, view, signal)),
    settle(loadInterviews(http, signal)),
    settle(listClosingNotices(http, { signal })),
    settle(listJobDrafts(http, { signal })),
    settle(getCompanyDashboard(http, { signal })),
    settle(listUnreadThreads(http, { signal })),
  ]);
  const shown = pickFields(company, COMPANY_FIELDS);
  return { company: shown, received, offered, closings, interviews, drafts, figures, unread };
}

async function loadInterviews(http: Http, signal: AbortSignal): Promise<readonly ShownInterview[]> {
  const interviews = await listInterviews(http, {}, { signal });
  return interviews.map((interview) => pickFields(interview, INTERVIEW_FIELDS));
}

async function loadReceived(
  http: Http,
  { status, page }: DashboardView,
  signal: AbortSignal,
): Promise<ReceivedApplications> {
  const load = (at: number) =>
    listApplications(http, { page: at, page_size: PAGE_SIZE, ...(status && { status }) }, { signal });
  const [list, counts] = await Promise.all([
    loadListPage(page, PAGE_SIZE, load),
    countApplications(http, {}, { signal }),
  ]);
  return { list: withFields(list, APPLICATION_FIELDS), counts };
}

async function loadOffered(
  http: Http,
  companyId: number,
  { jobs: filter, jobsPage: page }: DashboardView,
  signal: AbortSignal,
): Promise<OwnJobs> {
  const isActive = filter === 'all' ? undefined : filter === 'active';
  const load = (at: number) =>
    listProviderJobs(http, companyId, { page: at, page_size: PAGE_SIZE, is_active: isActive }, { signal });
  const [list, totals] = await Promise.all([
    loadListPage(page, PAGE_SIZE, load),
    getJobProviderTotals(http, companyId, { signal }),
  ]);
  return { list: withFields(list, JOB_FIELDS), totals };
}
