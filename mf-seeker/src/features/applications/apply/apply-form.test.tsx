import { screen, within } from '@testing-library/react';
import { Application } from '@metier/sdk/contract';
import { TERMS_VERSION } from '@metier/sdk/rules';
import { API_FAILURES, makeApplication, setupFakeApi } from '@metier/testing';
import { enter, fillIn, listChanges, makeResume, openApplyPage, submit } from '../../../testing/apply-form';

const api = setupFakeApi();

beforeEach(() => localStorage.clear());

const TOO_LARGE = 'File size exceeds 5MB limit. Please choose a smaller file.';

test('nothing is sent while a required answer is missing, and each is reported at its field', async () => {
  const page = openApplyPage(api);
  await page.person.clear(await screen.findByLabelText(/^First name/));
  await submit(page);
  for (const text of [
    'Enter your first name.',
    'Enter your phone number.',
    'Choose your years of experience.',
    'Choose the day from which you are available.',
    'Enter the salary you expect.',
    'Agree to the terms to continue.',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByLabelText(/^First name/)).toHaveFocus();
  expect(listChanges(api)).toHaveLength(0);
});

test('a salary has to be a number, and the complaint goes when it is changed', async () => {
  const page = openApplyPage(api);
  await fillIn(page);
  const salary = screen.getByLabelText(/^Expected salary/);
  await page.person.clear(salary);
  await page.person.type(salary, 'a lot');
  await submit(page);
  expect(screen.getByText('Enter a number, such as 5200 or 29.80.')).toBeVisible();
  await page.person.type(salary, '1');
  expect(screen.queryByText('Enter a number, such as 5200 or 29.80.')).not.toBeInTheDocument();
  expect(listChanges(api)).toHaveLength(0);
});

test('a phone number can be called and a start is not in the past', async () => {
  const page = openApplyPage(api);
  await fillIn(page);
  enter(/^Phone/, 'ask me');
  enter(/^Available from/, '2020-02-01');
  await submit(page);
  expect(screen.getByText('Enter a phone number such as +41 79 123 45 67.')).toBeVisible();
  expect(screen.getByText('This date is in the past.')).toBeVisible();
  expect(listChanges(api)).toHaveLength(0);
});

test.each([
  ['over 5 MB', makeResume('cv.pdf', new Uint8Array(5 * 1024 * 1024 + 1)), TOO_LARGE],
  ['of another kind', makeResume('cv.pdf.exe'), 'Unsupported file format. Please use PDF, DOC or DOCX.'],
  ['that is empty', makeResume('cv.pdf', ''), 'The file is empty.'],
])('a resume %s is refused with an alert, and the file is cleared', async (_, file, reason) => {
  const page = openApplyPage(api);
  const input = await screen.findByLabelText<HTMLInputElement>(/^CV/);
  // A drop bypasses the file types of the `accept` attribute.
  input.accept = '';
  await page.person.upload(input, file);
  expect(page.toasts).toEqual([`error: ${reason}`]);
  expect(input).toHaveAccessibleDescription(expect.stringContaining(reason));
  expect(input.value).toBe('');
});

test('a resume that is only called a PDF is refused by the server, beside its field', async () => {
  const page = openApplyPage(api);
  await fillIn(page);
  await page.person.upload(screen.getByLabelText(/^CV/), makeResume('cv.pdf', 'MZ'));
  const refusal = 'Only PDF, DOC and DOCX files are allowed.';
  api.on('patch', 'auth/applications/:id/', ({ body }) =>
    body instanceof FormData ? { status: 400, body: { resume: [refusal] } } : { body: makeApplication() },
  );
  await submit(page);
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent(
    `Your application has arrived without your CV${refusal} Choose another file, or add it later.`,
  );
  expect(panel).not.toHaveTextContent('Submission failed');
  expect(within(panel).getByRole('button', { name: 'Try Again' })).toBeEnabled();
  expect(within(panel).getByRole('link', { name: 'View Application' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit Application' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Cancel' })).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^CV/)).toHaveAccessibleDescription(expect.stringContaining(refusal));
  await page.person.upload(screen.getByLabelText(/^CV/), makeResume('other.pdf'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Submit Application' })).toBeEnabled();
});

test('a resume that has gone from the disk is noticed before anything is sent', async () => {
  const page = openApplyPage(api);
  await fillIn(page);
  const file = makeResume();
  jest.spyOn(file, 'slice').mockImplementation(() => {
    throw new DOMException('The file has moved', 'NotReadableError');
  });
  await page.person.upload(screen.getByLabelText(/^CV/), file);
  await submit(page);
  expect(await screen.findByText('This file can no longer be read. Choose it again.')).toBeVisible();
  expect(screen.getByLabelText(/^CV/)).toHaveFocus();
  expect(listChanges(api)).toHaveLength(0);
});

test('a resume that fails leaves the application where it is: it can be sent again, or later', async () => {
  const page = openApplyPage(api);
  await fillIn(page);
  await page.person.upload(screen.getByLabelText(/^CV/), makeResume());
  api.on('patch', 'auth/applications/:id/', ({ body }) =>
    body instanceof FormData ? { isNetworkError: true } : { body: makeApplication() },
  );
  await submit(page);
  const panel = within(await screen.findByRole('alert'));
  expect(panel.getByRole('heading')).toHaveTextContent('Your application has arrived without your CV');
  expect(panel.getByText('The CV could not be sent. Try again, or add it later.')).toBeVisible();
  expect(panel.getByRole('link', { name: 'View Application' })).toHaveAttribute(
    'href',
    '/applications?applicationId=41',
  );
  api.on('patch', 'auth/applications/:id/', { body: makeApplication() }, Application);
  await page.person.click(panel.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('dialog', { name: 'Application Submitted!' })).toBeVisible();
  expect(listChanges(api).filter(({ method }) => method === 'post')).toHaveLength(1);
});

test('a sent application is celebrated, with two ways on', async () => {
  const page = openApplyPage(api);
  await fillIn(page);
  await page.person.upload(screen.getByLabelText(/^CV/), makeResume());
  await submit(page);
  const dialog = within(await screen.findByRole('dialog', { name: 'Application Submitted!' }));
  expect(dialog.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  expect(dialog.getByRole('link', { name: 'View Applications' })).toHaveAttribute('href', '/applications');
  const [created, answered, uploaded] = listChanges(api);
  expect(created?.body).toEqual({ job_id: 31, job_seeker: 11 });
  expect(answered?.body).toEqual({
    first_name: 'Léa',
    last_name: 'Muster',
    email: 'lea.muster@example.ch',
    phone: '+41 79 555 01 02',
    experience: '1-3',
    availability: '2097-02-01',
    salary_expectation: '5200.50',
    cover_letter: '',
    additional_info: '',
    terms_version: TERMS_VERSION,
  });
  expect(((uploaded?.body as FormData).get('resume') as File).name).toBe('cv.pdf');
});

test('a double click sends one application', async () => {
  const page = openApplyPage(api);
  await fillIn(page);
  await page.person.dblClick(screen.getByRole('button', { name: 'Submit Application' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(listChanges(api).map(({ method }) => method)).toEqual(['post', 'patch']);
});

test.each(API_FAILURES)('while the API $name, sending says so and keeps what was typed', async (day) => {
  const page = openApplyPage(api);
  await fillIn(page);
  await page.person.click(screen.getByLabelText(/^Cover letter/));
  await page.person.paste('I like people.');
  api.failAll(day);
  await submit(page);
  const panel = await screen.findByRole('alert');
  const { detail } = (day.reply.body ?? {}) as { detail?: string };
  expect(panel).toHaveTextContent(detail ?? 'Failed to submit application. Please try again.');
  expect(panel).toHaveTextContent('Everything you entered is still here.');
  expect(screen.getByLabelText(/^Cover letter/)).toHaveValue('I like people.');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(within(panel).getByRole('button', { name: 'Try Again' })).toBeEnabled();
});

test('a retry continues where it stopped', async () => {
  const page = openApplyPage(api);
  await fillIn(page);
  api.on('patch', 'auth/applications/:id/', { status: 500, body: {} });
  await submit(page);
  await screen.findByRole('alert');
  api.on('patch', 'auth/applications/:id/', { body: makeApplication() }, Application);
  await page.person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(listChanges(api).filter(({ method }) => method === 'post')).toHaveLength(1);
});

test('a form without a profile id shows an error', async () => {
  const page = openApplyPage(api);
  await fillIn(page);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Application' });
  form.querySelector('[name=job_seeker]')?.remove();
  await submit(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Job seeker profile is missing. Please make sure you are logged in as a job seeker.',
  );
  expect(listChanges(api)).toHaveLength(0);
});

test('fields the server refuses are named together and beside each field', async () => {
  const page = openApplyPage(api);
  api.on('patch', 'auth/applications/:id/', { status: 400, body: { phone: ['Enter a phone number.'] } });
  await fillIn(page);
  await submit(page);
  expect(await screen.findByText(/^Submission failed: phone: Enter a phone number\./)).toBeVisible();
  expect(screen.getByLabelText(/^Phone/)).toBeInvalid();
  expect(screen.getByLabelText(/^Phone/)).toHaveAccessibleDescription(/Enter a phone number\./);
});
