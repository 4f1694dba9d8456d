import { screen, waitFor } from '@testing-library/react';
import { User } from '@metier/sdk/contract';
import { defineRemote, defineRoutes, Fragment } from '@metier/sdk/remote';
import { API_FAILURES, makeUser, renderRemote, setupFakeApi } from '@metier/testing';
import { Component as PictureFragment } from './picture-fragment';

const api = setupFakeApi();
const host = defineRemote({
  name: 'mf-host',
  routes: defineRoutes([
    {
      path: '/edit',
      access: 'login',
      page: async () => ({ Component: () => <Fragment name="picture-form" /> }),
    },
  ]),
});

const png = (name = 'me.png', size = 10) => new File([new Uint8Array(size)], name, { type: 'image/png' });

async function openForm(given: Partial<User> = {}) {
  const user = makeUser(given);
  const page = renderRemote(host, '/edit', { user, fragments: { 'picture-form': PictureFragment } });
  await screen.findByLabelText(/Profile picture|Company logo/);
  return page;
}

test('a picture is saved as soon as it is chosen, and shown', async () => {
  const changed = makeUser({ profile_picture: '/api/auth/pictures/new/' });
  api.on('put', 'auth/me/picture/', { body: changed }, User);
  api.on('get', 'auth/me/', { body: changed }, User);
  const { person, toasts } = await openForm();
  await person.upload(screen.getByLabelText('Profile picture'), png());
  await waitFor(() => expect(toasts).toEqual(['success: Picture updated']));
  expect(await screen.findByRole('button', { name: 'Remove' })).toBeVisible();
  const [{ body } = {}] = api.calls.filter(({ method }) => method === 'put');
  expect((body as FormData).get('profile_picture')).toMatchObject({ name: 'me.png' });
});

test('a company changes its logo', async () => {
  await openForm({ account_type: 'job_provider' });
  expect(screen.getByLabelText('Company logo')).toBeEnabled();
});

test('it can be taken away', async () => {
  api.on('delete', 'auth/me/picture/', { status: 204 });
  api.on('get', 'auth/me/', { body: makeUser() }, User);
  const { person, toasts } = await openForm({ profile_picture: '/api/auth/pictures/old/' });
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(toasts).toEqual(['success: Picture removed']));
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
});

test.each([
  ['me.txt', 10, 'Unsupported file format. Please use JPG, PNG or GIF.'],
  ['me.png', 5 * 1024 * 1024 + 1, 'Image is too large. Maximum 5MB.'],
  ['me.png', 0, 'The file is empty.'],
])('%s of %d bytes is refused before it is sent', async (name, size, message) => {
  const { person } = await openForm();
  await person.upload(screen.getByLabelText('Profile picture'), png(name, size));
  expect(screen.getByLabelText('Profile picture')).toHaveAccessibleDescription(new RegExp(message));
  expect(api.calls).toEqual([]);
});

test('the server’s error for the picture is shown at the field', async () => {
  const words = 'Unsupported file format. Please use JPG, PNG or GIF.';
  api.on('put', 'auth/me/picture/', { status: 400, body: { profile_picture: [words] } });
  const { person } = await openForm();
  await person.upload(screen.getByLabelText('Profile picture'), png());
  expect(await screen.findByText(words)).toBeVisible();
});

test.each(API_FAILURES)('it says that nothing was saved while the API $name', async (day) => {
  const { person, toasts } = await openForm();
  api.failAll(day);
  await person.upload(screen.getByLabelText('Profile picture'), png());
  await waitFor(() => expect(screen.getByLabelText('Profile picture')).toBeInvalid());
  expect(screen.getByLabelText('Profile picture')).toHaveAccessibleDescription(
    /could not be saved|log in|our side|in a moment/,
  );
  expect(toasts).toEqual([]);
});
