import { screen, within } from '@testing-library/react';
import { API_FAILURES, makeUser, renderRemote, setupFakeApi } from '@metier/testing';
import type { AccountData } from '@metier/sdk/contract';
import { remote } from '../../remote';

const api = setupFakeApi();
const user = makeUser();
const data: AccountData = { deletion_at: null, deletion_days: 14, export_days: 7, exports: [] };
const ready = {
  id: 3,
  state: 'ready',
  requested_at: '2026-11-20T08:00:00Z',
  expires_at: '2026-11-27T08:00:00Z',
  size: 2_097_152,
  file: '/api/auth/me/data/exports/3/',
} as const;

/** Serves the data, which the calls of the page change. */
function serve(first: AccountData) {
  let current = first;
  api.on('get', 'auth/me/data/', () => ({ body: current }));
  return (next: AccountData) => {
    current = next;
  };
}

const open = () => renderRemote(remote, '/account/data', { user });

test('an export is requested, and downloaded once it is ready', async () => {
  const change = serve(data);
  const running = { ...ready, state: 'running', expires_at: null, size: null, file: null } as const;
  api.on('post', 'auth/me/data/exports/', () => {
    change({ ...data, exports: [running] });
    return { status: 201, body: running };
  });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Collect my data' }));
  expect(await screen.findByText(/We are collecting your data\. You can leave/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Collect my data' })).toBeNull();
  change({ ...data, exports: [ready] });
  await person.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('link', { name: 'Download' })).toHaveAttribute('href', ready.file);
  expect(screen.getByRole('list', { name: 'Your exports' })).toHaveTextContent('until 27/11/2026');
});

async function openDialog() {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  const confirm = () => person.click(dialog.getByRole('button', { name: 'Delete my account' }));
  return { person, dialog, confirm };
}

test('a missing or wrong password is named in the dialog, and deletes nothing', async () => {
  serve(data);
  const body = { password: ['This is not your current password.'] };
  api.on('post', 'auth/me/data/deletion/', { status: 400, body });
  const { person, dialog, confirm } = await openDialog();
  await confirm();
  expect(await dialog.findByText('Enter your password.')).toBeVisible();
  await person.type(dialog.getByLabelText('Your password'), 'secret');
  await confirm();
  expect(await dialog.findByText('This is not your current password.')).toBeVisible();
});

test('the account is deleted with the password, and kept', async () => {
  const change = serve(data);
  api.on('post', 'auth/me/data/deletion/', () => {
    change({ ...data, deletion_at: '2026-12-10T08:00:00Z' });
    return { body: data };
  });
  api.on('delete', 'auth/me/data/deletion/', () => {
    change(data);
    return { status: 204 };
  });
  api.on('get', 'auth/me/', { body: user });
  const { person, dialog, confirm } = await openDialog();
  await person.type(dialog.getByLabelText('Your password'), 'secret');
  await confirm();
  expect(await screen.findByText(/gone with all of its data on 10\/12\/2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test.each(API_FAILURES)('the page can be tried again while the API $name', async ({ reply }) => {
  api.on('get', 'auth/me/data/', reply);
  const { person } = renderRemote(remote, '/account/data', { user });
  expect(await screen.findByRole('heading', { name: 'Your data cannot be shown' })).toBeVisible();
  serve(data);
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: 'Collect my data' })).toBeVisible();
});
