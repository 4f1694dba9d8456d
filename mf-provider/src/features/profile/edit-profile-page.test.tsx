import { screen, waitFor } from '@testing-library/react';
import type { JobProvider } from '@metier/sdk/contract';
import {
  API_FAILURES,
  makeCompanyDashboard,
  makeJobProvider,
  makeJobProviderTotals,
  makeStatusCounts,
  makeUser,
  renderRemote,
  setupFakeApi,
  type FakeReply,
  type RenderOptions,
} from '@metier/testing';
import { remote } from '../../remote';

const api = setupFakeApi();
const user = makeUser({ id: 2, username: 'altamedica', account_type: 'job_provider' });
const fragments = { 'picture-form': () => <p>the logo</p> };
const company = makeJobProvider({ advantages: [{ id: 1, name: 'Five weeks of holidays' }] });

interface World extends Omit<RenderOptions, 'user'> {
  url?: string;
  companies?: JobProvider[];
  reply?: FakeReply;
}

async function openPage({
  url = '/edit-provider/21',
  companies = [company],
  reply = { body: company },
  ...options
}: World = {}) {
  api.on('get', 'auth/jobproviders/', { body: companies });
  api.on('get', 'auth/jobproviders/:id/jobs/', { body: [] });
  api.on('get', 'auth/applications/', { body: [] });
  api.on('get', 'auth/closing-notices/', { body: [] });
  api.on('get', 'auth/dashboards/company/', { body: makeCompanyDashboard() });
  api.on('get', 'messages/', { body: [] });
  api.on('get', 'auth/job-drafts/', { body: [] });
  api.on('get', 'interviews/', { body: [] });
  api.on('get', 'auth/applications/status-counts/', { body: makeStatusCounts() });
  api.on('get', 'auth/jobproviders/:id/totals/', { body: makeJobProviderTotals() });
  api.on('get', 'auth/regions/', { body: [{ value: 'BE', label: 'Bern / Berne' }] });
  api.on('get', 'auth/localities/', { body: [] });
  api.on('get', 'auth/advantages/', {
    body: [
      { id: 1, name: 'Five weeks of holidays' },
      { id: 2, name: 'Training budget' },
    ],
  });
  api.on('post', 'auth/advantages/', { status: 201, body: { id: 9, name: 'Dogs welcome' } });
  api.on('patch', 'auth/jobproviders/:id/', reply);
  const page = renderRemote(remote, url, { user, fragments, ...options });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const save = () => screen.getByRole('button', { name: 'Save Changes' });
const listPatches = () => api.calls.filter(({ method }) => method === 'patch').map(({ body }) => body);

test('the form begins with what the company says, in four sections below its logo', async () => {
  await openPage();
  expect(await screen.findByLabelText(/^Company name/)).toHaveValue('Alta Medica');
  for (const name of ['Company Information', 'Location', 'Company Profile', 'Company Benefits'])
    expect(screen.getByRole('group', { name })).toBeVisible();
  expect(screen.getByLabelText(/^Region/)).toHaveValue('BE');
  expect(screen.getByLabelText(/^Work ethics/)).toHaveValue('Time for people.');
  expect(screen.getByRole('checkbox', { name: 'Five weeks of holidays' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Training budget' })).not.toBeChecked();
  expect(screen.getByText('the logo')).toBeVisible();
});

test('after a change of the language the cantons are named in it, and what was typed stays', async () => {
  const { person, changeLanguage } = await openPage();
  await person.type(await screen.findByLabelText(/^Company name/), ' AG');
  await changeLanguage('fr');
  expect(screen.getByLabelText(/^Canton/)).toHaveDisplayValue('Berne');
  expect(screen.getByLabelText(/^Nom de l’entreprise/)).toHaveValue('Alta Medica AG');
});

test('the whole company is sent with its advantages, and the dashboard follows', async () => {
  const { person, toasts, address } = await openPage();
  const name = await screen.findByLabelText(/^Company name/);
  await person.clear(name);
  await person.type(name, 'Alta');
  await person.click(screen.getByRole('checkbox', { name: 'Training budget' }));
  await person.click(save());
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(listPatches()).toEqual([
    {
      company_name: 'Alta',
      company_address: company.company_address,
      company_city: company.company_city,
      company_postal_code: company.company_postal_code,
      company_region: company.company_region,
      company_website: company.company_website,
      company_description: company.company_description,
      work_ethics: company.work_ethics,
      advantages: [1, 2],
      new_advantages: [1, 2],
      founding_year: null,
      company_size: null,
      industry: null,
      working_languages: [],
    },
  ]);
  expect(toasts).toEqual(['success: Company profile saved']);
});

test('facts are stated and sent, and a year to come is refused', async () => {
  const facts = makeJobProvider({ industry: 'health', working_languages: ['fr'] });
  const { person } = await openPage({ companies: [facts] });
  expect(await screen.findByLabelText('Industry')).toHaveDisplayValue('Health and care');
  expect(screen.getByRole('checkbox', { name: 'French' })).toBeChecked();
  await person.selectOptions(screen.getByLabelText('Size'), '50–249 people');
  await person.click(screen.getByRole('checkbox', { name: 'German' }));
  await person.type(screen.getByLabelText('Founding year'), '3004');
  await person.click(save());
  expect(screen.getByLabelText('Founding year')).toHaveAccessibleDescription(/cannot be in the future/);
  await person.clear(screen.getByLabelText('Founding year'));
  await person.type(screen.getByLabelText('Founding year'), '2004');
  await person.click(save());
  await waitFor(() => expect(listPatches()).toHaveLength(1));
  expect(listPatches()).toMatchObject([
    { industry: 'health', company_size: '50-249', founding_year: 2004, working_languages: ['de', 'fr'] },
  ]);
});

test('an advantage that is not on the list is named by one call, and not twice', async () => {
  const { person } = await openPage();
  const own = await screen.findByLabelText('Something of your own');
  await person.type(own, 'Dogs welcome{Enter}');
  await person.type(own, ' dogs WELCOME {Enter}');
  expect(screen.getAllByRole('checkbox', { name: /dogs welcome/i })).toHaveLength(1);
  await person.type(own, 'Training budget');
  await person.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getAllByRole('checkbox', { name: /of holidays|Training|Dogs/ })).toHaveLength(3);
  await person.click(save());
  await waitFor(() => expect(listPatches()).toMatchObject([{ advantages: [1, 9], new_advantages: [1, 9] }]));
  expect(api.calls.filter(({ method }) => method === 'post').map(({ body }) => body)).toEqual([
    { name: 'Dogs welcome' },
  ]);
});

test('a website that is no URL is refused before anything is sent', async () => {
  const { person } = await openPage();
  const website = await screen.findByLabelText(/^Website/);
  await person.clear(website);
  await person.type(website, 'example');
  await person.click(save());
  expect(website).toHaveAccessibleDescription(/^Enter a valid URL/);
  expect(listPatches()).toEqual([]);
});

test('the server’s messages are shown under their field, joined by a comma', async () => {
  const { person } = await openPage({
    reply: { status: 400, body: { company_city: ['Too short.', 'No town.'] } },
  });
  await person.type(await screen.findByLabelText(/^City/), 'x');
  await person.click(save());
  expect(await screen.findByText('Too short., No town.')).toBeVisible();
});

test.each(API_FAILURES)('nothing typed is lost while the API $name', async (day) => {
  const { person } = await openPage();
  const city = await screen.findByLabelText(/^City/);
  await person.type(city, ' West');
  api.failAll(day);
  await person.click(save());
  expect(await screen.findByText('Failed to save profile. Please try again.')).toBeVisible();
  expect(city).toHaveValue('Bern West');
});

test.each(API_FAILURES)('a profile that fails to load can be retried while the API $name', async (day) => {
  api.failAll(day);
  renderRemote(remote, '/edit-provider/21', { user, fragments });
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('a double click saves once', async () => {
  const { person } = await openPage();
  await person.type(await screen.findByLabelText(/^City/), 'x');
  await person.dblClick(save());
  await waitFor(() => expect(listPatches()).toHaveLength(1));
});

test('Cancel needs a confirmation before input is lost, and leads to the dashboard', async () => {
  const { person, questions, address } = await openPage();
  await person.type(await screen.findByLabelText(/^City/), 'x');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(questions).toHaveLength(1);
});

test.each(['/edit-provider/22', '/edit-provider/none'])('%s is not one’s own company', async (url) => {
  await openPage({ url });
  expect(screen.getByRole('heading', { name: 'This is not your company' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit my company' })).toHaveAttribute('href', '/edit-provider/21');
});

test('an employer without a company registers one', async () => {
  const { address } = await openPage({ companies: [] });
  await waitFor(() => expect(address()).toBe('/register-profile'));
});
