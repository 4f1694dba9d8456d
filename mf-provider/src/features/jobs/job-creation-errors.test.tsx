import { fireEvent, screen, within } from '@testing-library/react';
import { API_FAILURES } from '@metier/testing';
import { fillIn, listPosts, openJobCreation, post, setupJobCreationApi } from './testing/open-job-creation';

const api = setupJobCreationApi();

test('required fields are refused before anything is sent, and listed', async () => {
  const page = await openJobCreation(api);
  await post(page);
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Please fix the following errors:');
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(
    ['Job title', 'Location', 'Salary', 'Start date', 'Overview'].map(
      (name) => `${name}: This field is required.`,
    ),
  );
  expect(summary).toHaveFocus();
  expect(screen.getByLabelText(/^Job title/)).toHaveAccessibleDescription('This field is required.');
  expect(listPosts(api)).toHaveLength(0);
});

test.each(['0', '101', '80.5', 'full'])('an activity rate of %s is refused', async (rate) => {
  const page = await openJobCreation(api);
  await page.person.clear(screen.getByLabelText(/^Activity rate/));
  await page.person.type(screen.getByLabelText(/^Activity rate/), rate);
  await post(page);
  expect(await screen.findByText('Activity rate: Enter a whole number from 1 to 100.')).toBeVisible();
});

test('a salary finer than a hundredth and an end before the start are refused', async () => {
  const page = await openJobCreation(api);
  await fillIn(page);
  await page.person.type(screen.getByRole('textbox', { name: /^Salary/ }), '55');
  await page.person.type(screen.getByLabelText(/^End date/), '2097-01-31');
  await post(page);
  expect(await screen.findByText(/^Salary: Enter an amount with at most two decimals/)).toBeVisible();
  expect(screen.getByText('End date: The end date must not be before the start date.')).toBeVisible();
  expect(listPosts(api)).toHaveLength(0);
});

test('a start in the past is refused', async () => {
  const page = await openJobCreation(api);
  await fillIn(page);
  fireEvent.change(screen.getByLabelText(/^Start date/), { target: { value: '2020-02-01' } });
  await post(page);
  expect(await screen.findByText('Start date: This date is in the past.')).toBeVisible();
  expect(listPosts(api)).toHaveLength(0);
});

test('of the server’s messages the first is shown under its field and in the list, and the input is kept', async () => {
  const page = await openJobCreation(api, {
    reply: { status: 400, body: { title: ['Too long.', 'Too loud.'], description: ['Too short.'] } },
  });
  await fillIn(page);
  await post(page);
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByText('Job title: Too long.')).toBeVisible();
  expect(summary).not.toHaveTextContent('Too loud.');
  expect(screen.getByLabelText(/^Job title/)).toHaveAccessibleDescription('Too long.');
  expect(screen.getByLabelText(/^Overview/)).toHaveAccessibleDescription(/^Too short\./);
  expect(screen.getByLabelText(/^Job title/)).toHaveValue('Cook');
});

test('an error goes while its field is typed in, from the list too, and the list goes with the last one', async () => {
  const page = await openJobCreation(api, {
    reply: { status: 400, body: { title: ['Too long.'], unknown: ['?'] } },
  });
  await post(page);
  await screen.findByRole('alert');
  await page.person.type(screen.getByLabelText(/^Job title/), 'C');
  expect(screen.queryByText('Job title: This field is required.')).not.toBeInTheDocument();
  expect(screen.getByText('Start date: This field is required.')).toBeVisible();
  await fillIn(page);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await post(page);
  expect(await screen.findByText('unknown: ?')).toBeVisible();
});

test('an entry of the list leads to its field', async () => {
  const page = await openJobCreation(api);
  await post(page);
  await page.person.click(await screen.findByText('Location: This field is required.'));
  expect(screen.getByLabelText(/^Location/)).toHaveFocus();
});

test.each([
  { status: 409, body: { detail: 'Job provider profile not found' } },
  { status: 400, body: { job_provider: ['This is not your company.'] } },
])('a company that the server no longer has is referred to the support ($status)', async (reply) => {
  const page = await openJobCreation(api, { reply });
  await fillIn(page);
  await post(page);
  const text = await screen.findByText('Profil introuvable, contactez le support.');
  expect(text).toHaveAttribute('lang', 'fr');
});

test('any other failure names its status, and nothing typed is lost', async () => {
  const page = await openJobCreation(api, {
    reply: { status: 503, body: { detail: 'Busy. Try again in a second.' } },
  });
  await fillIn(page);
  await post(page);
  const text = await screen.findByText('Erreur serveur 503');
  expect(text).toHaveAttribute('lang', 'fr');
  expect(screen.getByText('Busy. Try again in a second.')).toBeVisible();
  expect(screen.getByLabelText(/^Overview/)).toHaveValue('You cook for forty people.');
});

test('a server that has gone away takes nothing that was typed with it', async () => {
  const page = await openJobCreation(api, { reply: { status: 502, body: {} } });
  api.on('get', 'auth/jobproviders/', { status: 502, body: {} });
  await fillIn(page);
  await post(page);
  expect(await screen.findByText('Erreur serveur 502')).toBeVisible();
  expect(screen.getByLabelText(/^Job title/)).toHaveValue('Cook');
  expect(api.calls.filter(({ path }) => path === '/api/auth/jobproviders/')).toHaveLength(1);
});

test.each(API_FAILURES)('nothing typed is lost while the API $name', async (day) => {
  const page = await openJobCreation(api);
  await fillIn(page);
  api.failAll(day);
  await post(page);
  expect(await screen.findByText(/^Erreur serveur \d+$/)).toBeVisible();
  expect(screen.getByText('Nothing was saved. What you have entered is still here.')).toBeVisible();
  expect(screen.getByLabelText(/^Job title/)).toHaveValue('Cook');
});
