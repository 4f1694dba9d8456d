import { fireEvent, screen } from '@testing-library/react';
import { JobSeeker } from '@metier/sdk/contract';
import { defineRemote } from '@metier/sdk/remote';
import { API_FAILURES, makeJobSeeker, makeUser, renderRemote, setupFakeApi } from '@metier/testing';
import { routes } from '../../routes';

const api = setupFakeApi();

/** Without the dashboard route, which is only a redirect target in these tests. */
const remote = defineRemote({
  name: 'mf-seeker',
  routes: routes.filter(({ path }) => path !== '/dashboard'),
});

function openPage(seekers: unknown[], url = '/register-profile') {
  api.on('get', 'auth/jobseekers/', { body: seekers });
  api.on('get', 'auth/regions/', { body: [{ value: 'VD', label: 'Vaud' }] });
  api.on('get', 'auth/skills/', { body: [] });
  api.on('get', 'auth/localities/', { body: [] });
  return renderRemote(remote, url, { user: makeUser() });
}

const valueOf = (label: string) => (label === 'Postal code' ? '1003' : 'x');

async function saveProfile({ person }: ReturnType<typeof openPage>) {
  await screen.findByRole('form', { name: 'Profile' });
  for (const label of ['First name', 'Last name', 'Address', 'Postal code', 'City'])
    await person.type(screen.getByLabelText(new RegExp(`^${label}`)), valueOf(label));
  await person.type(screen.getByLabelText(/^Birthdate/), '2001-04-12');
  await person.selectOptions(screen.getByLabelText(/^Region/), 'VD');
  await person.click(screen.getByRole('button', { name: 'Save Profile' }));
}

test('a candidate with a profile is redirected to the dashboard', async () => {
  const page = openPage([makeJobSeeker()]);
  await screen.findByText('elsewhere: /dashboard');
  expect(page.address()).toBe('/dashboard');
});

test('a saved profile leads to where its writer was going', async () => {
  const page = openPage([], '/register-profile?redirect=%2Fsomewhere%3Fa%3D1');
  api.on('post', 'auth/jobseekers/', { status: 201, body: makeJobSeeker() }, JobSeeker);
  await saveProfile(page);
  expect(await screen.findByText('elsewhere: /somewhere')).toBeVisible();
  expect(page.address()).toBe('/somewhere?a=1');
});

test('a redirect to another site leads to the dashboard', async () => {
  const page = openPage([], '/register-profile?redirect=%2F%2Fevil.example');
  api.on('post', 'auth/jobseekers/', () => {
    api.on('get', 'auth/jobseekers/', { body: [makeJobSeeker()] });
    return { status: 201, body: makeJobSeeker() };
  });
  await saveProfile(page);
  await screen.findByText('elsewhere: /dashboard');
  expect(page.address()).toBe('/dashboard');
});

test('a profile that cannot be saved says so', async () => {
  const page = openPage([]);
  api.on('post', 'auth/jobseekers/', { status: 500, body: {} });
  await saveProfile(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save profile. Please try again.');
});

test.each(API_FAILURES)('while the API $name nothing typed is lost', async (day) => {
  const page = openPage([]);
  await screen.findByRole('form', { name: 'Profile' });
  for (const label of ['First name', 'Last name', 'Address', 'Postal code', 'City'])
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value: valueOf(label) } });
  fireEvent.change(screen.getByLabelText(/^Birthdate/), { target: { value: '2001-04-12' } });
  await page.person.selectOptions(screen.getByLabelText(/^Region/), 'VD');
  api.failAll(day);
  await page.person.dblClick(screen.getByRole('button', { name: 'Save Profile' }));
  const text =
    day.reply.status === 401
      ? 'Vous devez être connecté·e pour créer un profil.'
      : 'Failed to save profile. Please try again.';
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText(/^City/)).toHaveValue('x');
  expect(api.calls.filter(({ method }) => method === 'post')).toHaveLength(1);
});

test.each(API_FAILURES)('while the API $name the page says so and can be tried again', async (day) => {
  const page = openPage([]);
  api.failAll(day);
  await screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
  expect(page.address()).toBe('/register-profile');
});
