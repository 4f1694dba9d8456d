import { act, screen, waitFor } from '@testing-library/react';
import { JobSeeker, Skill } from '@metier/sdk/contract';
import { makeJobSeeker, setupFakeApi } from '@metier/testing';
import { fillIn, listChanges, onBack, onDone, openForm, submit, VALUES } from './testing/open-profile-form';

const api = setupFakeApi();

beforeEach(() => {
  onDone.mockReset();
  onBack.mockReset();
});

test('the form has its three sections, and the regions the server lists, named in the language of the page', async () => {
  openForm(api);
  for (const name of ['Personal Information', 'Location', 'Profile Details'])
    expect(await screen.findByRole('group', { name })).toBeVisible();
  const region = screen.getByLabelText<HTMLSelectElement>(/^Region/);
  expect([...region.options].map(({ text }) => text)).toEqual([
    'Choose your region',
    'Vaud',
    'Bern / Berne',
    'Abroad',
  ]);
  expect(region).toHaveValue('');
});

test('a profile is saved as typed, and the registration continues', async () => {
  const page = openForm(api);
  await fillIn(page);
  await page.person.type(screen.getByLabelText(/^Biography/), 'I like people.');
  await submit(page);
  expect(listChanges(api).map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/auth/jobseekers/',
      {
        firstname: 'Léa',
        lastname: 'Muster',
        birthdate: '2001-04-12',
        address: 'Rue du Lac 4',
        city: 'Lausanne',
        postal_code: '1003',
        region: 'VD',
        biography: 'I like people.',
        experience: '',
        skill: [],
        user: 1,
      },
    ],
  ]);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('skills that exist are reused, and each new one is created by one call', async () => {
  const page = openForm(api);
  let id = 100;
  api.on(
    'post',
    'auth/skills/',
    ({ body }) => ({ status: 201, body: { ...(body as Skill), id: id++ } }),
    Skill,
  );
  await fillIn(page);
  await page.person.type(screen.getByLabelText(/^Skills/), ' german, Bookkeeping,, First aid , bookkeeping');
  await submit(page);
  const [first, second, profile] = listChanges(api).map(({ body }) => body);
  expect([first, second]).toEqual([{ name: 'Bookkeeping' }, { name: 'First aid' }]);
  expect(profile).toMatchObject({ skill: [5, 100, 101] });
});

