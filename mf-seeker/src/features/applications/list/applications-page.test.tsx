import { screen, within } from '@testing-library/react';
import type { Application } from '@metier/sdk/contract';
import { API_FAILURES, makeApplication, makeThread, setupFakeApi } from '@metier/testing';
import { mockApplicationsApi, openApplications } from '../testing/open-applications';

const api = setupFakeApi();

const listActions = async (application: Application) => {
  const page = openApplications(api, { applications: [application] });
  const button = await screen.findByRole('button', { name: `Actions for ${application.job.title}` });
  await page.person.click(button);
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
};

test('each application shows its job, company, day, status and way so far', async () => {
  openApplications(api, {
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

test('where the employer has written there is a way to the messages, with the number of new ones', async () => {
  openApplications(api, {
    applications: [makeApplication(), makeApplication({ id: 42 })],
    threads: [makeThread({ application: 42, unread_count: 3 })],
  });
  const links = await screen.findAllByRole('link', { name: /^Messages with/ });
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAccessibleName('Messages with Alta Medica, 3 new');
  expect(links[0]).toHaveAttribute('href', '/messages?application=42');
});

test('what is only a convenience may fail without taking the list along', async () => {
  openApplications(api);
  api.on('get', 'messages/', { status: 500, body: {} });
  api.on('get', 'auth/applications/status-counts/', { status: 500, body: {} });
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pending' })).toBeVisible();
});

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
  openApplications(api, { applications: [makeApplication({ status: 'withdrawn' })] });
  expect(await screen.findByRole('link', { name: /^View details of/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
});

test('an application without answers links to the form', async () => {
  openApplications(api, { applications: [makeApplication({ experience: null })] });
  expect(await screen.findByText('Your answers have not been sent yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Finish Application' })).toHaveAttribute('href', '/job/31/apply');
});

test('an empty list leads to the search', async () => {
  openApplications(api, { applications: [] });
  expect(await screen.findByRole('heading', { name: 'No applications found' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Find Jobs' })[0]).toHaveAttribute('href', '/');
});

test('a candidate without a profile gets a link to the profile form', async () => {
  openApplications(api, { seekers: [], applications: [] });
  expect(await screen.findByRole('heading', { name: 'Job seeker profile not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Profile' })).toHaveAttribute(
    'href',
    '/register-profile?redirect=/applications',
  );
});

test.each(API_FAILURES)('while the API $name, the page says so and offers to try again', async (day) => {
  const page = openApplications(api);
  api.failAll(day);
  const title = { name: 'Error Loading Applications' };
  expect(await screen.findByRole('heading', title)).toBeVisible();
  const { detail } = (day.reply.body ?? {}) as { detail?: string };
  expect(screen.getByText(detail ?? 'The server did not answer. Your applications are safe.')).toBeVisible();
  mockApplicationsApi(api);
  await page.person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});
