import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { JobBody } from '@metier/sdk/contract';
import { BENEFIT_PRESETS, parseDescription } from '@metier/sdk/rules';
import { API_FAILURES, renderRemote } from '@metier/testing';
import { remote } from '../../remote';
import {
  fillIn,
  listPosts,
  openJobCreation,
  post,
  setupJobCreationApi,
  user,
} from './testing/open-job-creation';

const api = setupJobCreationApi();
const readPosted = () => listPosts(api)[0]?.body as JobBody;

test('the form has five sections and starts as a permanent job of 100 % paid by the month', async () => {
  await openJobCreation(api);
  for (const name of ['Basic Information', 'Compensation', 'Dates', 'Job Details', 'Benefits'])
    expect(screen.getByRole('group', { name })).toBeVisible();
  expect(screen.getByLabelText(/^Contract type/)).toHaveValue('permanent');
  expect(screen.getByLabelText(/^Activity rate/)).toHaveValue('100');
  expect(screen.getByLabelText(/^Salary type/)).toHaveValue('monthly');
  expect(screen.getByLabelText(/^Work mode/)).toHaveValue('on_site');
  expect(screen.getByRole('textbox', { name: /^Salary/ })).toHaveAccessibleDescription(/CHF/);
});

test('what was filled in is sent as the wire has it, its description as one text, and the dashboard follows', async () => {
  const page = await openJobCreation(api);
  await fillIn(page);
  await page.person.selectOptions(screen.getByLabelText(/^Work mode/), 'Hybrid');
  await page.person.click(screen.getByLabelText('Responsibility 1'));
  await page.person.paste('Plan the menu\nBuy');
  await page.person.click(screen.getByLabelText('Requirement 1'));
  await page.person.paste('Diploma');
  await page.person.click(screen.getByRole('checkbox', { name: 'Free meals' }));
  const words = screen.getByLabelText('Description of Free meals');
  await page.person.clear(words);
  await page.person.paste('You eat what you cook');
  await post(page);
  await screen.findByRole('heading', { name: 'Alta Medica' });
  // A pause while filling in has saved a draft.
  const { description, draft: _draft, ...job } = readPosted();
  expect(job).toEqual({
    title: 'Cook',
    type: 'permanent',
    activity_rate: 100,
    activity_rate_max: null,
    location: 'Bern',
    work_mode: 'hybrid',
    salary: '5200.50',
    salary_max: null,
    salary_type: 'monthly',
    start_date: '2097-02-01',
    contact_name: '',
    contact_email: '',
    contact_phone: '',
    application_deadline: null,
    end_date: null,
    job_provider: 21,
  });
  expect(parseDescription(description)).toEqual({
    overview: 'You cook for forty people.',
    responsibilities: ['Plan the menu', 'Buy'],
    requirements: ['Diploma'],
    benefits: [
      { ...BENEFIT_PRESETS.find(({ id }) => id === 'free-meals'), description: 'You eat what you cook' },
    ],
  });
  expect(page.toasts).toEqual(['success: Job posted']);
  expect(page.address()).toBe('/dashboard');
  expect(page.questions).toEqual([]);
  expect(screen.getByText(/is online now\./)).toHaveTextContent(
    'Care assistant in home care is online now. View job',
  );
  expect(screen.getByRole('link', { name: 'View job' })).toHaveAttribute('href', '/job/31');
});

test('a double click posts once', async () => {
  const page = await openJobCreation(api);
  await fillIn(page);
  await page.person.dblClick(screen.getByRole('button', { name: 'Post Job' }));
  await screen.findByRole('heading', { name: 'Alta Medica' });
  expect(listPosts(api)).toHaveLength(1);
});

test('without a company there is no form, but the way to one', async () => {
  await openJobCreation(api, { hasCompany: false });
  const title = screen.getByText('Profil Job Provider introuvable');
  expect(title.closest('[lang]')).toHaveAttribute('lang', 'fr');
  expect(screen.getByRole('link', { name: 'Create company profile' })).toHaveAttribute(
    'href',
    '/register-profile',
  );
  expect(screen.queryByRole('button', { name: 'Post Job' })).not.toBeInTheDocument();
});

