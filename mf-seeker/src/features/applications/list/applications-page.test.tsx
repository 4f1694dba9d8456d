import { screen, within } from '@testing-library/react';
import { Application } from '@metier/shared/contract';
import { makeApplication, makeJobSeeker, makeUser, renderRemote, setupFakeApi } from '@metier/shared/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();

interface World {
  applications?: Application[];
  total?: number;
  seekers?: unknown[];
}

function openPage(
  { applications = [makeApplication()], total, seekers = [makeJobSeeker()] }: World = {},
  url = '/applications',
) {
  api.on('get', 'auth/jobseekers/', { body: seekers });
  api.on('get', 'auth/applications/', {
    body: applications,
    headers: { 'X-Total-Count': String(total ?? applications.length) },
  });
  return renderRemote(remote, url, { user: makeUser() });
}

const listQueries = () =>
  api.calls.filter(({ path }) => path === '/api/auth/applications/').map(({ query }) => query.toString());

test('each application shows its job, company, day, status and way so far', async () => {
  openPage({
    applications: [makeApplication({ status: 'reviewed', reviewed_at: '2026-11-21T09:00:00.000Z' })],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'My Applications' })).toBeVisible();
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('link', { name: 'Care assistant in home care' })).toHaveAttribute('href', '/job/31');
  for (const text of ['Alta Medica', 'Bern', 'Submitted 20/11/2026'])
    expect(card.getByText(text)).toBeVisible();
  const steps = within(card.getByRole('list', { name: 'Progress of Care assistant in home care' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Submitted20/11/2026',
    'Reviewed21/11/2026',
    'Shortlisted',
    'Hired',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('1 application');
});

test('the resume that was sent can be opened', async () => {
  openPage({ applications: [makeApplication({ resume: '/api/auth/applications/41/resume/' })] });
  expect(await screen.findByRole('link', { name: 'Resume' })).toHaveAttribute(
    'href',
    '/api/auth/applications/41/resume/',
  );
});

test('status, search and page come from the address', async () => {
  openPage({ total: 8 }, '/applications?status=shortlisted&search=care&page=2');
  expect(await screen.findByRole('searchbox')).toHaveValue('care');
  expect(screen.getByRole('link', { name: 'Shortlisted' })).toHaveAttribute('aria-current', 'true');
  expect(listQueries()).toEqual(['status=shortlisted&search=care&page=2&page_size=6']);
});

test('another status starts at the first page and keeps the search', async () => {
  const page = openPage({ total: 20 }, '/applications?search=care&page=2');
  await page.person.click(await screen.findByRole('link', { name: 'Hired' }));
  expect(page.address()).toBe('/applications?status=hired&search=care');
});

test('a search keeps the status', async () => {
  const page = openPage({}, '/applications?status=pending');
  await page.person.type(await screen.findByRole('searchbox'), 'baker');
  await page.person.click(screen.getByRole('button', { name: 'Search' }));
  expect(page.address()).toBe('/applications?status=pending&search=baker');
});

test('the pages of a long list are links', async () => {
  openPage({ total: 14 }, '/applications?status=pending');
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/applications?status=pending&page=3',
  );
});

test('a page beyond the last is the last', async () => {
  const page = openPage({ total: 8 }, '/applications?page=9');
  await screen.findByRole('article');
  expect(page.address()).toBe('/applications?page=2');
});

test('the details open in a dialog with an address of its own, and close again', async () => {
  const page = openPage({
    applications: [makeApplication({ cover_letter: 'I like people.', additional_info: 'Permit B.' })],
  });
  await page.person.click(
    await screen.findByRole('link', { name: 'View details of Care assistant in home care' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Care assistant in home care' }));
  expect(page.address()).toBe('/applications?applicationId=41');
  for (const text of [
    'Léa Muster',
    'lea.muster@example.ch',
    '+41 79 555 01 02',
    '1–3 years',
    '01/02/2027',
    'I like people.',
    'Permit B.',
    'None sent',
  ])
    expect(dialog.getByText(text)).toBeVisible();
  expect(listQueries()).toHaveLength(1);

  await page.person.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(page.address()).toBe('/applications');
});

test('an address can point at an application of another page', async () => {
  api.on('get', 'auth/applications/:id/', { body: makeApplication({ id: 99 }) }, Application);
  openPage({}, '/applications?applicationId=99');
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('an address can point at the application to a job', async () => {
  const page = openPage({}, '/applications?job=31');
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(page.address()).toBe('/applications?applicationId=41');
});

test('an application that is gone is said to be', async () => {
  api.on('get', 'auth/applications/:id/', { status: 404, body: { detail: 'Not found.' } });
  openPage({}, '/applications?applicationId=99');
  expect(await screen.findByText('This application could not be found.')).toBeVisible();
  expect(screen.getByRole('article')).toBeVisible();
});

test('an application whose answers never arrived leads back to the form', async () => {
  openPage({ applications: [makeApplication({ experience: null })] });
  expect(await screen.findByText('Your answers have not been sent yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Finish Application' })).toHaveAttribute('href', '/job/31/apply');
});

test('an empty list leads to the search', async () => {
  openPage({ applications: [] });
  expect(await screen.findByRole('heading', { name: 'No applications found' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Find Jobs' })[0]).toHaveAttribute('href', '/');
});

test('a filter that matches nothing can be taken off', async () => {
  openPage({ applications: [] }, '/applications?status=hired');
  expect(await screen.findByText('Nothing matches this search and status.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show All' })).toHaveAttribute('href', '/applications');
});

test('whoever has no profile is told so, with the way to it', async () => {
  openPage({ seekers: [], applications: [] });
  expect(await screen.findByRole('heading', { name: 'Job seeker profile not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Profile' })).toHaveAttribute(
    'href',
    '/register-profile?redirect=/applications',
  );
});

test('a failure shows the server’s own words and can be tried again', async () => {
  const page = openPage();
  api.on('get', 'auth/applications/', { status: 503, body: { detail: 'Back in a minute.' } });
  expect(await screen.findByRole('heading', { name: 'Error Loading Applications' })).toBeVisible();
  expect(screen.getByText('Back in a minute.')).toBeVisible();
  api.on('get', 'auth/applications/', { body: [makeApplication()] });
  await page.person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});
