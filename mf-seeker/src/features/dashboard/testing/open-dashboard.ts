import {
  type AccountNotice,
  Application,
  Attachment,
  CandidateDashboard,
  Interview,
  Job,
  JobAlerts,
  JobSeeker,
  MessageThread,
  NoticesPage,
  SeekerReview,
  StatusCounts,
} from '@metier/sdk/contract';
import { makeApplication, makeJob, makeUser, renderRemote, type FakeApi } from '@metier/testing';
import { screen, waitFor } from '@testing-library/react';
import { Type } from 'typebox';
import { remote } from '../../../remote';

export const makeReview = (given: Partial<SeekerReview> = {}): SeekerReview => ({
  id: 61,
  rating: 5,
  title: 'A pleasure',
  comment: 'Always on time.',
  pros: 'Calm',
  cons: '',
  created_at: '2026-11-12T09:00:00.000Z',
  job_provider: { id: 21, company_name: 'Alta Medica', company_logo: null },
  job_seeker: 11,
  ...given,
});

export interface DashboardFixture {
  readonly seekers: readonly JobSeeker[];
  readonly applications?: readonly Application[];
  readonly favorites?: readonly Job[];
  readonly reviews?: readonly SeekerReview[];
  readonly interviews?: readonly Interview[];
  readonly documents?: readonly Attachment[];
  readonly alerts?: JobAlerts;
  readonly due?: Partial<CandidateDashboard>;
  readonly threads?: readonly MessageThread[];
  readonly notices?: AccountNotice[];
}

/** `count` records with distinct ids and titles. */
export const makeRecords = <Item>(count: number, make: (id: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

export const makeApplications = (count: number) =>
  makeRecords(count, (id) =>
    makeApplication({ id, job: { ...makeApplication().job, title: `Application ${id}` } }),
  );

export const makeFavorites = (count: number) =>
  makeRecords(count, (id) => makeJob({ id, title: `Favorite ${id}` }));

/** One page of the records, paged like the real server. */
function paginate(items: readonly unknown[], query: URLSearchParams) {
  const size = Number(query.get('page_size') ?? 100);
  const start = (Number(query.get('page') ?? 1) - 1) * size;
  return { body: items.slice(start, start + size), headers: { 'X-Total-Count': String(items.length) } };
}

function countStatuses(applications: readonly Application[]): StatusCounts {
  const none = { pending: 0, reviewed: 0, shortlisted: 0, interview: 0, hired: 0, rejected: 0, withdrawn: 0 };
  const by_status = applications.reduce(
    (counts, { status }) => ({ ...counts, [status]: counts[status] + 1 }),
    none,
  );
  return { total: applications.length, by_status };
}

/** Fake server with these records, which pages and filters like the real one. */
export function mockDashboardApi(
  api: FakeApi,
  {
    seekers,
    applications = [],
    favorites = [],
    reviews = [],
    interviews = [],
    documents = [],
    alerts = [],
    due = {},
    threads = [],
    notices = [],
  }: DashboardFixture,
) {
  api.on('get', 'auth/jobseekers/', { body: seekers }, Type.Array(JobSeeker));
  api.on(
    'get',
    'auth/applications/',
    ({ query }) =>
      paginate(
        applications.filter(({ status }) => (query.get('status') ?? status) === status),
        query,
      ),
    Type.Array(Application),
  );
  api.on('get', 'auth/attachments/', ({ query }) => paginate(documents, query), Type.Array(Attachment));
  api.on('get', 'alerts/', { body: alerts }, JobAlerts);
  api.on(
    'get',
    'auth/dashboards/candidate/',
    { body: { late_answers: [], ending_favorites: [], ...due } },
    CandidateDashboard,
  );
  api.on('get', 'messages/', { body: threads }, Type.Array(MessageThread));
  api.on('get', 'notices/', { body: { items: notices, next: null } }, NoticesPage);
  api.on('get', 'interviews/', { body: interviews }, Type.Array(Interview));
  api.on('get', 'auth/applications/status-counts/', { body: countStatuses(applications) }, StatusCounts);
  api.on('get', 'auth/jobseekers/11/favorites/', ({ query }) => paginate(favorites, query), Type.Array(Job));
  api.on(
    'get',
    'auth/reviews-by-provider/',
    ({ query }) => paginate(reviews, query),
    Type.Array(SeekerReview),
  );
}

export function openDashboard(api: FakeApi, board: DashboardFixture, url = '/dashboard', user = makeUser()) {
  mockDashboardApi(api, board);
  return renderRemote(remote, url, { user });
}

/** Opens the dashboard and waits for its lists and the counts of the filter. */
export async function openWholeDashboard(api: FakeApi, board: DashboardFixture, url?: string) {
  const page = openDashboard(api, board, url);
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2, name: /\d$/ })).toHaveLength(3));
  await screen.findByRole('heading', { level: 2, name: 'Today' });
  return page;
}