test.each(API_FAILURES)('the form is offered again while the API $name', async (day) => {
  api.failAll(day);
  renderRemote(remote, '/jobcreation', { user });
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('what candidates will see follows every key, line and benefit', async () => {
  const { person } = await openJobCreation(api);
  const preview = await screen.findByLabelText('Preview');
  expect(preview).toHaveTextContent('Your job title');
  await person.type(screen.getByLabelText(/^Job title/), 'Cook');
  await person.type(screen.getByRole('textbox', { name: /^Salary/ }), "5'200");
  await person.type(screen.getByLabelText('Requirement 1'), 'Diploma');
  await person.click(screen.getByRole('checkbox', { name: 'Free meals' }));
  await waitFor(() => expect(preview).toHaveTextContent(/^Cook · .*5200\.00.*- Diploma.*Free meals/));
  await person.click(screen.getByRole('button', { name: 'Remove “Diploma”' }));
  await waitFor(() => expect(preview).not.toHaveTextContent('Diploma'));
});

test('on a narrow screen the preview waits for a click', async () => {
  const { person } = await openJobCreation(api);
  const show = screen.getByRole('button', { name: 'Show preview' });
  expect(show).toHaveAttribute('aria-expanded', 'false');
  await person.click(show);
  expect(screen.getByRole('button', { name: 'Hide preview' })).toHaveAttribute('aria-expanded', 'true');
});

describe('Cancel', () => {
  test('goes back without a question from an untouched form', async () => {
    const page = await openJobCreation(api);
    await page.person.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('heading', { name: 'Alta Medica' });
    expect(page.questions).toEqual([]);
  });

  test('keeps a draft, and says where', async () => {
    const page = await openJobCreation(api);
    await page.person.type(screen.getByLabelText(/^Job title/), 'Cook');
    await page.person.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('heading', { name: 'Alta Medica' });
    await waitFor(() =>
      expect(page.toasts).toEqual(['info: Saved as a draft. Continue from your dashboard.']),
    );
    expect(page.questions).toEqual([]);
  });

  test('needs a confirmation before input is lost, when it could not be saved', async () => {
    const page = await openJobCreation(api, { answer: () => false });
    api.on('post', 'auth/job-drafts/', { status: 503, body: { detail: 'The server is busy.' } });
    await page.person.type(screen.getByLabelText(/^Job title/), 'Cook');
    await screen.findByText('The draft is not saved. The server is busy.');
    await page.person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(page.questions).toEqual(['Leave without posting this job? What you have entered will be lost.']);
    expect(screen.getByLabelText(/^Job title/)).toHaveValue('Cook');
    expect(page.address()).toBe('/jobcreation');
  });
});

test('a deadline in the past is refused, a later one is sent', async () => {
  const page = await openJobCreation(api);
  await fillIn(page);
  const enter = (value: string) =>
    fireEvent.change(screen.getByLabelText(/^Application deadline/), { target: { value } });
  enter('2020-01-31');
  await post(page);
  expect(
    await screen.findByRole('link', { name: 'Application deadline: This date is in the past.' }),
  ).toBeVisible();
  enter('2097-01-15');
  await post(page);
  await waitFor(() => expect(listPosts(api)[0]?.body).toMatchObject({ application_deadline: '2097-01-15' }));
});

test('the contact person is sent, and an address needs a name', async () => {
  const page = await openJobCreation(api);
  await fillIn(page);
  const enter = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  enter('Email', 'anna@example.ch');
  await post(page);
  expect(await screen.findByRole('link', { name: 'Name: Enter the name of this person.' })).toBeVisible();
  enter('Name', 'Anna Weber');
  await post(page);
  await waitFor(() =>
    expect(readPosted()).toMatchObject({ contact_name: 'Anna Weber', contact_email: 'anna@example.ch' }),
  );
});
