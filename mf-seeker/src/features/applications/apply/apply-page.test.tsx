import { fireEvent, screen, within } from '@testing-library/react';
import { Application, Job, type User } from '@metier/shared/contract';
import {
  BAD_DAYS,
  makeApplication,
  makeJob,
  makeJobSeeker,
  makeUser,
  renderRemote,
  setupFakeApi,
} from '@metier/shared/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();

const makeResume = (name: string, content: BlobPart = '%PDF') =>
  new File([content], name, { type: 'application/pdf' });

const TOO_LARGE = 'File size exceeds 5MB limit. Please choose a smaller file.';

interface World {
  job?: Partial<Job>;
  /** To this job; `others` to other jobs. */
  applications?: Application[];
  others?: Application[];
  seekers?: unknown[];
  user?: User;
}

beforeEach(() => localStorage.clear());

function openPage(
  { job, applications = [], others = [], seekers = [makeJobSeeker()], user = makeUser() }: World = {},
  url = '/job/31/apply',
) {
  api.on('get', 'jobs/:id/', { body: makeJob(job) }, Job);
  api.on('get', 'auth/jobseekers/', { body: seekers });
  api.on('get', 'auth/applications/', ({ query }) => ({
    body: query.has('job') ? applications : [...others, ...applications],
  }));
  api.on('post', 'auth/applications/', { status: 201, body: makeApplication() }, Application);
  api.on('patch', 'auth/applications/:id/', { body: makeApplication() }, Application);
  return renderRemote(remote, url, { user, timeout: 300 });
}

type Page = ReturnType<typeof openPage>;

