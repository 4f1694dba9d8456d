import { screen, waitFor, within } from '@testing-library/react';
import {
  MALFORMED_LISTS,
  EMPTY_WITH_STALE_TOTAL,
  makeJob,
  makeJobProvider,
  makeThread,
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
  title: 'Fair',
  comment: '',
  pros: '',
  cons: '',
  created_at: '',
  is_mine: false,
};

beforeEach(() => {
  api.on('get', 'jobs/facets/', { body: {} });
  api.on('get', 'auth/jobseekers/', { body: [] });
  api.on('get', 'auth/applications/', { body: [] });
  api.on('get', 'auth/follows/', { body: [] });
  api.on('get', 'auth/jobproviders/:id/', { body: makeJobProvider() });
  api.on('get', 'auth/jobproviders/:id/jobs/', { body: [] });
  api.on('get', 'auth/jobproviders/:id/reviews/', { body: [] });
});

const callsOf = (path: string) => api.calls.filter((call) => call.path === path).length;
const findForm = () => screen.findByRole('search', { name: 'Job search' });

describe.each(MALFORMED_LISTS)('of a list that $name', ({ toReply }) => {
  test('the home page shows the jobs that there are, below its form', async () => {
    api.on('get', 'jobs/', toReply([makeJob()]));
    renderRemote(remote, '/');
    expect(await screen.findByRole('article', { name: 'Care assistant in home care' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(within(await findForm()).getByLabelText('Keyword')).toBeVisible();
  });

  test('a company shows its jobs and its reviews', async () => {
    api.on('get', 'auth/jobproviders/:id/jobs/', toReply([makeJob({ title: 'Cook' })]));
    api.on('get', 'auth/jobproviders/:id/reviews/', toReply([REVIEW]));
    renderRemote(remote, '/company/21', { user });
    expect(await screen.findByRole('link', { name: /Cook/ })).toBeVisible();
    expect(await screen.findByText('Fair')).toBeVisible();
  });

  test('the conversations are shown', async () => {
    api.on('get', 'messages/', toReply([makeThread()]));
    renderRemote(remote, '/messages', { user });
    const threads = within(await screen.findByRole('navigation', { name: 'Conversations' }));
    expect(threads.getByText('Alta Medica')).toBeVisible();
  });
});

describe.each(['/', '/?page=2', '/?page=3', '/?page=9', '/?keyword=care&page=3'])(
  'a board that counts jobs and has none, at %s',
  (url) => {
    test('is said to be empty, below its form, after a few calls and no redirect', async () => {
      api.on('get', 'jobs/', EMPTY_WITH_STALE_TOTAL);
      const { address } = renderRemote(remote, url);
      expect(await screen.findByRole('heading', { name: 'No jobs found' })).toBeVisible();
      expect(await findForm()).toBeVisible();
      expect(address()).toBe(url);
      // The counts without each term are streamed after the page.
      await waitFor(() => expect(callsOf('/api/jobs/')).toBeGreaterThan(0));
      expect(callsOf('/api/jobs/')).toBeLessThan(8);
    });
  },
);

test('a page that is empty leads to one that is not, once', async () => {
  api.on('get', 'jobs/', ({ query }) =>
    query.get('page') === '1'
      ? { body: [makeJob()], headers: { 'X-Total-Count': '14' } }
      : EMPTY_WITH_STALE_TOTAL,
  );
  const { address } = renderRemote(remote, '/?page=3');
  expect(await screen.findByRole('article', { name: 'Care assistant in home care' })).toBeVisible();
  expect(address()).toBe('/');
  expect(callsOf('/api/jobs/')).toBe(4);
});

test('a total that shrinks with every page is not followed page by page', async () => {
  api.on('get', 'jobs/', ({ query }) => {
    const page = Number(query.get('page') ?? 1);
    return { body: page > 1 ? [] : [makeJob()], headers: { 'X-Total-Count': String(6 * (page - 1) || 1) } };
  });
  const { address } = renderRemote(remote, '/?page=60');
  expect(await screen.findByRole('article')).toBeVisible();
  expect(address()).toBe('/');
  expect(callsOf('/api/jobs/')).toBe(4);
});

test('no part of a job that is missing or of another type takes the form away', async () => {
  const job = makeJob();
  const broken = Object.keys(job).flatMap((name) =>
    [null, 7, {}].map((value) => ({ ...job, [name]: value })),
  );
  const numbered = broken.map((entry, at) => (entry.id === job.id ? { ...entry, id: 1000 + at } : entry));
  api.on('get', 'jobs/', { body: [...numbered, makeJob({ id: 77, title: 'Cook' })] });
  renderRemote(remote, '/');
  expect(await screen.findByText('Cook')).toBeVisible();
  expect(screen.getByLabelText('Keyword')).toBeVisible();
});
