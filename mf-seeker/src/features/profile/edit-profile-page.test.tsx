import { screen, waitFor } from '@testing-library/react';
import type { JobSeeker } from '@metier/sdk/contract';
import { defineRemote } from '@metier/sdk/remote';
import {
  API_FAILURES,
  makeJobSeeker,
  makeUser,
  renderRemote,
  setupFakeApi,
  type ApiFailure,
} from '@metier/testing';
import { languages } from '../../languages/index';
import { routes } from '../../routes';

const api = setupFakeApi();

/** Without the dashboard route, which is only a redirect target in these tests. */
const remote = defineRemote({
  name: 'mf-seeker',
  routes: routes.filter(({ path }) => path !== '/dashboard'),
  languages,
});

/** Fake of the fragment that the public remote provides. */
const fragments = { 'picture-form': () => <p>the picture</p> };

const SEEKER = makeJobSeeker({ biography: 'I like people.', skill: [5], skill_names: ['German'] });
const PATH = 'auth/jobseekers/11/';

function serve(seeker: JobSeeker = SEEKER) {
  api.on('get', PATH, { body: seeker });
  api.on('get', 'auth/jobseekers/99/', { status: 404, body: { detail: 'Not found.' } });
  api.on('get', 'auth/regions/', {
    body: [
      { value: 'VD', label: 'Vaud' },
      { value: 'GE', label: 'Genève' },
    ],
  });
  api.on('get', 'auth/skills/', { body: [{ id: 5, name: 'German' }] });
  api.on('patch', PATH, { body: seeker });
  api.on('get', 'auth/localities/', { body: [] });
}

async function open(url = '/edit-seeker/11') {
  serve();
  const page = renderRemote(remote, url, { user: makeUser(), fragments });
  await screen.findByRole('form', { name: 'Profile' });
  return page;
}

type Page = Awaited<ReturnType<typeof open>>;

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const listChanges = () => api.calls.filter(({ method }) => method !== 'get').map(({ body }) => body);
const save = ({ person }: Page) => person.click(screen.getByRole('button', { name: 'Save Changes' }));

async function rewrite({ person }: Page, label: string, text: string) {
  await person.clear(field(label));
  if (text) await person.type(field(label), text);
}

test('the form holds the profile, in three sections below the picture, with a choice of regions', async () => {
  await open();
  expect(screen.getByText('the picture')).toBeVisible();
  for (const name of ['Personal Information', 'Location', 'Profile Details'])
    expect(screen.getByRole('group', { name })).toBeVisible();
  const values = [
    'First name',
    'Last name',
    'Birthdate',
    'Address',
    'Postal code',
    'City',
    'Biography',
    'Skills',
  ];
  expect(values.map((label) => (field(label) as HTMLInputElement).value)).toEqual([
    'Léa',
    'Muster',
    '2001-04-12',
    'Rue du Lac 4',
    '1003',
    'Lausanne',
    'I like people.',
    'German',
  ]);
  expect(field('Region')).toHaveDisplayValue('Vaud');
  expect(screen.getByRole('option', { name: 'Choose your region' })).toBeInTheDocument();
});

test('after a change of the language the cantons are named in it, and what was typed stays', async () => {
  const page = await open();
  await rewrite(page, 'City', 'Carouge');
  await page.changeLanguage('it');
  const region = screen.getByLabelText<HTMLSelectElement>(/^Cantone/);
  expect([...region.options].map(({ text }) => text)).toEqual(expect.arrayContaining(['Vaud', 'Ginevra']));
  expect(screen.getByLabelText(/^Località/)).toHaveValue('Carouge');
});

test('what was changed is sent, and nothing else; then the dashboard opens', async () => {
  const page = await open();
  await rewrite(page, 'City', 'Nyon');
  await rewrite(page, 'Skills', 'German');
  await save(page);
  await screen.findByText('elsewhere: /dashboard');
  expect(listChanges()).toEqual([{ city: 'Nyon' }]);
  expect(page.toasts).toEqual(['success: Profile saved']);
  expect(page.questions).toEqual([]);
});

test('saving without a change sends nothing', async () => {
  const page = await open();
  await save(page);
  await screen.findByText('elsewhere: /dashboard');
  expect(listChanges()).toEqual([]);
});

