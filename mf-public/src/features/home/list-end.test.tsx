import { screen, waitFor } from '@testing-library/react';
import { JobFacets } from '@metier/sdk/contract';
import { makeJob, makeJobFacets, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../remote';

const api = setupFakeApi();
const END = '2026-11-30T08:00:00.001Z';

beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  api.on('get', 'jobs/facets/', { body: makeJobFacets() }, JobFacets);
  api.on('get', 'jobs/suggestions/', { body: [] });
  const headers = { 'X-Total-Count': '31', 'X-Read-Until': END };
  api.on('get', 'jobs/', { body: [makeJob()], headers });
});

const readAsked = () =>
  api.calls
    .filter(({ path }) => path === '/api/jobs/')
    .map(({ query }) => ({ page: query.get('page'), until: query.get('until') }));

test('further pages are of the list that the first one began, and the address stays short', async () => {
  const { person, address } = renderRemote(remote, '/?keyword=care');
  await person.click(await screen.findByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(address()).toBe('/?keyword=care&page=2'));
  await person.click(await screen.findByRole('link', { name: 'Page 1' }));
  await waitFor(() => expect(address()).toBe('/?keyword=care'));
  expect(readAsked()).toEqual([
    { page: '1', until: null },
    { page: '2', until: END },
    { page: '1', until: null },
  ]);
});

test('a further page of another search begins a list of its own', async () => {
  const { person } = renderRemote(remote, '/?keyword=cook&page=2');
  const newest = await screen.findByRole('link', { name: 'Newest' });
  await person.click(newest);
  await waitFor(() => expect(newest).toHaveAttribute('aria-current', 'true'));
  await person.click(await screen.findByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(readAsked()).toHaveLength(3));
  expect(readAsked().map(({ until }) => until)).toEqual([null, null, END]);
});