const enter = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function fillIn({ person }: Page) {
  await screen.findByLabelText(/^Phone/);
  enter(/^Phone/, '+41 79 555 01 02');
  enter(/^Years of experience/, '1-3');
  enter(/^Available from/, '2027-02-01');
  enter(/^Expected salary/, "5'200.5");
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

test('the last application helps out with what is the same from job to job', async () => {
  const given = { phone: '+41 21 555 03 04', experience: '5-10', availability: '2999-05-01' } as const;
  const last = makeApplication({ ...given, cover_letter: 'Dear bakers', additional_info: 'Permit B' });
  openPage({ others: [{ ...last, job: { ...last.job, id: 99 } }] });
  expect(await screen.findByLabelText(/^Phone/)).toHaveValue('+41 21 555 03 04');
  expect(screen.getByLabelText(/^Years of experience/)).toHaveValue('5-10');
  expect(screen.getByLabelText(/^Available from/)).toHaveValue('2999-05-01');
  expect(screen.getByLabelText(/^Additional information/)).toHaveValue('Permit B');
  expect(screen.getByLabelText(/^Cover letter/)).toHaveValue('');
  expect(screen.getByLabelText(/^Expected salary/)).toHaveValue('');
});

test('who applies again after withdrawing finds the earlier letter, but no day that is over', async () => {
  openPage({
    applications: [
      makeApplication({ status: 'withdrawn', cover_letter: 'Dear Alta', availability: '2001-05-01' }),
    ],
  });
  expect(await screen.findByLabelText(/^Cover letter/)).toHaveValue('Dear Alta');
  expect(screen.getByLabelText(/^Expected salary/)).toHaveValue('5200');
  expect(screen.getByLabelText(/^Available from/)).toHaveValue('');
});

describe('the draft', () => {
  test('what was entered is still there after leaving and coming back', async () => {
    const page = openPage();
    await fillIn(page);
    await page.person.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByText('elsewhere: /job/31')).toBeVisible();
    expect(page.questions).toEqual([]);
    page.unmount();

    openPage();
    expect(await screen.findByText(/^Here is what you entered on/)).toBeVisible();
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('+41 79 555 01 02');
    expect(screen.getByLabelText(/^Years of experience/)).toHaveValue('1-3');
    expect(screen.getByLabelText(/^Available from/)).toHaveValue('2027-02-01');
    expect(screen.getByLabelText(/^Expected salary/)).toHaveValue("5'200.5");
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  test('a resume cannot be kept, and is asked for again by its name', async () => {
    const page = openPage();
    await page.person.upload(await screen.findByLabelText(/^Resume/), makeResume('cv.pdf'));
    page.unmount();
    openPage();
    expect(await screen.findByText(/Please choose cv\.pdf again: a file cannot be kept\./)).toBeVisible();
  });

  test('a session that ends while it is sent costs nothing: the form is there again, filled', async () => {
    const page = openPage();
    await fillIn(page);
    api.on('post', 'auth/applications/', { status: 401, body: { detail: 'Please log in.' } });
    await submit(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please log in.');
    page.unmount();
    openPage();
    expect(await screen.findByLabelText(/^Phone/)).toHaveValue('+41 79 555 01 02');
  });

  test('nobody else who signs in here sees it, nor does it turn up at another job', async () => {
    const page = openPage();
    await fillIn(page);
    page.unmount();
    const other = openPage({ user: makeUser({ id: 2 }) });
    expect(await screen.findByLabelText(/^Phone/)).toHaveValue('');
    other.unmount();
    openPage({ job: { id: 32 } }, '/job/32/apply');
    expect(await screen.findByLabelText(/^Phone/)).toHaveValue('');
  });

  test('starting over is asked about, and brings the profile back', async () => {
    const page = openPage();
    await page.person.clear(await screen.findByLabelText(/^First name/));
    page.unmount();
    const again = openPage();
    await again.person.click(await screen.findByRole('button', { name: 'Start Over' }));
    expect(again.questions).toEqual(['Start over? What you have entered will be lost.']);
    expect(await screen.findByLabelText(/^First name/)).toHaveValue('Léa');
    expect(localStorage).toHaveLength(0);
  });

  test('it is gone once the application is sent', async () => {
    const page = openPage();
    await fillIn(page);
    expect(localStorage).toHaveLength(1);
    await submit(page);
    await screen.findByRole('dialog');
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['no JSON', '{'],
    ['something else', '{"values":{"phone":1},"savedAt":"2999-01-01"}'],
    ['older than a month', JSON.stringify({ values: {}, savedAt: '2001-01-01T00:00:00.000Z' })],
  ])('what stands in its place and is %s is passed over', async (_, kept) => {
    localStorage.setItem('metier.apply.1.31', kept);
    openPage();
    expect(await screen.findByLabelText(/^First name/)).toHaveValue('Léa');
    expect(localStorage).toHaveLength(0);
  });

  test('a browser without a storage has the form all the same', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('The storage is forbidden');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('The storage is full');
    });
    const page = openPage();
    await fillIn(page);
    await submit(page);
    expect(await screen.findByRole('dialog', { name: 'Application Submitted!' })).toBeVisible();
  });
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

test.each([
  ['over 5 MB', makeResume('cv.pdf', new Uint8Array(5 * 1024 * 1024 + 1)), TOO_LARGE],
  ['of another kind', makeResume('cv.pdf.exe'), 'Unsupported file format. Please use PDF, DOC or DOCX.'],
  ['that is empty', makeResume('cv.pdf', ''), 'The file is empty.'],
])('a resume %s is refused with an alert, and the file is cleared', async (_, file, reason) => {
  const page = openPage();
  const input = await screen.findByLabelText<HTMLInputElement>(/^Resume/);
  // A drop gets past the file types that the browser lets one choose.
  input.accept = '';
  await page.person.upload(input, file);
  expect(page.notices).toEqual([`error: ${reason}`]);
  expect(input).toHaveAccessibleDescription(expect.stringContaining(reason));
  expect(input.value).toBe('');
});

test('a resume that is only called a PDF is refused by the server, beside its field', async () => {
  const page = openPage();
  await fillIn(page);
  await page.person.upload(screen.getByLabelText(/^Resume/), makeResume('cv.pdf', 'MZ'));
  const refusal = 'Only PDF, DOC and DOCX files are allowed.';
  api.on('patch', 'auth/applications/:id/', ({ body }) =>
    body instanceof FormData ? { status: 400, body: { resume: [refusal] } } : { body: makeApplication() },
  );
  await submit(page);
  expect(await screen.findByText(/^Submission failed: resume: Only PDF, DOC/)).toBeVisible();
  expect(screen.getByLabelText(/^Resume/)).toHaveAccessibleDescription(expect.stringContaining(refusal));
});

test('a resume that has gone from the disk is noticed before anything is sent', async () => {
  const page = openPage();
  await fillIn(page);
  const file = makeResume('cv.pdf');
  jest.spyOn(file, 'slice').mockImplementation(() => {
    throw new DOMException('The file has moved', 'NotReadableError');
  });
  await page.person.upload(screen.getByLabelText(/^Resume/), file);
  await submit(page);
  expect(await screen.findByText('This file can no longer be read. Choose it again.')).toBeVisible();
  expect(screen.getByLabelText(/^Resume/)).toHaveFocus();
  expect(listChanges()).toHaveLength(0);
});

test('a resume that fails leaves the application where it is: it can be sent again, or later', async () => {
  const page = openPage();
  await fillIn(page);
  await page.person.upload(screen.getByLabelText(/^Resume/), makeResume('cv.pdf'));
  api.on('patch', 'auth/applications/:id/', ({ body }) =>
    body instanceof FormData ? { isLost: true } : { body: makeApplication() },
  );
  await submit(page);
  const panel = within(await screen.findByRole('alert'));
  expect(panel.getByRole('heading')).toHaveTextContent('Your application has arrived without your resume');
  expect(panel.getByRole('link', { name: 'View Application' })).toHaveAttribute(
    'href',
    '/applications?applicationId=41',
  );
  api.on('patch', 'auth/applications/:id/', { body: makeApplication() }, Application);
  await page.person.click(panel.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('dialog', { name: 'Application Submitted!' })).toBeVisible();
  expect(listChanges().filter(({ method }) => method === 'post')).toHaveLength(1);
});

test('a sent application is celebrated, with two ways on', async () => {
  const page = openPage();
  await fillIn(page);
  await page.person.upload(screen.getByLabelText(/^Resume/), makeResume('cv.pdf'));
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

test.each(BAD_DAYS)('while the API $name, sending says so and keeps what was typed', async (day) => {
  const page = openPage();
  await fillIn(page);
  await page.person.click(screen.getByLabelText(/^Cover letter/));
  await page.person.paste('I like people.');
  api.breakDown(day);
  await submit(page);
  const panel = await screen.findByRole('alert', {}, { timeout: 3000 });
  const { detail } = (day.reply.body ?? {}) as { detail?: string };
  expect(panel).toHaveTextContent(detail ?? 'Failed to submit application. Please try again.');
  expect(panel).toHaveTextContent('Everything you entered is still here.');
  expect(screen.getByLabelText(/^Cover letter/)).toHaveValue('I like people.');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(within(panel).getByRole('button', { name: 'Try Again' })).toBeEnabled();
});

test('trying again goes on where it stopped', async () => {
  const page = openPage();
  await fillIn(page);
  api.on('patch', 'auth/applications/:id/', { status: 500, body: {} });
  await submit(page);
  await screen.findByRole('alert');
  api.on('patch', 'auth/applications/:id/', { body: makeApplication() }, Application);
  await page.person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(listChanges().filter(({ method }) => method === 'post')).toHaveLength(1);
});

test('a form that has lost its profile says who it is for', async () => {
  const page = openPage();
  await fillIn(page);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Application' });
  form.querySelector('[name=job_seeker]')?.remove();
  await submit(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Job seeker profile is missing. Please make sure you are logged in as a job seeker.',
  );
  expect(listChanges()).toHaveLength(0);
});

test('fields the server refuses are named together and beside each field', async () => {
  const page = openPage();
  api.on('patch', 'auth/applications/:id/', { status: 400, body: { phone: ['Enter a phone number.'] } });
  await fillIn(page);
  await submit(page);
  expect(await screen.findByText(/^Submission failed: phone: Enter a phone number\./)).toBeVisible();
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

test.each(BAD_DAYS)('while the API $name, the page offers to try again', async (day) => {
  const page = openPage();
  api.breakDown(day);
  expect(await screen.findByRole('heading', { name: 'Error Loading Job' }, { timeout: 3000 })).toBeVisible();
  const { detail } = (day.reply.body ?? {}) as { detail?: string };
  expect(screen.getByText(detail ?? 'Failed to load job details. Please try again later.')).toBeVisible();
  page.unmount();
});

test('a job that can be loaded the second time is shown', async () => {
  const page = openPage();
  api.on('get', 'jobs/:id/', { status: 500, body: {} });
  await screen.findByRole('heading', { name: 'Error Loading Job' });
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
