import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { JobDraftChange } from '@metier/sdk/contract';
import {
  fillIn,
  listPosts,
  makeStoredDraft,
  openJobCreation,
  post,
  setupJobCreationApi,
} from '../testing/open-job-creation';

const api = setupJobCreationApi();
const listSaved = () => api.calls.filter(({ path }) => path.startsWith('/api/auth/job-drafts/71'));
const title = () => screen.getByLabelText(/^Job title/);
const stored = makeStoredDraft({
  version: 4,
  fields: {
    ...{ title: 'Sommelier', salary: "5'000", salary_max: '6000', activity_rate: '60', type: 'fixed-term' },
    description: 'Wine.\n\n## Requirements\n- A nose',
  },
});

test('what is typed is saved as a draft, and the address names it', async () => {
  const page = await openJobCreation(api);
  await page.person.type(title(), 'Cook');
  expect(await screen.findByText(/^Draft saved at \d\d:\d\d$/)).toBeVisible();
  const created = api.calls.filter(
    ({ method, path }) => method === 'post' && path === '/api/auth/job-drafts/',
  );
  expect(created).toHaveLength(1);
  expect(created[0]?.body).toMatchObject({
    fields: { title: 'Cook', type: 'permanent', activity_rate: '100' },
  });
  await waitFor(() => expect(page.address()).toBe('/jobcreation?draft=71'));
  await page.person.type(title(), '!');
  await waitFor(() =>
    expect(listSaved().at(-1)?.body).toMatchObject({ version: 1, fields: { title: 'Cook!' } }),
  );
});

test('a draft is continued with everything that was typed, and deleted with the posting', async () => {
  const page = await openJobCreation(api, { stored });
  expect(title()).toHaveValue('Sommelier');
  expect(screen.getByRole('textbox', { name: /^Salary/ })).toHaveValue("5'000");
  expect(screen.getByRole('textbox', { name: /^Highest salary/ })).toHaveValue('6000');
  expect(screen.getByLabelText('Requirement 1')).toHaveValue('A nose');
  await page.person.type(screen.getByRole('combobox', { name: /^Location/ }), 'Bern');
  fireEvent.change(screen.getByLabelText(/^Start date/), { target: { value: '2097-02-01' } });
  await post(page);
  await screen.findByRole('heading', { name: 'Alta Medica' });
  expect(listPosts(api)[0]?.body).toMatchObject({ draft: 71, salary_max: '6000.00' });
  expect(page.toasts).toEqual(['success: Job posted']);
});

test('a draft that was changed in another tab is not overwritten without a decision', async () => {
  const page = await openJobCreation(api, { stored });
  api.on('put', 'auth/job-drafts/:id/', ({ body }) => {
    const { version, fields } = body as JobDraftChange;
    if (version < 6) return { status: 409, body: { detail: 'Changed.' } };
    return { body: makeStoredDraft({ fields, version: version + 1 }) };
  });
  await page.person.type(title(), ' (evenings)');
  const alert = within(await screen.findByRole('alert'));
  api.on('get', 'auth/job-drafts/:id/', { body: { ...stored, version: 6, fields: { title: 'Vintner' } } });
  await page.person.click(alert.getByRole('button', { name: 'Keep this version' }));
  expect(await screen.findByText(/^Draft saved/)).toBeVisible();
  expect(listSaved().at(-1)?.body).toMatchObject({ version: 6, fields: { title: 'Sommelier (evenings)' } });
});

test('the other version can be loaded instead', async () => {
  const page = await openJobCreation(api, { stored });
  api.on('put', 'auth/job-drafts/:id/', { status: 409, body: { detail: 'Changed.' } });
  await page.person.type(title(), '!');
  const load = await screen.findByRole('button', { name: 'Load the other version' });
  api.on('get', 'auth/job-drafts/:id/', { body: { ...stored, version: 6, fields: { title: 'Vintner' } } });
  await page.person.click(load);
  await waitFor(() => expect(title()).toHaveValue('Vintner'));
  expect(page.questions).toHaveLength(1);
});

test('a draft that was posted elsewhere can be kept as a new one', async () => {
  const page = await openJobCreation(api, { stored });
  api.on('put', 'auth/job-drafts/:id/', { status: 404, body: { detail: 'Not found.' } });
  await page.person.type(title(), '!');
  await page.person.click(await screen.findByRole('button', { name: 'Save as a new draft' }));
  expect(await screen.findByText(/^Draft saved/)).toBeVisible();
});

test('an address of a draft that is gone says so', async () => {
  api.on('get', 'auth/job-drafts/:id/', { status: 404, body: { detail: 'Not found.' } });
  const page = openJobCreation(api, { stored });
  api.on('get', 'auth/job-drafts/:id/', { status: 404, body: { detail: 'Not found.' } });
  await page;
  expect(await screen.findByText('No such draft')).toBeVisible();
});

test('a complete job is scheduled for a time in Switzerland', async () => {
  const page = await openJobCreation(api);
  api.on('put', 'auth/job-drafts/:id/schedule/', ({ body }) => ({
    body: makeStoredDraft({ ...(body as object), version: 2 }),
  }));
  const open = () => page.person.click(screen.getByRole('button', { name: 'Schedule…' }));
  await open();
  expect(await screen.findByRole('link', { name: /^Job title/ })).toBeVisible();
  await fillIn(page);
  await open();
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish at a later time' }));
  const submit = () => page.person.click(dialog.getByRole('button', { name: 'Schedule' }));
  const enter = (value: string) =>
    fireEvent.change(dialog.getByLabelText(/^Date and time/), { target: { value } });
  enter('2020-01-01T08:00');
  await submit();
  expect(dialog.getByText('Choose a time in the future.')).toBeVisible();
  enter('2096-07-02T08:00');
  await submit();
  await screen.findByRole('heading', { name: 'Alta Medica' });
  const { body } = api.calls.find(({ path }) => path.endsWith('/schedule/')) ?? {};
  expect(body).toMatchObject({
    publish_at: '2096-07-02T06:00:00.000Z',
    job: { title: 'Cook', salary: '5200.50' },
  });
  expect(page.toasts).toEqual(['success: Scheduled for Monday, 2 July 2096, 08:00']);
  expect(listPosts(api)).toEqual([]);
});

test('a scheduled job is edited as a whole, and its publication cancelled', async () => {
  const fields = { ...stored.fields, location: 'Bern', start_date: '2097-02-01' };
  const scheduled = { ...stored, fields, publish_at: '2096-07-02T06:00:00.000Z' };
  const page = await openJobCreation(api, { stored: scheduled });
  api.on('put', 'auth/job-drafts/:id/schedule/', { body: { ...scheduled, version: 5 } });
  api.on('post', 'auth/job-drafts/:id/unschedule/', { body: { ...stored, version: 5 } });
  expect(await screen.findByText(/^Scheduled for Monday, 2 July 2096, 08:00/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Post Job' })).toBeNull();
  await page.person.type(title(), '!');
  await page.person.click(screen.getByRole('button', { name: 'Cancel publication' }));
  await waitFor(() => expect(page.toasts).toHaveLength(1));
  await page.person.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByRole('heading', { name: 'Alta Medica' });
  const { body } = api.calls.find(({ path }) => path.endsWith('/schedule/')) ?? {};
  expect(body).toMatchObject({ version: 4, publish_at: scheduled.publish_at, job: { title: 'Sommelier!' } });
});
