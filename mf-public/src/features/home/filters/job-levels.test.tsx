import { screen, waitFor, within } from '@testing-library/react';
import { JobAlert, JobFacets } from '@metier/sdk/contract';
import { makeJob, makeJobAlert, makeJobFacets, makeUser, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();

beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  const level = [
    { value: 'skilled', count: 20 },
    { value: 'apprenticeship', count: 6 },
    { value: 'lead', count: 2 },
  ] as const;
  api.on('get', 'jobs/', { body: [makeJob()], headers: { 'X-Total-Count': '31' } });
  api.on('get', 'jobs/facets/', { body: makeJobFacets({ level: [...level] }) }, JobFacets);
  api.on('get', 'jobs/suggestions/', { body: [] });
});

async function open(address: string) {
  const page = renderRemote(remote, address, { user: makeUser({ account_type: 'job_provider' }) });
  await screen.findByRole('article');
  return page;
}
const lastSearch = () =>
  api.calls.findLast(({ path, query }) => path === '/api/jobs/' && query.get('page_size') === '6')?.query;
const heading = () => screen.getByRole('heading', { level: 2, name: /^31 jobs/ });

test('a person chooses levels that have jobs, with their numbers, and how new the jobs are', async () => {
  const { person, address } = await open('/?keyword=care');
  await person.click(screen.getByRole('button', { name: 'More filters' }));
  const levels = within(await screen.findByRole('group', { name: 'Level' }));
  expect(levels.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual([
    'Apprenticeship6',
    'Skilled work20',
    'Leadership2',
  ]);
  await person.click(levels.getByRole('checkbox', { name: 'Apprenticeship 6' }));
  await person.click(levels.getByRole('checkbox', { name: 'Leadership 2' }));
  await person.selectOptions(screen.getByLabelText('Posted'), 'In the last 24 hours');
  await person.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(address()).toBe('/?keyword=care&level=apprenticeship&level=lead&published_within=1'),
  );
  expect(lastSearch()?.getAll('level')).toEqual(['apprenticeship', 'lead']);
  expect(lastSearch()?.get('published_within')).toBe('1');
  await waitFor(() =>
    expect(heading()).toHaveTextContent('apprenticeship or leadership, posted in the last 24 hours'),
  );
});

test('each of them is removed like any other filter, and one of the address stays a choice', async () => {
  const { person, address } = await open('/?level=lead&level=apprenticeship&published_within=5');
  await person.click(screen.getByRole('button', { name: 'More filters' }));
  expect(await screen.findByLabelText('Posted')).toHaveDisplayValue('In the last 5 days');
  await person.click(screen.getByRole('link', { name: 'leadership (remove this filter)' }));
  await waitFor(() => expect(address()).toBe('/?level=apprenticeship&published_within=5'));
  await person.click(screen.getByRole('link', { name: 'posted in the last 5 days (remove this filter)' }));
  await waitFor(() => expect(address()).toBe('/?level=apprenticeship'));
});

test('a saved search has the level, and not how new the jobs are, because all of its jobs are', async () => {
  api.on('post', 'alerts/', { status: 201, body: makeJobAlert() }, JobAlert);
  const { person } = await open('/?level=apprenticeship&published_within=7');
  await person.click(screen.getByRole('button', { name: 'Save this search' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Name')).toHaveValue('Apprenticeship');
  await person.click(dialog.getByRole('button', { name: 'Save Search' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const saved = api.calls.find(({ path }) => path === '/api/alerts/')?.body;
  expect(saved).toMatchObject({ query: { level: ['apprenticeship'] } });
  expect(JSON.stringify(saved)).not.toContain('published');
});

test('new jobs alone are no search to save', async () => {
  await open('/?published_within=7');
  expect(heading()).toHaveTextContent('posted in the last 7 days');
  expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull();
});
