import { screen, within } from '@testing-library/react';
import { makeApplication, makeUser, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../../remote';
import { listQueries, mockApplicationsApi, openApplications } from '../testing/open-applications';

const api = setupFakeApi();

test('status, search and page come from the address', async () => {
  openApplications(api, { total: 8 }, '/applications?status=shortlisted&search=care&page=2');
  expect(await screen.findByRole('searchbox')).toHaveValue('care');
  expect(screen.getByRole('link', { name: 'Shortlisted 2' })).toHaveAttribute('aria-current', 'true');
  expect(listQueries(api)).toEqual(['status=shortlisted&search=care&page=2&page_size=6']);
});

test('each status says how many there are of it', async () => {
  openApplications(api, {}, '/applications?search=care');
  const chips = within(await screen.findByRole('navigation', { name: 'Filter by status' }));
  expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All14',
    'Pending9',
    'Reviewed0',
    'Shortlisted2',
    'Interview0',
    'Hired1',
    'Rejected2',
    'Withdrawn0',
  ]);
  const call = api.calls.find(({ path }) => path.endsWith('/status-counts/'));
  expect(call?.query.toString()).toBe('search=care');
});

test('another order starts at the first page and keeps the rest', async () => {
  const page = openApplications(api, { total: 20 }, '/applications?status=pending&search=care&page=2');
  await page.person.selectOptions(await screen.findByLabelText('Sort by'), 'Oldest first');
  expect(page.address()).toBe('/applications?status=pending&search=care&ordering=submitted_at');
  expect(listQueries(api).at(-1)).toBe('status=pending&search=care&ordering=submitted_at&page=1&page_size=6');
});

test('an unknown order falls back to the default', async () => {
  openApplications(api, { total: 2 }, '/applications?ordering=applicant_name');
  expect(await screen.findByLabelText('Sort by')).toHaveValue('-submitted_at');
  expect(listQueries(api)).toEqual(['page=1&page_size=6']);
});

test('another status starts at the first page and keeps the search', async () => {
  const page = openApplications(api, { total: 20 }, '/applications?search=care&page=2');
  await page.person.click(await screen.findByRole('link', { name: 'Hired 1' }));
  expect(page.address()).toBe('/applications?status=hired&search=care');
});

test('a search keeps the status', async () => {
  const page = openApplications(api, {}, '/applications?status=pending');
  await page.person.type(await screen.findByRole('searchbox'), 'baker');
  await page.person.click(screen.getByRole('button', { name: 'Search' }));
  expect(page.address()).toBe('/applications?status=pending&search=baker');
});

test('the pages of a long list are links', async () => {
  openApplications(api, { total: 14 }, '/applications?status=pending');
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/applications?status=pending&page=3',
  );
});

test('a page beyond the last is the last', async () => {
  mockApplicationsApi(api, { total: 8 });
  api.on('get', 'auth/applications/', ({ query }) => ({
    body: Number(query.get('page')) <= 2 ? [makeApplication()] : [],
    headers: { 'X-Total-Count': '8' },
  }));
  const page = renderRemote(remote, '/applications?page=9', { user: makeUser() });
  await screen.findByRole('article');
  expect(page.address()).toBe('/applications?page=2');
});

test('a filter that matches nothing can be taken off', async () => {
  openApplications(api, { applications: [] }, '/applications?status=hired');
  expect(await screen.findByText('Nothing matches this search and status.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show All' })).toHaveAttribute('href', '/applications');
});
