import { screen, waitFor, within } from '@testing-library/react';
import { JobFacets } from '@metier/sdk/contract';
import { makeJob, makeJobFacets, makeJobProvider, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();

beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  api.on('get', 'jobs/', { body: [makeJob()], headers: { 'X-Total-Count': '9' } });
  const company = [
    { value: 7, name: 'Alta Medica', count: 9 },
    { value: 8, name: 'Bau & Co', count: 4 },
  ];
  api.on('get', 'jobs/facets/', { body: makeJobFacets({ company }) }, JobFacets);
  api.on('get', 'auth/jobproviders/31/', { body: makeJobProvider({ id: 31, company_name: 'Zum Hirschen' }) });
  api.on('get', 'auth/jobproviders/7/', { body: makeJobProvider({ id: 7, company_name: 'Alta Medica' }) });
  api.on('get', 'jobs/suggestions/', { body: [] });
});

async function openFilters(address: string) {
  const page = renderRemote(remote, address);
  await screen.findByRole('search');
  await page.person.click(screen.getByRole('button', { name: 'More filters' }));
  await screen.findByRole('button', { name: 'Apply' });
  return page;
}

test('the companies with the most jobs are offered, and a chosen one is named like any other filter', async () => {
  const { person, address } = await openFilters('/?keyword=care');
  const companies = within(await screen.findByRole('group', { name: 'Company' }));
  expect(companies.getAllByRole('checkbox')).toHaveLength(2);
  await person.click(companies.getByRole('checkbox', { name: 'Alta Medica 9' }));
  await person.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(address()).toBe('/?keyword=care&company=7'));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('9 jobs for “care”, at Alta Medica'),
  );
  await person.click(screen.getByRole('link', { name: 'at Alta Medica (remove this filter)' }));
  await waitFor(() => expect(address()).toBe('/?keyword=care'));
});

test('a chosen company stays a choice, named, when others have more jobs', async () => {
  await openFilters('/?company=31&company=7');
  const companies = within(await screen.findByRole('group', { name: 'Company' }));
  await companies.findByRole('checkbox', { name: 'Bau & Co 4' });
  expect(companies.getByRole('checkbox', { name: 'Zum Hirschen 0' })).toBeChecked();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    '9 jobs at Zum Hirschen or at Alta Medica',
  );
  const search = api.calls.find(({ path }) => path === '/api/jobs/')?.query;
  expect(search?.getAll('company')).toEqual(['31', '7']);
  expect(search?.has('companies')).toBe(false);
});

test('a server that counts no companies offers none, and an id without a name is shown as it is', async () => {
  api.on('get', 'jobs/facets/', { body: makeJobFacets() }, JobFacets);
  api.on('get', 'auth/jobproviders/99/', { status: 404, body: { detail: 'Not found.' } });
  await openFilters('/?company=99');
  expect(screen.getByRole('checkbox', { name: '99' })).toBeChecked();
});

test('without a choice and without counted companies there is no group', async () => {
  api.on('get', 'jobs/facets/', { body: makeJobFacets() }, JobFacets);
  await openFilters('/');
  expect(screen.queryByRole('group', { name: 'Company' })).toBeNull();
});
