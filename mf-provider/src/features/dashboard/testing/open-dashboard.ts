import { screen, within } from '@testing-library/react';
import { Type } from 'typebox';
import {
  ClosingNotice,
  CompanyDashboard,
  JobDraftSummary,
  JobProviderTotals,
  StatusCounts,
  type Application,
  type Interview,
  type Job,
  type JobProvider,
  MessageThread,
} from '@metier/sdk/contract';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@metier/sdk/rules';
import {
  makeApplication,
  makeCompanyDashboard,
  makeJob,
  makeJobProvider,
  makeJobProviderTotals,
  makeStatusCounts,
  makeUser,
  renderRemote,
  type FakeApi,
  type RecordedCall,
  type RenderOptions,
} from '@metier/testing';
import { remote } from '../../../remote';

export const user = makeUser({
  id: 2,
  username: 'altamedica',
  email: 'me@example.ch',
  account_type: 'job_provider',
});

const APPLICATIONS: Application[] = [
  makeApplication({ id: 41, applicant_name: 'Léa Muster', status: 'pending' }),
  makeApplication({ id: 42, applicant_name: 'Jonas Berger', status: 'shortlisted' }),
  makeApplication({ id: 43, applicant_name: 'Sofia Almeida', status: 'reviewed' }),
  makeApplication({ id: 44, applicant_name: 'Noah Dubois', status: 'hired' }),
  makeApplication({ id: 45, applicant_name: 'Mia Keller', status: 'pending' }),
];

const JOBS: Job[] = [
  makeJob({ id: 31, title: 'Cook', views: 1200, applications_count: 12 }),
  makeJob({ id: 32, title: 'Nurse', views: 704, applications_count: 1, is_active: false }),
];

interface DashboardFixture {
  company?: Partial<JobProvider> | undefined;
  applications?: readonly Application[];
  jobs?: readonly Job[];
  interviews?: readonly Interview[];
  closings?: readonly ClosingNotice[];
  drafts?: readonly JobDraftSummary[];
  figures?: Partial<CompanyDashboard>;
  threads?: readonly MessageThread[];
}

/** One page of the records, paged like the real server. */
function paginate<Item>(items: readonly Item[], { query }: RecordedCall) {
  const size = Number(query.get('page_size'));
  const from = (Number(query.get('page') ?? 1) - 1) * size;
  return { body: items.slice(from, from + size), headers: { 'X-Total-Count': String(items.length) } };
}

const countByStatus = (applications: readonly Application[]) =>
  makeStatusCounts(
    Object.fromEntries(
      APPLICATION_STATUSES.map((status) => [
        status,
        applications.filter((one) => one.status === status).length,
      ]),
    ),
  );

const sumTotals = (jobs: readonly Job[]) =>
  makeJobProviderTotals({
    jobs: jobs.length,
    active_jobs: jobs.filter((job) => job.is_active).length,
    views: jobs.reduce((sum, job) => sum + (job.views ?? 0), 0),
  });

/** Fake server that filters, pages and updates like the real one. */
export function openDashboard(
  api: FakeApi,
  { company = {}, ...given }: DashboardFixture = {},
  url = '/dashboard',
  options: RenderOptions = {},
) {
  let applications = given.applications ?? APPLICATIONS;
  let jobs = given.jobs ?? JOBS;
  api.on('get', 'auth/closing-notices/', { body: given.closings ?? [] }, Type.Array(ClosingNotice));
  let drafts = given.drafts ?? [];
  api.on('get', 'auth/job-drafts/', () => ({ body: drafts }), Type.Array(JobDraftSummary));
  api.on('get', 'auth/job-drafts/:id/', (_, params) => ({
    body: {
      ...drafts.find(({ id }) => id === Number(params.id)),
      fields: { title: 'Sommelier' },
      version: 1,
    },
  }));
  api.on('delete', 'auth/job-drafts/:id/', (_, params) => {
    drafts = drafts.filter(({ id }) => id !== Number(params.id));
    return { status: 204 };
  });
  api.on('get', 'auth/jobproviders/', { body: [makeJobProvider(company)] });
  api.on('get', 'auth/applications/', (call) => {
    const status = call.query.get('status');
    return paginate(
      applications.filter((application) => !status || application.status === status),
      call,
    );
  });
  api.on(
    'get',
    'auth/applications/status-counts/',
    () => ({ body: countByStatus(applications) }),
    StatusCounts,
  );
  api.on('get', 'auth/dashboards/company/', { body: makeCompanyDashboard(given.figures) }, CompanyDashboard);
  api.on('get', 'messages/', { body: given.threads ?? [] }, Type.Array(MessageThread));
  api.on('get', 'interviews/', { body: given.interviews ?? [] });
  api.on('get', 'auth/jobproviders/:id/totals/', () => ({ body: sumTotals(jobs) }), JobProviderTotals);
  api.on('get', 'auth/jobproviders/:id/jobs/', (call) => {
    const isActive = call.query.get('is_active');
    return paginate(
      jobs.filter((job) => isActive === null || String(job.is_active) === isActive),
      call,
    );
  });
  api.on('patch', 'auth/applications/:id/update-status/', ({ body }, { id }) => {
    const { status } = body as { status: ApplicationStatus };
    applications = applications.map((one) => (one.id === Number(id) ? { ...one, status } : one));
    return { body: applications.find((one) => one.id === Number(id)) };
  });
  api.on('patch', 'auth/jobs/:id/', ({ body }, { id }) => {
    jobs = jobs.map((job) => (job.id === Number(id) ? { ...job, ...(body as Partial<Job>) } : job));
    return { body: jobs.find((job) => job.id === Number(id)) };
  });
  return renderRemote(remote, url, { user, ...options });
}

export const findApplications = async () =>
  within(await screen.findByRole('region', { name: /^Recent Applications/ }));
/** The jobs, which a phone folds. */
export async function findJobs() {
  const region = await screen.findByRole('region', { name: 'Your Jobs' });
  const fold = region.querySelector('details');
  if (fold) fold.open = true;
  return within(region);
}
export const findApplication = async (name: string) => {
  const entry = (await findApplications()).getByText(name).closest('li');
  if (!entry) throw new Error(`${name} is in no list`);
  return within(entry);
};
export const findJob = async (title: string) => {
  const entry = (await findJobs()).getByText(title).closest('li');
  if (!entry) throw new Error(`${title} is in no list`);
  return within(entry);
};
export const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

export const findToday = async () => within(await screen.findByRole('region', { name: 'Today' }));

/** Opens a menu and returns its item. */
export async function openMenu(
  person: { click(element: Element): Promise<void> },
  menu: string,
  item: string,
) {
  await person.click(await screen.findByRole('button', { name: menu }));
  return screen.findByRole('menuitem', { name: item, hidden: true });
}
