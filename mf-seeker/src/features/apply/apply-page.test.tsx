import { screen, within } from '@testing-library/react';
import { Application, Job } from '@metier/shared/contract';
import {
  makeApplication,
  makeJob,
  makeJobSeeker,
  makeUser,
  renderRemote,
  setupFakeApi,
} from '@metier/shared/testing';
import { remote } from '../../remote';

const api = setupFakeApi();

interface World {
  job?: Partial<Job>;
  applications?: Application[];
  seekers?: unknown[];
}

function openPage(
  { job, applications = [], seekers = [makeJobSeeker()] }: World = {},
  url = '/job/31/apply',
) {
  api.on('get', 'jobs/:id/', { body: makeJob(job) }, Job);
  api.on('get', 'auth/jobseekers/', { body: seekers });
  api.on('get', 'auth/applications/', { body: applications });
  api.on('post', 'auth/applications/', { status: 201, body: makeApplication() }, Application);
  api.on('patch', 'auth/applications/:id/', { body: makeApplication() }, Application);
  return renderRemote(remote, url, { user: makeUser() });
}

type Page = ReturnType<typeof openPage>;

async function fillIn({ person }: Page) {
  await person.type(await screen.findByLabelText(/^Phone/), '+41 79 555 01 02');
  await person.selectOptions(screen.getByLabelText(/^Years of experience/), '1-3');
  await person.type(screen.getByLabelText(/^Available from/), '2027-02-01');
  await person.type(screen.getByLabelText(/^Expected salary/), "5'200.5");
  await person.click(screen.getByRole('checkbox'));
}

const submit = ({ person }: Page) => person.click(screen.getByRole('button', { name: 'Submit Application' }));
const listChanges = () => api.calls.filter(({ method }) => method !== 'get');

test('the form starts with what the profile and the session know', async () => {
  openPage({ seekers: [makeJobSeeker({ user: { id: 1, profile_picture: null } })] });
  expect(await screen.findByLabelText(/^First name/)).toHaveValue('Léa');
  expect(screen.getByLabelText(/^Last name/)).toHaveValue('Muster');
  expect(screen.getByLabelText(/^Email/)).toHaveValue('lea.muster@example.ch');
  expect(screen.getByLabelText(/^Phone/)).toHaveValue('');
});

test('leaving with something entered is asked about, leaving without is not', async () => {
  const page = openPage();
  await fillIn(page);
  await page.person.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(await screen.findByText('elsewhere: /job/31')).toBeVisible();
  expect(page.questions).toEqual(['Leave this page? What you have entered will be lost.']);
  page.unmount();

  const untouched = openPage();
  await untouched.person.click(await screen.findByRole('link', { name: 'Cancel' }));
  expect(await screen.findByText('elsewhere: /job/31')).toBeVisible();
  expect(untouched.questions).toEqual([]);
});

test('the breadcrumb leads home and back to the job', async () => {
  openPage();
  const breadcrumb = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(breadcrumb.getByRole('link', { name: 'Job Details' })).toHaveAttribute('href', '/job/31');
  expect(breadcrumb.getByText('Apply')).toHaveAttribute('aria-current', 'page');
});

