import { screen, within } from '@testing-library/react';
import { Application, StatusCounts, type MessageThread } from '@metier/shared/contract';
import {
  API_FAILURES,
  makeApplication,
  makeJobSeeker,
  makeThread,
  makeUser,
  renderRemote,
  setupFakeApi,
} from '@metier/shared/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();

const counts: StatusCounts = {
  total: 14,
  by_status: { pending: 9, reviewed: 0, shortlisted: 2, interview: 0, hired: 1, rejected: 2, withdrawn: 0 },
};

interface World {
  applications?: Application[];
  total?: number;
  seekers?: unknown[];
  threads?: MessageThread[];
}

function answer({
  applications = [makeApplication()],
  total,
  seekers = [makeJobSeeker()],
  threads = [],
}: World = {}) {
  api.on('get', 'auth/jobseekers/', { body: seekers });
  api.on('get', 'messages/', { body: threads });
  api.on('get', 'auth/applications/', {
    body: applications,
    headers: { 'X-Total-Count': String(total ?? applications.length) },
  });
  api.on('get', 'auth/applications/status-counts/', { body: counts }, StatusCounts);
}

function openPage(world?: World, url = '/applications') {
  answer(world);
  return renderRemote(remote, url, { user: makeUser(), timeout: 300 });
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

test('status, search and page come from the address', async () => {
  openPage({ total: 8 }, '/applications?status=shortlisted&search=care&page=2');
  expect(await screen.findByRole('searchbox')).toHaveValue('care');
  expect(screen.getByRole('link', { name: 'Shortlisted 2' })).toHaveAttribute('aria-current', 'true');
  expect(listQueries()).toEqual(['status=shortlisted&search=care&page=2&page_size=6']);
});

test('each status says how many there are of it', async () => {
  openPage({}, '/applications?search=care');
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
  const page = openPage({ total: 20 }, '/applications?status=pending&search=care&page=2');
  await page.person.selectOptions(await screen.findByLabelText('Sort by'), 'Oldest first');
  expect(page.address()).toBe('/applications?status=pending&search=care&ordering=submitted_at');
  expect(listQueries().at(-1)).toBe('status=pending&search=care&ordering=submitted_at&page=1&page_size=6');
});

test('an unknown order falls back to the default', async () => {
  openPage({ total: 2 }, '/applications?ordering=applicant_name');
  expect(await screen.findByLabelText('Sort by')).toHaveValue('-submitted_at');
  expect(listQueries()).toEqual(['page=1&page_size=6']);
});

test('where the employer has written there is a way to the messages, with the number of new ones', async () => {
  openPage({
    applications: [makeApplication(), makeApplication({ id: 42 })],
    threads: [makeThread({ application: 42, unread_count: 3 })],
  });
  const links = await screen.findAllByRole('link', { name: /^Messages with/ });
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAccessibleName('Messages with Alta Medica, 3 new');
  expect(links[0]).toHaveAttribute('href', '/messages?application=42');
});

test('what is only a convenience may fail without taking the list along', async () => {
  openPage();
  api.on('get', 'messages/', { status: 500, body: {} });
  api.on('get', 'auth/applications/status-counts/', { status: 500, body: {} });
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pending' })).toBeVisible();
});

const listActions = async (application: Application) => {
  const page = openPage({ applications: [application] });
  const button = await screen.findByRole('button', { name: `Actions for ${application.job.title}` });
  await page.person.click(button);
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
};

test.each([
  ['a pending one', makeApplication(), ['Edit Application', 'Documents', 'Withdraw']],
  [
    'a hired one',
    makeApplication({ status: 'hired', hired_at: '2026-11-21T09:00:00.000Z' }),
    ['Edit Application', 'Documents', 'Review Company', 'Withdraw'],
  ],
  [
    'one withdrawn after the employer had looked at it',
    makeApplication({ status: 'withdrawn', reviewed_at: '2026-11-21T09:00:00.000Z' }),
    ['Review Company'],
  ],
])('%s offers what may be done with it', async (_, application, actions) => {
  expect(await listActions(application)).toEqual(actions);
});

test('one that was withdrawn at once offers nothing but its details', async () => {
  openPage({ applications: [makeApplication({ status: 'withdrawn' })] });
  expect(await screen.findByRole('link', { name: /^View details of/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
});

test('another status starts at the first page and keeps the search', async () => {
  const page = openPage({ total: 20 }, '/applications?search=care&page=2');
  await page.person.click(await screen.findByRole('link', { name: 'Hired 1' }));
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
  answer({ total: 8 });
  api.on('get', 'auth/applications/', ({ query }) => ({
    body: Number(query.get('page')) <= 2 ? [makeApplication()] : [],
    headers: { 'X-Total-Count': '8' },
  }));
  const page = renderRemote(remote, '/applications?page=9', { user: makeUser(), timeout: 300 });
  await screen.findByRole('article');
  expect(page.address()).toBe('/applications?page=2');
});

test('the details open in a dialog with its own URL, and close again', async () => {
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
  ])
    expect(dialog.getByText(text)).toBeVisible();
  expect(dialog.getAllByText('None sent')).toHaveLength(2);
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

test('a job that was not applied to has no application to show', async () => {
  openPage({ applications: [] }, '/applications?job=31');
  expect(await screen.findByText('This application could not be found.')).toBeVisible();
});

test('an application without answers links to the form', async () => {
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

test('a candidate without a profile gets a link to the profile form', async () => {
  openPage({ seekers: [], applications: [] });
  expect(await screen.findByRole('heading', { name: 'Job seeker profile not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Profile' })).toHaveAttribute(
    'href',
    '/register-profile?redirect=/applications',
  );
});

test.each(API_FAILURES)('while the API $name, the page says so and offers to try again', async (day) => {
  const page = openPage();
  api.failAll(day);
  const title = { name: 'Error Loading Applications' };
  expect(await screen.findByRole('heading', title, { timeout: 3000 })).toBeVisible();
  const { detail } = (day.reply.body ?? {}) as { detail?: string };
  expect(screen.getByText(detail ?? 'The server did not answer. Your applications are safe.')).toBeVisible();
  answer();
  await page.person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});
