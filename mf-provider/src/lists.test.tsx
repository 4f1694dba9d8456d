import { screen, within } from '@testing-library/react';
import {
  MALFORMED_LISTS,
  EMPTY_WITH_STALE_TOTAL,
  makeApplication,
  makeCompanyDashboard,
  makeJob,
  makeJobProvider,
  makeJobProviderTotals,
  makeJobSeeker,
  makeStatusCounts,
  makeUser,
  renderRemote,
  setupFakeApi,
} from '@metier/testing';
import { remote } from './remote';

const api = setupFakeApi();
const user = makeUser({ id: 2, username: 'altamedica', account_type: 'job_provider' });

beforeEach(() => {
  api.on('get', 'auth/jobproviders/', { body: [makeJobProvider()] });
  api.on('get', 'auth/jobproviders/:id/jobs/', { body: [makeJob()] });
  api.on('get', 'auth/jobproviders/:id/totals/', { body: makeJobProviderTotals() });
  api.on('get', 'auth/applications/', { body: [] });
  api.on('get', 'auth/applications/status-counts/', { body: makeStatusCounts({ pending: 14 }) });
  api.on('get', 'auth/jobseekers/:id/', { body: makeJobSeeker() });
  api.on('get', 'auth/reviews-by-provider/', { body: [] });
  api.on('get', 'interviews/', { body: [] });
  api.on('get', 'auth/message-templates/', { body: [] });
  api.on('get', 'auth/closing-notices/', { body: [] });
  api.on('get', 'auth/dashboards/company/', { body: makeCompanyDashboard() });
  api.on('get', 'messages/', { body: [] });
  api.on('get', 'auth/job-drafts/', { body: [] });
});

const callsOf = (path: string) => api.calls.filter((call) => call.path === path).length;

describe.each(MALFORMED_LISTS)('of a list that $name', ({ toReply }) => {
  test('the applications are shown, below their filters', async () => {
    api.on('get', 'auth/applications/', toReply([makeApplication()]));
    api.on('get', 'auth/jobproviders/:id/jobs/', toReply([makeJob()]));
    renderRemote(remote, '/applications', { user });
    expect(await screen.findByRole('row', { name: /Léa Muster/ })).toBeVisible();
    expect(screen.getByRole('searchbox')).toBeVisible();
  });

  test('the board of applications shows its cards', async () => {
    api.on('get', 'auth/applications/', ({ query }) =>
      query.get('status') === 'pending' ? toReply([makeApplication()]) : { body: [] },
    );
    renderRemote(remote, '/applications?view=board', { user });
    expect(await screen.findByRole('link', { name: 'View the application of Léa Muster' })).toBeVisible();
  });

  test('the dashboard shows applications and jobs', async () => {
    api.on('get', 'auth/applications/', toReply([makeApplication()]));
    api.on('get', 'auth/jobproviders/:id/jobs/', toReply([makeJob({ title: 'Cook' })]));
    renderRemote(remote, '/dashboard', { user });
    expect(await screen.findByText('Léa Muster')).toBeVisible();
    expect(within(screen.getByRole('region', { name: /Your Jobs/ })).getByText('Cook')).toBeVisible();
  });

  test('an applicant is shown with their applications', async () => {
    api.on('get', 'auth/applications/', toReply([makeApplication()]));
    renderRemote(remote, '/jobseeker/11', { user });
    expect(await screen.findByText('Care assistant in home care')).toBeVisible();
  });
});

describe.each(['/applications', '/applications?page=3', '/applications?page=9'])(
  'applications that are counted and not there, at %s,',
  (url) => {
    test('are shown as an empty list', async () => {
      api.on('get', 'auth/applications/', EMPTY_WITH_STALE_TOTAL);
      const { address } = renderRemote(remote, url, { user });
      expect(await screen.findByRole('heading', { name: 'No applications found' })).toBeVisible();
      expect(address()).toBe(url);
      expect(callsOf('/api/auth/applications/')).toBeLessThan(5);
    });
  },
);

test('a dashboard whose lists are counted and empty is shown without a redirect', async () => {
  api.on('get', 'auth/applications/', EMPTY_WITH_STALE_TOTAL);
  api.on('get', 'auth/jobproviders/:id/jobs/', EMPTY_WITH_STALE_TOTAL);
  const { address } = renderRemote(remote, '/dashboard?page=3&jobs_page=9', { user });
  expect(await screen.findByText('No applications found')).toBeVisible();
  expect(address()).toBe('/dashboard?page=3&jobs_page=9');
  expect(callsOf('/api/auth/applications/')).toBeLessThan(5);
});