test('the summary shows the job, its first two requirements and how many more there are', async () => {
  const description = '## Requirements\n- One\n- Two\n- Three\n- Four';
  openPage({ job: { description: `You visit eight people a day.\n\n${description}`, activity_rate: 80 } });
  const summary = within(await screen.findByRole('complementary', { name: 'Job summary' }));
  for (const text of ['Care assistant in home care', 'Alta Medica', 'Bern', 'Permanent', '80 %'])
    expect(summary.getByText(text)).toBeVisible();
  expect(summary.getByText(/5.200.*month/)).toBeVisible();
  expect(summary.getByText('You visit eight people a day.')).toBeVisible();
  expect(summary.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two']);
  expect(summary.getByText('+2 more requirements')).toBeVisible();
  expect(summary.getByRole('link', { name: 'View Full Job Description' })).toHaveAttribute('href', '/job/31');
});

test('an unknown activity rate is shown as 100 %', async () => {
  openPage({ job: { activity_rate: 0 } });
  expect(await screen.findByText('100 %')).toBeVisible();
});

test('nothing is sent while a required answer is missing, and each is asked for beside its field', async () => {
  const page = openPage();
  await page.person.clear(await screen.findByLabelText(/^First name/));
  await submit(page);
  for (const text of [
    'Enter your first name.',
    'Enter your phone number.',
    'Choose your years of experience.',
    'Choose the day from which you are available.',
    'Enter the salary you expect.',
    'Agree to the terms to go on.',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByLabelText(/^First name/)).toHaveFocus();
  expect(listChanges()).toHaveLength(0);
});

test('a salary has to be a number, and the complaint goes when it is changed', async () => {
  const page = openPage();
  await fillIn(page);
  const salary = screen.getByLabelText(/^Expected salary/);
  await page.person.clear(salary);
  await page.person.type(salary, 'a lot');
  await submit(page);
  expect(screen.getByText('Enter a number, such as 5200 or 29.80.')).toBeVisible();
  await page.person.type(salary, '1');
  expect(screen.queryByText('Enter a number, such as 5200 or 29.80.')).not.toBeInTheDocument();
  expect(listChanges()).toHaveLength(0);
});

test('a resume over 5 MB is refused and the file is cleared', async () => {
  const page = openPage();
  const input = await screen.findByLabelText<HTMLInputElement>(/^Resume/);
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'resume.pdf', { type: 'application/pdf' });
  await page.person.upload(input, large);
  expect(
    screen.getAllByText('File size exceeds 5MB limit. Please choose a smaller file.').length,
  ).toBeGreaterThan(0);
  expect(input.value).toBe('');
});

test('a sent application is celebrated, with two ways on', async () => {
  const page = openPage();
  await fillIn(page);
  await page.person.upload(
    screen.getByLabelText(/^Resume/),
    new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' }),
  );
  await submit(page);
  const dialog = within(await screen.findByRole('dialog', { name: 'Application Submitted!' }));
  expect(dialog.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  expect(dialog.getByRole('link', { name: 'View Applications' })).toHaveAttribute('href', '/applications');
  const [created, answered, uploaded] = listChanges();
  expect(created?.body).toEqual({ job_id: 31, job_seeker: 11 });
  expect(answered?.body).toEqual({
    first_name: 'Léa',
    last_name: 'Muster',
    email: 'lea.muster@example.ch',
    phone: '+41 79 555 01 02',
    experience: '1-3',
    availability: '2027-02-01',
    salary_expectation: '5200.50',
    cover_letter: '',
    additional_info: '',
  });
  expect(((uploaded?.body as FormData).get('resume') as File).name).toBe('cv.pdf');
});

test('a double click sends one application', async () => {
  const page = openPage();
  await fillIn(page);
  await page.person.dblClick(screen.getByRole('button', { name: 'Submit Application' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(listChanges().map(({ method }) => method)).toEqual(['post', 'patch']);
});

test('a failure says so, keeps what was typed, and the next try goes on where it stopped', async () => {
  const page = openPage();
  api.on('patch', 'auth/applications/:id/', { status: 500, body: {} });
  await fillIn(page);
  await page.person.type(screen.getByLabelText(/^Cover letter/), 'I like people.');
  await submit(page);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to submit application. Please try again.');
  expect(screen.getByLabelText(/^Cover letter/)).toHaveValue('I like people.');
  expect(screen.getByRole('checkbox')).toBeChecked();

  api.on('patch', 'auth/applications/:id/', { body: makeApplication() }, Application);
  await submit(page);
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(listChanges().filter(({ method }) => method === 'post')).toHaveLength(1);
});

test('fields the server refuses are named together and beside each field', async () => {
  const page = openPage();
  api.on('patch', 'auth/applications/:id/', { status: 400, body: { phone: ['Enter a phone number.'] } });
  await fillIn(page);
  await submit(page);
  expect(await screen.findByText('Submission failed: phone: Enter a phone number.')).toBeVisible();
  expect(screen.getByLabelText(/^Phone/)).toBeInvalid();
  expect(screen.getByLabelText(/^Phone/)).toHaveAccessibleDescription(/Enter a phone number\./);
});

test('whoever has applied already is told so, with the way to the application', async () => {
  openPage({ applications: [makeApplication({ id: 77 })] });
  expect(await screen.findByRole('heading', { name: 'You have already applied to this job.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Application' })).toHaveAttribute(
    'href',
    '/applications?applicationId=77',
  );
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('whoever applied in another window meanwhile is told so after the refusal', async () => {
  const page = openPage();
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
  openPage({ applications: [application] });
  expect(await screen.findByRole('form', { name: 'Application' })).toBeVisible();
});

test('a paused job takes no applications', async () => {
  openPage({ job: { is_active: false } });
  expect(
    await screen.findByRole('heading', { name: 'This job is no longer accepting applications.' }),
  ).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('whoever has no profile is sent to write it, and back', async () => {
  const page = openPage({ seekers: [] });
  api.on('get', 'auth/regions/', { body: [] });
  api.on('get', 'auth/skills/', { body: [] });
  await screen.findByRole('form', { name: 'Profile' });
  expect(page.address()).toBe('/register-profile?redirect=%2Fjob%2F31%2Fapply');
});

test('a job that cannot be loaded can be tried again', async () => {
  const page = openPage();
  api.on('get', 'jobs/:id/', { status: 500, body: {} });
  expect(await screen.findByRole('heading', { name: 'Error Loading Job' })).toBeVisible();
  expect(screen.getByText('Failed to load job details. Please try again later.')).toBeVisible();
  api.on('get', 'jobs/:id/', { body: makeJob() }, Job);
  await page.person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('form', { name: 'Application' })).toBeVisible();
});

test('an address that names no job says so', async () => {
  openPage({}, '/job/none/apply');
  expect(await screen.findByText('Invalid job ID')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});

test('a job that is gone is said to be gone', async () => {
  openPage();
  api.on('get', 'jobs/:id/', { status: 404, body: { detail: 'Not found.' } });
  expect(await screen.findByText('This job does not exist, or has been removed.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
});