test('missing required fields are reported at their field without a request', async () => {
  const page = openForm(api);
  await screen.findByRole('form');
  await submit(page);
  for (const text of [
    'Enter your first name.',
    'Enter your last name.',
    'Enter your birthdate.',
    'Enter your street and number.',
    'Enter your postal code.',
    'Enter your city.',
    'Choose your region.',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByLabelText(/^First name/)).toHaveFocus();
  expect(listChanges(api)).toHaveLength(0);
});

test('a birthdate cannot be in the future', async () => {
  const page = openForm(api);
  await fillIn(page);
  await page.person.clear(screen.getByLabelText(/^Birthdate/));
  await page.person.type(screen.getByLabelText(/^Birthdate/), '2199-01-01');
  await submit(page);
  expect(screen.getByText('Your birthdate cannot be in the future.')).toBeVisible();
  expect(listChanges(api)).toHaveLength(0);
});

test('a postal code has to be one that can exist', async () => {
  const page = openForm(api);
  await fillIn(page);
  await page.person.clear(screen.getByLabelText(/^Postal code/));
  await page.person.type(screen.getByLabelText(/^Postal code/), '9999');
  await submit(page);
  expect(screen.getByText(/^There is no such postal code\. Enter one such as 3012\./)).toBeVisible();
  expect(listChanges(api)).toHaveLength(0);
});

test('abroad any postal code is right', async () => {
  const page = openForm(api);
  await fillIn(page);
  await page.person.selectOptions(screen.getByLabelText(/^Region/), 'Abroad');
  await page.person.type(screen.getByLabelText(/^Postal code/), ' SW1A');
  await submit(page);
  expect(listChanges(api)[0]?.body).toMatchObject({ postal_code: '1003 SW1A', region: 'ZZ' });
});

test('a canton that does not fit the postal code is a warning, and the profile can be saved', async () => {
  const page = openForm(api);
  await fillIn(page);
  expect(screen.queryByText(/^1003 is in/)).not.toBeInTheDocument();
  await page.person.selectOptions(screen.getByLabelText(/^Region/), 'BE');
  const warning = await screen.findByText(
    '1003 is in Vaud, not in Bern / Berne. Please check; you can save it as it is.',
  );
  expect(warning).toBeVisible();
  await page.person.selectOptions(screen.getByLabelText(/^Region/), 'VD');
  await waitFor(() => expect(screen.queryByText(/^1003 is in/)).not.toBeInTheDocument());
  await page.person.selectOptions(screen.getByLabelText(/^Region/), 'BE');
  await submit(page);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('fields the server refuses say so beside them until they are changed, and nothing typed is lost', async () => {
  const page = openForm(api);
  api.on('post', 'auth/jobseekers/', { status: 400, body: { postal_code: ['Not a Swiss postal code.'] } });
  await fillIn(page);
  await submit(page);
  const field = screen.getByLabelText(/^Postal code/);
  expect(await screen.findByText('Not a Swiss postal code.')).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('1003');
  expect(onDone).not.toHaveBeenCalled();
  await page.person.type(field, '1');
  expect(screen.queryByText('Not a Swiss postal code.')).not.toBeInTheDocument();
});

test('a skill refused by the server is reported at the skills field', async () => {
  const page = openForm(api);
  api.on('post', 'auth/skills/', { status: 400, body: { name: ['This name is too long.'] } });
  await fillIn(page);
  await page.person.type(screen.getByLabelText(/^Skills/), 'x');
  await submit(page);
  expect(await screen.findByText('This name is too long.')).toBeVisible();
  expect(screen.getByLabelText(/^Skills/)).toBeInvalid();
});

test.each([
  ['the server fails', { status: 500, body: {} }],
  ['the server refuses what the form does not show', { status: 400, body: { user: ['Unknown.'] } }],
])('when %s, the registration’s French message is shown and the form can be sent again', async (_, reply) => {
  const page = openForm(api);
  api.on('post', 'auth/jobseekers/', reply);
  await fillIn(page);
  await submit(page);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent("Erreur lors de l'enregistrement du profil.");
  expect(alert).toHaveAttribute('lang', 'fr');
  expect(screen.getByLabelText(/^City/)).toHaveValue('Lausanne');

  api.on('post', 'auth/jobseekers/', { status: 201, body: makeJobSeeker() }, JobSeeker);
  await submit(page);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a profile that exists already counts as done', async () => {
  const page = openForm(api);
  api.on('post', 'auth/jobseekers/', { status: 409, body: { detail: 'You have a profile already.' } });
  await fillIn(page);
  await submit(page);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a double click saves once', async () => {
  const page = openForm(api);
  await fillIn(page);
  await page.person.dblClick(screen.getByRole('button', { name: 'Complete Registration' }));
  expect(listChanges(api)).toHaveLength(1);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('without a signed-in user nothing is sent, and the form says why', async () => {
  const page = openForm(api, null);
  await fillIn(page);
  await submit(page);
  const text = await screen.findByText('Vous devez être connecté·e pour créer un profil.');
  expect(text).toHaveAttribute('lang', 'fr');
  expect(listChanges(api)).toHaveLength(0);
});

test.each([
  { status: 401, body: { detail: 'Please log in.' } },
  { status: 403, body: { detail: 'The CSRF token is missing or wrong.' } },
])(
  'when the session has ended ($status) the form says so, keeps everything, and saves after a new login',
  async (reply) => {
    const page = openForm(api);
    api.on('post', 'auth/jobseekers/', reply);
    await fillIn(page);
    await submit(page);
    const text = await screen.findByText('Vous devez être connecté·e pour créer un profil.');
    expect(text).toHaveAttribute('lang', 'fr');
    expect(screen.getByRole('link', { name: /^Log in/ })).toHaveAttribute('target', '_blank');
    for (const [label, value] of Object.entries(VALUES))
      expect(screen.getByLabelText(new RegExp(`^${label}`))).toHaveValue(value);
    expect(onDone).not.toHaveBeenCalled();

    api.on('post', 'auth/jobseekers/', { status: 201, body: makeJobSeeker() }, JobSeeker);
    await submit(page);
    expect(onDone).toHaveBeenCalledTimes(1);
  },
);

test('the way back is the registration’s', async () => {
  const page = openForm(api);
  await page.person.click(await screen.findByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('when the choices cannot be loaded the form can be tried again', async () => {
  openForm(api);
  api.on('get', 'auth/regions/', { status: 503, body: { detail: 'Back in a minute.' } });
  expect(await screen.findByRole('heading', { name: 'The form could not be loaded' })).toBeVisible();
  expect(screen.getByText('Back in a minute.')).toBeVisible();
  api.on('get', 'auth/regions/', { body: [] });
  // The form suspends while reloading, which user-event's click does not await.
  await act(async () => screen.getByRole('button', { name: 'Try Again' }).click());
  expect(await screen.findByRole('form', { name: 'Profile' })).toBeVisible();
});

test.each([
  ['Birthdate', 'Your own dashboard shows your age. No employer sees it.'],
  ['Address', 'Street and number, for your own profile. No employer sees them.'],
  ['Postal code', 'No employer sees it.'],
  ['City', 'So that employers you apply to can judge your commute.'],
  ['Region', 'The canton. Employers you apply to see it with your city.'],
])('%s says why it is asked or who sees it', async (label, hint) => {
  openForm(api);
  await screen.findByRole('form', { name: 'Profile' });
  expect(screen.getByLabelText(new RegExp(`^${label}`))).toHaveAccessibleDescription(hint);
});
