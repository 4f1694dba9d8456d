import { screen, within } from '@testing-library/react';
import {
  MALFORMED_LISTS,
  EMPTY_WITH_STALE_TOTAL,
  makeApplication,
  makeInterview,
  makeJob,
  makeJobSeeker,
  makeStatusCounts,
  makeUser,
  renderRemote,
  setupFakeApi,
} from '@metier/testing';
import { remote } from './remote';

const api = setupFakeApi();
const user = makeUser();
const REVIEW = {
  id: 1,
  rating: 4,
  title: 'Fair and calm',
  comment: '',
  pros: '',
  cons: '',
  created_at: '2026-11-16T09:00:00.000Z',
  job_seeker: 11,
  job_provider: { id: 21, company_name: 'Alta Medica', company_logo: null },
};
const DOCUMENT = {
  id: 3,
  user: 1,
  name: 'Diploma.pdf',
  file: '/f',
  size: 9,
  uploaded_at: '2026-11-16T09:00:00.000Z',
};
const LISTS = [
  'alerts/',
  'auth/applications/',
  'auth/attachments/',
  'auth/jobseekers/:id/favorites/',
  'auth/reviews-by-provider/',
  'interviews/',
  'messages/',
];

beforeEach(() => {
  for (const path of LISTS) api.on('get', path, { body: [] });
  api.on('get', 'auth/dashboards/candidate/', { body: { late_answers: [], ending_favorites: [] } });
  api.on('get', 'notices/', { body: { items: [], next: null } });
  api.on('get', 'auth/jobseekers/', { body: [makeJobSeeker()] });
  api.on('get', 'auth/applications/status-counts/', { body: makeStatusCounts({ pending: 14 }) });
});

const callsOf = (path: string) => api.calls.filter((call) => call.path === path).length;

describe.each(MALFORMED_LISTS)('of a list that $name', ({ toReply }) => {
  test('the applications are shown, below their filters', async () => {
    api.on('get', 'auth/applications/', toReply([makeApplication()]));
    renderRemote(remote, '/applications', { user });
    expect(await screen.findByRole('heading', { name: /Care assistant in home care/ })).toBeVisible();
    expect(screen.getByRole('searchbox')).toBeVisible();
  });

  test('the documents are shown, below the way to upload', async () => {
    api.on('get', 'auth/attachments/', toReply([DOCUMENT]));
    renderRemote(remote, '/documents', { user });
    expect(await screen.findByText('Diploma.pdf')).toBeVisible();
  });

  test('the dashboard shows interviews, applications, favourites and reviews', async () => {
    api.on('get', 'interviews/', toReply([makeInterview()]));
    api.on('get', 'auth/attachments/', toReply([DOCUMENT]));
    api.on('get', 'auth/applications/', toReply([makeApplication()]));
    api.on('get', 'auth/jobseekers/:id/favorites/', toReply([makeJob({ title: 'Cook' })]));
    api.on('get', 'auth/reviews-by-provider/', ({ query }) =>
      query.get('page') === '1' ? toReply([REVIEW]) : { body: [] },
    );
    renderRemote(remote, '/dashboard', { user });
    const today = within(await screen.findByRole('region', { name: 'Today' }));
    expect(await today.findByRole('link', { name: /^Choose a time/ })).toBeVisible();
    for (const text of ['Care assistant in home care', 'Cook', 'Fair and calm'])
      expect((await screen.findAllByText(text))[0]).toBeInTheDocument();
    expect(callsOf('/api/auth/reviews-by-provider/')).toBeLessThan(12);
  });
});

describe('a list that counts entries and has none', () => {
  test.each(['/applications', '/applications?page=3', '/applications?page=9'])(
    'of applications, at %s, is shown as it is',
    async (url) => {
      api.on('get', 'auth/applications/', EMPTY_WITH_STALE_TOTAL);
      const { address } = renderRemote(remote, url, { user });
      expect(await screen.findByRole('heading', { name: 'No applications found' })).toBeVisible();
      expect(address()).toBe(url);
      expect(callsOf('/api/auth/applications/')).toBeLessThan(5);
    },
  );

  test('of documents is shown as it is', async () => {
    api.on('get', 'auth/attachments/', EMPTY_WITH_STALE_TOTAL);
    renderRemote(remote, '/documents?page=9', { user });
    expect(await screen.findByRole('heading', { level: 1, name: 'My Documents' })).toBeVisible();
    expect(callsOf('/api/auth/attachments/')).toBeLessThan(5);
  });
});