test('a double click saves once', async () => {
  const page = await open();
  await rewrite(page, 'City', 'Nyon');
  await page.person.dblClick(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('elsewhere: /dashboard');
  expect(listChanges()).toHaveLength(1);
});

describe('when another tab has changed the profile', () => {
  test('its changes of other fields stay', async () => {
    const page = await open();
    api.on('get', PATH, { body: { ...SEEKER, biography: 'From the other tab.' } });
    await rewrite(page, 'City', 'Nyon');
    await save(page);
    await screen.findByText('elsewhere: /dashboard');
    expect(listChanges()).toEqual([{ city: 'Nyon' }]);
  });

  test('a field that both have changed is not overwritten before the person has seen it', async () => {
    const page = await open();
    api.on('get', PATH, { body: { ...SEEKER, city: 'Morges', biography: 'From the other tab.' } });
    await rewrite(page, 'City', 'Nyon');
    await save(page);
    const words = 'Meanwhile this was changed to “Morges” elsewhere. Save again to replace it.';
    expect(await screen.findByText(words)).toBeVisible();
    expect(field('City')).toHaveValue('Nyon');
    expect(field('City')).toHaveFocus();
    expect(listChanges()).toEqual([]);
    await save(page);
    await screen.findByText('elsewhere: /dashboard');
    expect(listChanges()).toEqual([{ city: 'Nyon' }]);
  });
});

test('Cancel leads to the dashboard, with a confirmation if input would be lost', async () => {
  const page = await open();
  await rewrite(page, 'City', 'Nyon');
  await page.person.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('elsewhere: /dashboard');
  expect(page.questions).toEqual(['Leave this page? What you have entered will be lost.']);
  expect(listChanges()).toEqual([]);
});

test('the server’s error for a field is shown at it', async () => {
  const page = await open();
  api.on('patch', PATH, { status: 400, body: { birthdate: ['Enter a date of birth in the past.'] } });
  await rewrite(page, 'Birthdate', '1901-01-01');
  await save(page);
  expect(await screen.findByText('Enter a date of birth in the past.')).toBeVisible();
  expect(field('Birthdate')).toBeInvalid();
});

test('what is required is not emptied', async () => {
  const page = await open();
  await rewrite(page, 'City', '');
  await page.person.selectOptions(field('Region'), '');
  await save(page);
  expect(screen.getByText('Enter your city.')).toBeVisible();
  expect(screen.getByText('Choose your region.')).toBeVisible();
  expect(listChanges()).toEqual([]);
});

test.each(['/edit-seeker/99', '/edit-seeker/none'])(
  '%s, which is not the signed-in user’s, is not found',
  async (url) => {
    serve();
    renderRemote(remote, url, { user: makeUser(), fragments });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  },
);

const isExpiry = ({ reply }: ApiFailure) => reply.status === 401;

test.each(API_FAILURES.filter((day) => !isExpiry(day)))(
  'a load failure while the API $name is logged and leads to the dashboard',
  async (day) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    api.failAll(day);
    const page = renderRemote(remote, '/edit-seeker/11', { user: makeUser(), fragments });
    await screen.findByText('elsewhere: /dashboard');
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ name: 'ApiError' }));
    expect(page.toasts).toEqual(['error: Your profile could not be loaded. Please try again.']);
  },
);

test.each(API_FAILURES.filter(isExpiry))(
  'while the API $name the page stays, for the shell to redirect to the login',
  async (day) => {
    api.failAll(day);
    const page = renderRemote(remote, '/edit-seeker/11', { user: makeUser(), fragments });
    await screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
    expect(page.address()).toBe('/edit-seeker/11');
  },
);

describe.each(API_FAILURES)('while the API $name', (day) => {
  test('nothing typed is lost', async () => {
    const page = await open();
    await rewrite(page, 'City', 'Nyon');
    api.failAll(day);
    await save(page);
    const words = 'Failed to save profile. Please try again.';
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(field('City')).toHaveValue('Nyon');
    serve();
    await save(page);
    await waitFor(() => expect(listChanges().at(-1)).toEqual({ city: 'Nyon' }));
  });
});
