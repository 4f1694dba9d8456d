import { screen } from '@testing-library/react';
import { JobFacets } from '@metier/sdk/contract';
import { makeJob, makeJobFacets, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../remote';

const api = setupFakeApi();

const busy = (seconds: number) => ({
  status: 503,
  body: { detail: 'The server is busy.' },
  headers: { 'Retry-After': String(seconds) },
});
const listSearches = () => api.calls.filter(({ path }) => path === '/api/jobs/');

beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  api.on('get', 'jobs/facets/', { body: makeJobFacets() }, JobFacets);
  api.on('get', 'jobs/suggestions/', { body: [] });
});

test('a search of a busy server is repeated when the server says that it is free again', async () => {
  const free = { body: [makeJob()], headers: { 'X-Total-Count': '31' } };
  api.on('get', 'jobs/', () => (listSearches().length < 3 ? busy(0) : free));
  renderRemote(remote, '/?keyword=care');
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(listSearches()).toHaveLength(3);
});

test.each([
  ['it stays busy', 0, 3],
  ['it takes longer', 30, 1],
])('the person is told when %s', async (_, seconds, searches) => {
  api.on('get', 'jobs/', busy(seconds));
  renderRemote(remote, '/?keyword=care');
  expect(await screen.findByText('The server is busy.')).toBeVisible();
  expect(listSearches()).toHaveLength(searches);
});

test('so are the numbers of its filters', async () => {
  api.on('get', 'jobs/', { body: [makeJob()], headers: { 'X-Total-Count': '31' } });
  const counted = makeJobFacets({ contract_type: [{ value: 'permanent', count: 31 }] });
  const listCounts = () => api.calls.filter(({ path }) => path === '/api/jobs/facets/');
  api.on('get', 'jobs/facets/', () => (listCounts().length < 2 ? busy(0) : { body: counted }));
  renderRemote(remote, '/?keyword=care');
  expect(await screen.findByRole('link', { name: 'Permanent 31 jobs' })).toBeVisible();
});
