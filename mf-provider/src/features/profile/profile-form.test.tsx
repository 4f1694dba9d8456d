import { screen, within } from '@testing-library/react';
import { JobProvider } from '@metier/sdk/contract';
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
import { defineRemote, defineRoutes, Fragment } from '@metier/sdk/remote';
import { remote } from '../../remote';
import { Component as ProfileFragment } from './profile-fragment';

const api = setupFakeApi();
const employer = makeUser({ id: 2, username: 'altamedica', account_type: 'job_provider' });

const CREATED: FakeReply = { status: 201, body: makeJobProvider() };

interface World {
  companies?: JobProvider[];
  reply?: FakeReply;
}

function openPage({ companies = [], reply = CREATED }: World = {}, options: RenderOptions = {}) {
  api.on('get', 'auth/jobproviders/', { body: companies });
  api.on('get', 'auth/regions/', { body: [{ value: 'BE', label: 'Bern / Berne' }] });
  api.on('get', 'auth/localities/', { body: [] });
  api.on('get', 'auth/advantages/', {
    body: [
      { id: 1, name: 'Five weeks of holidays' },
      { id: 2, name: 'Training budget' },
    ],
  });
  api.on('post', 'auth/jobproviders/', reply, JobProvider);
  return renderRemote(remote, '/register-profile', { user: employer, ...options });
}

type Page = ReturnType<typeof openPage>;

async function fillIn({ person }: Page) {
  await screen.findByLabelText(/^Company name/);
  for (const [label, text] of [
    ['Company name', 'Alta Medica'],
    ['Address', 'Länggassstrasse 12'],
    ['Postal code', '3012'],
    ['City', 'Bern'],
  ] as const) {
    await person.click(screen.getByLabelText(new RegExp(`^${label}`)));
    await person.paste(text);
  }
  await person.selectOptions(screen.getByLabelText(/^Region/), 'BE');
}

const save = ({ person }: Page) => person.click(screen.getByRole('button', { name: 'Save Profile' }));
const listPosts = () => api.calls.filter(({ method }) => method === 'post');

test('the form has four sections, the last a choice of several advantages', async () => {
  openPage();
  for (const name of ['Company Information', 'Location', 'Company Profile'])
    expect(await screen.findByRole('group', { name })).toBeVisible();
  const benefits = within(screen.getByRole('group', { name: 'Company Benefits' }));
  expect(benefits.getAllByRole('checkbox')).toHaveLength(2);
});

test('what was filled in is sent under the names of the wire, and the dashboard follows', async () => {
  const page = openPage();
  await fillIn(page);
  await page.person.type(screen.getByLabelText(/^Website/), 'https://example.ch');
  await page.person.click(screen.getByRole('checkbox', { name: 'Training budget' }));
  await save(page);
  await screen.findByRole('heading', { level: 1 });
  expect(listPosts()[0]?.body).toEqual({
    company_name: 'Alta Medica',
    company_address: 'Länggassstrasse 12',
    company_postal_code: '3012',
    company_city: 'Bern',
    company_region: 'BE',
    company_website: 'https://example.ch',
    company_description: '',
    work_ethics: '',
    advantages: [2],
  });
  expect(page.toasts).toEqual(['success: Company profile saved']);
});

test('a website without its scheme gets one, and a postal code has to be one that can exist', async () => {
  const page = openPage();
  await fillIn(page);
  await page.person.type(screen.getByLabelText(/^Website/), 'www.example.ch/jobs');
  await page.person.clear(screen.getByLabelText(/^Postal code/));
  await page.person.type(screen.getByLabelText(/^Postal code/), '9999');
  await save(page);
  expect(screen.getByLabelText(/^Postal code/)).toHaveAccessibleDescription(/^There is no such postal code/);
  expect(listPosts()).toHaveLength(0);
  await page.person.clear(screen.getByLabelText(/^Postal code/));
  await page.person.type(screen.getByLabelText(/^Postal code/), '3012');
  await save(page);
  await screen.findByRole('heading', { level: 1 });
  expect(listPosts()[0]?.body).toMatchObject({ company_website: 'https://www.example.ch/jobs' });
});

test('an employer with a company is redirected to the dashboard', async () => {
  api.on('get', 'auth/applications/', { body: [] });
  api.on('get', 'auth/closing-notices/', { body: [] });
  api.on('get', 'auth/dashboards/company/', { body: makeCompanyDashboard() });
  api.on('get', 'messages/', { body: [] });
  api.on('get', 'auth/job-drafts/', { body: [] });
  api.on('get', 'interviews/', { body: [] });
  api.on('get', 'auth/applications/status-counts/', { body: makeStatusCounts() });
  api.on('get', 'auth/jobproviders/:id/totals/', { body: makeJobProviderTotals() });
  api.on('get', 'auth/jobproviders/:id/jobs/', { body: [] });
  const page = openPage({ companies: [makeJobProvider()] });
  await screen.findByRole('heading', { name: 'Alta Medica' });
  expect(page.address()).toBe('/dashboard');
});

