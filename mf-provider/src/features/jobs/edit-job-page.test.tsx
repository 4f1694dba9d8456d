import { screen, waitFor } from '@testing-library/react';
import { Job, type JobPatch } from '@metier/sdk/contract';
import { parseDescription } from '@metier/sdk/rules';
import {
  API_FAILURES,
  makeJob,
  makeUser,
  renderRemote,
  setupFakeApi,
  type FakeReply,
  type RenderOptions,
  waitUntilPressable,
} from '@metier/testing';
import { remote } from '../../remote';

const api = setupFakeApi();
const user = makeUser({ id: 2, username: 'altamedica', account_type: 'job_provider' });
const fragments = { 'job-preview': () => null };

const PLAIN_HEADINGS = [
  'You visit eight people a day.',
  '',
  'Responsibilities',
  '• Basic care',
  'Requirements',
  '• SRK certificate',
  'Benefits',
  '/* [{"id":"bike","title":"Bike","icon":"🚲","description":"One of ours"}] */',
  '• Bike: One of ours',
].join('\n');

interface World extends Omit<RenderOptions, 'user'> {
  job?: Job;
  reply?: (patch: JobPatch) => FakeReply;
}

async function openPage({ job = makeJob(), reply, ...options }: World = {}) {
  api.on('get', 'auth/jobs/:id/', { body: job }, Job);
  api.on('get', 'jobs/suggestions/', { body: [] });
  api.on('patch', 'auth/jobs/:id/', ({ body }) => {
    const patch = body as JobPatch;
    return reply ? reply(patch) : { body: { ...job, ...patch } };
  });
  const page = renderRemote(remote, `/edit-job/${job.id}`, { user, fragments, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Edit Job' });
  return page;
}

const save = () => screen.getByRole('button', { name: 'Save Changes' });
const listPatches = () => api.calls.filter(({ method }) => method === 'patch').map(({ body }) => body);

async function replace(person: Awaited<ReturnType<typeof openPage>>['person'], label: RegExp, text: string) {
  const field = screen.getByLabelText(label);
  await person.clear(field);
  await person.click(field);
  await person.paste(text);
}

test('the head of the page is in the language of the page', async () => {
  const { changeLanguage } = await openPage({ job: makeJob({ is_active: false, hold: 'hidden' }) });
  await changeLanguage('it');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Modificare l’annuncio');
  expect(screen.getByText('Nascosto')).toBeVisible();
});

test('the form begins with what the job says', async () => {
  await openPage({ job: makeJob({ description: PLAIN_HEADINGS, end_date: null }) });
  expect(screen.getByLabelText(/^Job title/)).toHaveValue('Care assistant in home care');
  expect(screen.getByLabelText(/^Activity rate/)).toHaveAccessibleDescription(/From 0 to 100 percent/);
  expect(screen.getByLabelText(/^Overview/)).toHaveValue('You visit eight people a day.');
  expect(screen.getByLabelText('Responsibility 1')).toHaveValue('Basic care');
  expect(screen.getByLabelText('Requirement 1')).toHaveValue('SRK certificate');
  expect(screen.getByRole('checkbox', { name: 'Bike' })).toBeChecked();
  expect(screen.getByLabelText('Description of Bike')).toHaveValue('One of ours');
  expect(screen.getAllByRole('checkbox')).toHaveLength(16);
  expect(document.title).toBe('Edit Care assistant in home care – Metier');
});

test('only what was changed is sent, and the page stays', async () => {
  const { person, toasts, address } = await openPage({ job: makeJob({ description: PLAIN_HEADINGS }) });
  await replace(person, /^Job title/, 'Night nurse');
  await replace(person, /^Activity rate/, '0');
  await person.click(save());
  await waitFor(() => expect(toasts).toEqual(['success: Job updated successfully!']));
  expect(listPatches()).toEqual([{ title: 'Night nurse', activity_rate: 0 }]);
  expect(address()).toBe('/edit-job/31');
});

test.each([
  ['plain headings', PLAIN_HEADINGS],
  ['## headings', makeJob().description],
])('a new line joins a description with %s, and nothing of it is lost', async (_name, description) => {
  const { person } = await openPage({ job: makeJob({ description }) });
  await person.click(screen.getByLabelText('Responsibility 2'));
  await person.paste('Nights --> */ </script> 🌙');
  await person.click(save());
  await waitFor(() => expect(listPatches()).toHaveLength(1));
  const { description: written = '' } = listPatches()[0] as JobPatch;
  const before = parseDescription(description);
  expect(parseDescription(written)).toEqual({
    ...before,
    responsibilities: [...before.responsibilities, 'Nights --> */ </script> 🌙'],
  });
});

test('a second save sends what has changed since the first', async () => {
  const { person, toasts } = await openPage();
  await replace(person, /^Location/, 'Thun');
  await person.click(save());
  await waitFor(() => expect(toasts).toHaveLength(1));
  await replace(person, /^Salary$/, '6000');
  await person.click(save());
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(listPatches()).toEqual([{ location: 'Thun' }, { salary: '6000.00' }]);
});

test('a double click saves once', async () => {
  const { person } = await openPage();
  await replace(person, /^Location/, 'Thun');
  await person.dblClick(save());
  await waitFor(() => expect(save()).toBeEnabled());
  expect(listPatches()).toHaveLength(1);
});

test('missing required fields are reported without a request', async () => {
  const { person } = await openPage();
  for (const label of [/^Job title/, /^Location/, /^Salary$/, /^Overview/]) {
    await person.clear(screen.getByLabelText(label, { selector: 'input, textarea' }));
  }
  await person.click(save());
  expect(await screen.findByText('Please fix the following errors:')).toBeVisible();
  for (const name of ['Job title', 'Location', 'Salary', 'Overview'])
    expect(screen.getByText(`${name}: This field is required.`)).toBeVisible();
  expect(listPatches()).toEqual([]);
});

test.each(['101', '80.5', '-1'])('an activity rate of %s is refused', async (rate) => {
  const { person } = await openPage();
  await replace(person, /^Activity rate/, rate);
  await person.click(save());
  expect(await screen.findByText('Activity rate: Enter a whole number from 0 to 100.')).toBeVisible();
});

test.each(['-5', '10.123', '99999999999'])('a salary of %s is refused', async (salary) => {
  const { person } = await openPage();
  await replace(person, /^Salary$/, salary);
  await person.click(save());
  expect(await screen.findByText(/^Salary: Enter an amount/)).toBeVisible();
});

test('the server’s message is shown at the field', async () => {
  const { person } = await openPage({ reply: () => ({ status: 400, body: { title: ['Too loud.'] } }) });
  await replace(person, /^Job title/, 'COOK');
  await person.click(save());
  expect(await screen.findByText('Job title: Too loud.')).toBeVisible();
  expect(screen.getByLabelText(/^Job title/)).toHaveAccessibleDescription('Too loud.');
});

test.each(API_FAILURES)('nothing typed is lost while the API $name', async (day) => {
  const { person } = await openPage();
  await replace(person, /^Job title/, 'Cook');
  api.failAll(day);
  await person.click(save());
  expect(await screen.findByText('Failed to update the job.')).toBeVisible();
  expect(screen.getByLabelText(/^Job title/)).toHaveValue('Cook');
});

test.each(API_FAILURES)('a job that fails to load can be retried while the API $name', async (day) => {
  api.failAll(day);
  const { person } = renderRemote(remote, '/edit-job/31', { user, fragments });
  expect(await screen.findByRole('heading', { name: 'Error Loading Job' })).toBeVisible();
  expect(screen.getByText('Failed to load job details. Please try again later.')).toBeVisible();
  api.on('get', 'auth/jobs/:id/', { body: makeJob() }, Job);
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit Job' })).toBeVisible();
});

test('an address that names no job says so', async () => {
  renderRemote(remote, '/edit-job/none', { user, fragments });
  expect(await screen.findByRole('heading', { name: 'Invalid job ID' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(api.calls).toEqual([]);
});

test('another company’s job is not accessible', async () => {
  api.on('get', 'auth/jobs/:id/', { status: 404, body: { detail: 'Not found.' } });
  renderRemote(remote, '/edit-job/31', { user, fragments });
  expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeVisible();
});

describe('Pause and Activate', () => {
  test('act at once', async () => {
    const { person } = await openPage();
    await person.click(screen.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('Inactive')).toBeVisible();
    const activate = screen.getByRole('button', { name: 'Activate' });
    await waitUntilPressable(activate);
    await person.click(activate);
    expect(await screen.findByText('Active')).toBeVisible();
    expect(listPatches()).toEqual([{ is_active: false }, { is_active: true }]);
  });

  test('say when they did not', async () => {
    const { person, toasts } = await openPage({ reply: () => ({ status: 500, body: {} }) });
    await person.click(screen.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(toasts).toEqual(['error: Failed to update job status.']));
    expect(screen.getByText('Active')).toBeVisible();
  });
});

test('leaving needs a confirmation after a change, but not after saving', async () => {
  const page = await openPage({ answer: () => false });
  await replace(page.person, /^Job title/, 'Cook');
  await page.person.click(screen.getByRole('button', { name: 'Back to Dashboard' }));
  expect(page.questions).toEqual(['Leave without saving? What you have changed will be lost.']);
  await page.person.click(save());
  await waitFor(() => expect(page.toasts).toHaveLength(1));
  api.on('get', 'auth/jobproviders/', { status: 503, body: {} });
  api.on('get', 'auth/applications/', { status: 503, body: {} });
  await page.person.click(screen.getByRole('button', { name: 'Back to Dashboard' }));
  await waitFor(() => expect(page.address()).toBe('/dashboard'));
  expect(page.questions).toHaveLength(1);
});
