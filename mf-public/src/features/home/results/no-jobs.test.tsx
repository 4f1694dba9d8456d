import { screen } from '@testing-library/react';
import { JobFacets } from '@metier/sdk/contract';
import { makeJob, makeJobFacets, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();

beforeEach(() => {
  api.on('get', 'jobs/facets/', { body: makeJobFacets() }, JobFacets);
  api.on('get', 'jobs/nearby/', { body: [] });
  api.on('get', 'jobs/suggestions/', { body: [] });
});

test('a search without results says what to loosen', async () => {
  api.on('get', 'jobs/', ({ query }) => {
    const total = query.get('keyword') && query.get('location') ? 0 : 3;
    return { body: [], headers: { 'X-Total-Count': String(total) } };
  });
  renderRemote(remote, '/?keyword=astronaut&location=Chur');
  expect(await screen.findByRole('heading', { name: 'No jobs found' })).toBeVisible();
  const links = [/^Without “Chur”/, /^Without “astronaut”/, 'Show all jobs'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual(['/?keyword=astronaut', '/?location=Chur', '/']);
});

test('a search without results says what each term less would find, and leaves out what finds nothing', async () => {
  api.on('get', 'jobs/', ({ query }) => {
    const total = query.get('canton') && query.get('keyword') ? 0 : query.get('keyword') ? 0 : 17;
    return { body: [], headers: { 'X-Total-Count': String(total) } };
  });
  renderRemote(remote, '/?keyword=astronaut&canton=BE');
  expect(await screen.findByRole('link', { name: 'Without “astronaut” 17 jobs' })).toHaveAttribute(
    'href',
    '/?canton=BE',
  );
  expect(screen.queryByRole('link', { name: /^Without “canton/ })).not.toBeInTheDocument();
});

test('a search without results offers to search without each part of a sentence that finds something then', async () => {
  api.on('get', 'jobs/', ({ query }) => {
    const total = query.get('keyword') === 'Bern dringend' ? 40 : 0;
    const headers = {
      'X-Total-Count': String(total),
      'X-Read-As': 'occupation:Lokf%C3%BChrer,place:Bern,left-out:dringend',
    };
    return { body: [], headers };
  });
  renderRemote(remote, '/?keyword=Lokführer+Bern+dringend');
  expect(await screen.findByRole('link', { name: 'Without “Lokführer” 40 jobs' })).toHaveAttribute(
    'href',
    '/?keyword=Bern+dringend',
  );
  const others = screen.queryAllByRole('link', { name: /^Without “/ });
  expect(others).toHaveLength(1);
});

test('an empty board has nothing to loosen', async () => {
  api.on('get', 'jobs/', { body: [], headers: { 'X-Total-Count': '0' } });
  renderRemote(remote, '/');
  expect(await screen.findByRole('heading', { name: 'No jobs found' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Show all jobs' })).not.toBeInTheDocument();
});

test('below few results stands what would find more, and nothing that would not', async () => {
  api.on('get', 'jobs/', ({ query }) => {
    const isWhole = query.get('keyword') && query.get('canton');
    const headers = { 'X-Total-Count': query.get('keyword') ? '1' : '30' };
    return { body: isWhole ? [makeJob()] : [], headers };
  });
  renderRemote(remote, '/?keyword=Koch&canton=UR');
  expect(await screen.findByText('More jobs with less:')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Without “Koch” 30 jobs' })).toHaveAttribute('href', '/?canton=UR');
  expect(screen.queryByRole('link', { name: /^Without “canton/ })).not.toBeInTheDocument();
});