test('required fields and a website that is no URL are refused before anything is sent', async () => {
  const page = openPage();
  await page.person.type(await screen.findByLabelText(/^Website/), 'example');
  await save(page);
  expect(screen.getByLabelText(/^Company name/)).toHaveAccessibleDescription('This field is required.');
  expect(screen.getByLabelText(/^Company name/)).toHaveFocus();
  expect(screen.getByLabelText(/^Region/)).toBeInvalid();
  expect(screen.getByLabelText(/^Website/)).toHaveAccessibleDescription(/^Enter a valid URL/);
  expect(listPosts()).toHaveLength(0);
});

test('the server’s messages are shown under their field, joined by a comma, and the input is kept', async () => {
  const page = openPage({
    reply: { status: 400, body: { company_city: ['Too short.', 'Not a town.'], advantages: ['Unknown.'] } },
  });
  await fillIn(page);
  await save(page);
  expect(await screen.findByText('Too short., Not a town.')).toBeVisible();
  expect(screen.getByText('Unknown.')).toBeVisible();
  expect(screen.getByLabelText(/^City/)).toHaveFocus();
  expect(screen.getByLabelText(/^Company name/)).toHaveValue('Alta Medica');
});

test.each(API_FAILURES)('nothing typed is lost while the API $name', async (day) => {
  const page = openPage();
  await fillIn(page);
  api.failAll(day);
  await save(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('Error registering profile.');
  expect(screen.getByLabelText(/^City/)).toHaveValue('Bern');
});

test.each(API_FAILURES)('the page is offered again while the API $name', async (day) => {
  api.failAll(day);
  renderRemote(remote, '/register-profile', { user: employer });
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('a double click saves once', async () => {
  const page = openPage();
  await fillIn(page);
  await page.person.dblClick(screen.getByRole('button', { name: 'Save Profile' }));
  await screen.findByRole('heading', { level: 1 });
  expect(listPosts()).toHaveLength(1);
});

test('options that failed to load are requested again on Try Again', async () => {
  const page = openPage();
  api.on('get', 'auth/regions/', { status: 503, body: { detail: 'Busy.' } });
  expect(await screen.findByText('The form could not be loaded')).toBeVisible();
  api.on('get', 'auth/regions/', { body: [{ value: 'BE', label: 'Bern / Berne' }] });
  await page.person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('option', { name: 'Bern / Berne' })).toBeInTheDocument();
});

describe('as a fragment in the registration of another remote', () => {
  const done = jest.fn();
  const back = jest.fn();
  const host = defineRemote({
    name: 'mf-host',
    routes: defineRoutes([
      {
        path: '/register',
        access: 'public',
        page: async () => ({
          Component: () => (
            <Fragment
              name="profile-form"
              submitLabel="Complete Registration"
              backLabel="Back"
              failureText="Error registering profile."
              onDone={done}
              onBack={back}
            />
          ),
        }),
      },
    ]),
  });

  function openFragment(reply: FakeReply = CREATED) {
    api.on('get', 'auth/regions/', { body: [{ value: 'BE', label: 'Bern / Berne' }] });
    api.on('get', 'auth/localities/', { body: [] });
    api.on('get', 'auth/advantages/', { body: [] });
    api.on('post', 'auth/jobproviders/', reply);
    const fragments = { 'profile-form': ProfileFragment };
    return renderRemote(host, '/register', { user: employer, fragments });
  }

  const complete = ({ person }: Page) =>
    person.click(screen.getByRole('button', { name: 'Complete Registration' }));

  beforeEach(() => jest.clearAllMocks());

  test('the host sets the button labels and handles Back', async () => {
    const page = openFragment();
    await page.person.click(await screen.findByRole('button', { name: 'Back' }));
    expect(back).toHaveBeenCalledTimes(1);
  });

  test('the host is notified when the company is registered', async () => {
    const page = openFragment();
    await fillIn(page);
    await complete(page);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('a company that is there already counts as done', async () => {
    const page = openFragment({ status: 409, body: { detail: 'You already have a company profile.' } });
    await fillIn(page);
    await complete(page);
    expect(done).toHaveBeenCalledTimes(1);
  });
});
