import { screen, waitFor, within } from '@testing-library/react';
import { JobAlert, JobFacets, MailedAlertBody, type AlertBody } from '@metier/sdk/contract';
import { makeJob, makeJobAlert, makeJobFacets, makeUser, renderRemote, setupFakeApi } from '@metier/testing';
import type { UserEvent } from '@testing-library/user-event';
import { Check } from 'typebox/schema';
import { remote } from '../../../remote';

const api = setupFakeApi();
const user = makeUser({ account_type: 'job_provider' });

beforeEach(() => {
  api.on('get', 'jobs/', { body: [makeJob()], headers: { 'X-Total-Count': '1' } });
  api.on('get', 'jobs/facets/', { body: makeJobFacets() }, JobFacets);
  api.on('get', 'jobs/nearby/', { body: [] });
  api.on('get', 'jobs/suggestions/', { body: [] });
});

async function openDialog(person: UserEvent) {
  await person.click(await screen.findByRole('button', { name: 'Save this search' }));
  return within(await screen.findByRole('dialog', { name: 'Get new jobs for this search' }));
}

const saved = () => api.calls.filter(({ path }) => path.startsWith('/api/alerts/'));

test('a person with an account saves the search under a name, with the terms of the address', async () => {
  api.on('post', 'alerts/', { status: 201, body: makeJobAlert() }, JobAlert);
  const url = '/?keyword=care&location=Bern&activity_rate=80&contract_type=permanent&min_salary=4000';
  const { person, toasts } = renderRemote(remote, url, { user });
  const dialog = await openDialog(person);
  expect(dialog.queryByLabelText('Email')).toBeNull();
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toMatch(/^Care, in Bern/);
  await person.clear(dialog.getByLabelText('Name'));
  await person.type(dialog.getByLabelText('Name'), 'Care close by');
  await person.selectOptions(dialog.getByLabelText('How often'), 'Mondays at 7:00');
  await person.click(dialog.getByRole('button', { name: 'Save Search' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toasts).toEqual(['success: Your search is saved. You’ll find it under Job alerts.']);
  const [{ path, body } = { path: '', body: undefined }] = saved();
  expect(path).toBe('/api/alerts/');
  expect(body).toMatchObject({ name: 'Care close by', rhythm: 'weekly' });
  expect((body as AlertBody).query).toMatchObject({
    keyword: 'care',
    location: 'Bern',
    activity_rate: [80],
    min_salary: 4000,
  });
});

test('a visitor gives an address, and learns that a mail has to be confirmed', async () => {
  const detail = 'Check your inbox: the link in our mail starts the alert.';
  api.on('post', 'alerts/mailed/', { status: 202, body: { detail } });
  const { person } = renderRemote(remote, '/?keyword=care');
  const dialog = await openDialog(person);
  await person.type(dialog.getByLabelText('Email'), 'lea@post.example');
  await person.click(dialog.getByRole('button', { name: 'Save Search' }));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(saved().map(({ path }) => path)).toEqual(['/api/alerts/mailed/']);
  expect(saved()[0]?.body).toEqual({
    name: 'Care',
    rhythm: 'daily',
    query: { keyword: 'care' },
    email: 'lea@post.example',
  });
  expect(Check(MailedAlertBody, saved()[0]?.body)).toBe(true);
});

test('a refused address is marked', async () => {
  api.on('post', 'alerts/mailed/', { status: 400, body: { email: ['Enter a valid email address.'] } });
  const { person } = renderRemote(remote, '/?keyword=care');
  const dialog = await openDialog(person);
  await person.type(dialog.getByLabelText('Email'), 'lea@post');
  await person.click(dialog.getByRole('button', { name: 'Save Search' }));
  await waitFor(() => expect(dialog.getByLabelText('Email')).toBeInvalid());
  expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(/Enter a valid email address\./);
  expect(dialog.getByLabelText('Email')).toHaveFocus();
});

test('a search that the server cannot save says why', async () => {
  const message = 'Ensure this value is greater than or equal to 0.';
  api.on('post', 'alerts/', { status: 400, body: { min_salary: [message] } });
  const { person, toasts } = renderRemote(remote, '/?keyword=care', { user });
  const dialog = await openDialog(person);
  await person.click(dialog.getByRole('button', { name: 'Save Search' }));
  await waitFor(() => expect(toasts.join() + document.body.textContent).toContain(message));
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('the dialog offers the feed of the same search', async () => {
  const { person } = renderRemote(remote, '/?keyword=care&location=Bern');
  const dialog = await openDialog(person);
  const feed = new URL(
    dialog.getByRole('link', { name: /feed reader/ }).getAttribute('href') ?? '',
    location.href,
  );
  expect(Object.fromEntries(feed.searchParams)).toMatchObject({ keyword: 'care', location: 'Bern' });
});

test('all jobs of the board are no search to save', async () => {
  renderRemote(remote, '/');
  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull();
});
