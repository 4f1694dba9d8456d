import { screen, within } from '@testing-library/react';
import { Job } from '@metier/sdk/contract';
import { API_FAILURES, makeApplication, makeJob, makeJobSeeker, setupFakeApi } from '@metier/testing';
import { fillIn, openApplyPage, submit } from '../../../testing/apply-form';

const api = setupFakeApi();

beforeEach(() => localStorage.clear());

test('the form starts with what the profile and the session know', async () => {
  openApplyPage(api, { seekers: [makeJobSeeker({ user: { id: 1, profile_picture: null } })] });
  expect(await screen.findByLabelText(/^First name/)).toHaveValue('Léa');
  expect(screen.getByLabelText(/^Last name/)).toHaveValue('Muster');
  expect(screen.getByLabelText(/^Email/)).toHaveValue('lea.muster@example.ch');
  expect(screen.getByLabelText(/^Phone/)).toHaveValue('');
});

test('the last application helps out with what is the same from job to job', async () => {
  const given = { phone: '+41 21 555 03 04', experience: '5-10', availability: '2999-05-01' } as const;
  const last = makeApplication({ ...given, cover_letter: 'Dear bakers', additional_info: 'Permit B' });
  openApplyPage(api, { others: [{ ...last, job: { ...last.job, id: 99 } }] });
  expect(await screen.findByLabelText(/^Phone/)).toHaveValue('+41 21 555 03 04');
  expect(screen.getByLabelText(/^Years of experience/)).toHaveValue('5-10');
  expect(screen.getByLabelText(/^Available from/)).toHaveValue('2999-05-01');
  expect(screen.getByLabelText(/^Additional information/)).toHaveValue('Permit B');
  expect(screen.getByLabelText(/^Cover letter/)).toHaveValue('');
  expect(screen.getByLabelText(/^Expected salary/)).toHaveValue('');
});

test('a new application after a withdrawal is prefilled with the earlier cover letter, but not with a past date', async () => {
  openApplyPage(api, {
    applications: [
      makeApplication({ status: 'withdrawn', cover_letter: 'Dear Alta', availability: '2001-05-01' }),
    ],
  });
  expect(await screen.findByLabelText(/^Cover letter/)).toHaveValue('Dear Alta');
  expect(screen.getByLabelText(/^Expected salary/)).toHaveValue('5200');
  expect(screen.getByLabelText(/^Available from/)).toHaveValue('');
});

test('the breadcrumb leads home and back to the job', async () => {
  openApplyPage(api);
  const breadcrumb = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(breadcrumb.getByRole('link', { name: 'Job Details' })).toHaveAttribute('href', '/job/31');
  expect(breadcrumb.getByText('Apply')).toHaveAttribute('aria-current', 'page');
});

test('the summary shows the job, its first two requirements and how many more there are', async () => {
  const description = '## Requirements\n- One\n- Two\n- Three\n- Four';
  openApplyPage(api, {
    job: { description: `You visit eight people a day.\n\n${description}`, activity_rate: 80 },
  });
  const summary = within(await screen.findByRole('complementary', { name: 'Job summary' }));
  for (const text of ['Care assistant in home care', 'Alta Medica', 'Bern', 'Permanent', '80 %'])
    expect(summary.getByText(text)).toBeVisible();
  expect(summary.getByText(/5.200.*month/)).toBeVisible();
  expect(summary.getByText('You visit eight people a day.')).toBeVisible();
  expect(summary.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two']);
  expect(summary.getByText('+2 more requirements')).toBeVisible();
  expect(summary.getByRole('link', { name: 'View Full Job Description' })).toHaveAttribute('href', '/job/31');
});

test('one requirement more is counted in the same words', async () => {
  openApplyPage(api, { job: { description: '## Requirements\n- One\n- **Two**\n- Three' } });
  expect(await screen.findByText('+1 more requirement')).toBeVisible();
  expect(screen.getByText('Two')).toBeVisible();
});

test('an unknown activity rate is shown as 100 %', async () => {
  openApplyPage(api, { job: { activity_rate: 0 } });
  expect(await screen.findByText('100 %')).toBeVisible();
});

test('a candidate who has already applied gets a link to the application', async () => {
  openApplyPage(api, { applications: [makeApplication({ id: 77 })] });
  expect(await screen.findByRole('heading', { name: 'You have already applied to this job.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Application' })).toHaveAttribute(
    'href',
    '/applications?applicationId=77',
  );
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('an application sent from another window is shown after the refusal', async () => {
  const page = openApplyPage(api);
  await fillIn(page);
  api.on('post', 'auth/applications/', {
    status: 409,
    body: { detail: 'You have already applied to this job.' },
  });
  api.on('get', 'auth/applications/', { body: [makeApplication()] });
  await submit(page);
  expect(await screen.findByRole('heading', { name: 'You have already applied to this job.' })).toBeVisible();
});

test.each([
  ['withdrawn', makeApplication({ status: 'withdrawn' })],
  ['never answered', makeApplication({ experience: null })],
])('an earlier application that was %s leaves the form open', async (_, application) => {
  openApplyPage(api, { applications: [application] });
  expect(await screen.findByRole('form', { name: 'Application' })).toBeVisible();
});

test('a paused job takes no applications', async () => {
  openApplyPage(api, { job: { is_active: false } });
  expect(
    await screen.findByRole('heading', { name: 'This job is no longer accepting applications.' }),
  ).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('a candidate without a profile is redirected to the profile form, and back', async () => {
  const page = openApplyPage(api, { seekers: [] });
  api.on('get', 'auth/regions/', { body: [] });
  api.on('get', 'auth/skills/', { body: [] });
  await screen.findByRole('form', { name: 'Profile' });
  expect(page.address()).toBe('/register-profile?redirect=%2Fjob%2F31%2Fapply');
});

test.each(API_FAILURES)('while the API $name, the page offers to try again', async (day) => {
  const page = openApplyPage(api);
  api.failAll(day);
  expect(await screen.findByRole('heading', { name: 'Error Loading Job' })).toBeVisible();
  const { detail } = (day.reply.body ?? {}) as { detail?: string };
  expect(screen.getByText(detail ?? 'Failed to load job details. Please try again later.')).toBeVisible();
  page.unmount();
});

test('a job that can be loaded the second time is shown', async () => {
  const page = openApplyPage(api);
  api.on('get', 'jobs/:id/', { status: 500, body: {} });
  await screen.findByRole('heading', { name: 'Error Loading Job' });
  api.on('get', 'jobs/:id/', { body: makeJob() }, Job);
  await page.person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('form', { name: 'Application' })).toBeVisible();
});

test('an address that names no job says so', async () => {
  openApplyPage(api, {}, '/job/none/apply');
  expect(await screen.findByText('Invalid job ID')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});

test('a job that is gone is said to be gone', async () => {
  openApplyPage(api);
  api.on('get', 'jobs/:id/', { status: 404, body: { detail: 'Not found.' } });
  expect(await screen.findByText('This job does not exist, or has been removed.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
});
