import { StatusCounts, type Application, type MessageThread } from '@metier/sdk/contract';
import { makeApplication, makeJobSeeker, makeUser, renderRemote, type FakeApi } from '@metier/testing';
import { remote } from '../../../remote';

const counts: StatusCounts = {
  total: 14,
  by_status: { pending: 9, reviewed: 0, shortlisted: 2, interview: 0, hired: 1, rejected: 2, withdrawn: 0 },
};

interface ApplicationsFixture {
  applications?: Application[];
  total?: number;
  seekers?: unknown[];
  threads?: MessageThread[];
}

/** Fake API with these applications and conversations; the counts by status are always the same. */
export function mockApplicationsApi(
  api: FakeApi,
  {
    applications = [makeApplication()],
    total,
    seekers = [makeJobSeeker()],
    threads = [],
  }: ApplicationsFixture = {},
) {
  api.on('get', 'auth/jobseekers/', { body: seekers });
  api.on('get', 'messages/', { body: threads });
  api.on('get', 'auth/applications/:id/accesses/', { body: [] });
  api.on('get', 'auth/applications/', {
    body: applications,
    headers: { 'X-Total-Count': String(total ?? applications.length) },
  });
  api.on('get', 'auth/applications/status-counts/', { body: counts }, StatusCounts);
}

export function openApplications(api: FakeApi, fixture?: ApplicationsFixture, url = '/applications') {
  mockApplicationsApi(api, fixture);
  return renderRemote(remote, url, { user: makeUser() });
}

/** Queries of the requests for a page of the list. */
export const listQueries = (api: FakeApi) =>
  api.calls.filter(({ path }) => path === '/api/auth/applications/').map(({ query }) => query.toString());
