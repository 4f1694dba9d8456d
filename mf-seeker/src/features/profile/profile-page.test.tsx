import { screen } from '@testing-library/react';
import { JobSeeker } from '@metier/shared/contract';
import { makeJobSeeker, makeUser, renderRemote, setupFakeApi } from '@metier/shared/testing';
import { remote } from '../../remote';

const api = setupFakeApi();

function openPage(seekers: unknown[], url = '/register-profile') {
  api.on('get', 'auth/jobseekers/', { body: seekers });
  api.on('get', 'auth/regions/', { body: [{ value: 'VD', label: 'Vaud' }] });
  api.on('get', 'auth/skills/', { body: [] });
  api.on('get', 'auth/applications/', { body: [] });
  return renderRemote(remote, url, { user: makeUser() });
}

async function saveProfile({ person }: ReturnType<typeof openPage>) {
  await screen.findByRole('form', { name: 'Profile' });
  for (const label of ['First name', 'Last name', 'Address', 'Postal code', 'City'])
    await person.type(screen.getByLabelText(new RegExp(`^${label}`)), 'x');
  await person.type(screen.getByLabelText(/^Birthdate/), '2001-04-12');
  await person.selectOptions(screen.getByLabelText(/^Region/), 'VD');
  await person.click(screen.getByRole('button', { name: 'Save Profile' }));
}

test('whoever has a profile already goes to the dashboard', async () => {
  const page = openPage([makeJobSeeker()]);
  await screen.findByRole('heading', { name: 'Léa Muster' });
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
  await screen.findByRole('heading', { name: 'Léa Muster' });
  expect(page.address()).toBe('/dashboard');
});

test('a profile that cannot be saved says so', async () => {
  const page = openPage([]);
  api.on('post', 'auth/jobseekers/', { status: 500, body: {} });
  await saveProfile(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save profile. Please try again.');
});
