import { screen, waitFor, within } from '@testing-library/react';
import { Account, AccountSession, Passkey, ConfirmedEmail, Notice } from '@metier/sdk/contract';
import {
  API_FAILURES,
  makeAccount,
  makeAccountSession,
  makeUser,
  renderRemote,
  setupFakeApi,
} from '@metier/testing';
import { Type } from 'typebox';
import { remote } from '../../remote';

const api = setupFakeApi();
const user = makeUser();
const lost = makeAccountSession({ id: 72, browser: '', network: '', is_current: false });

function fakeAccount(account = makeAccount(), sessions = [makeAccountSession(), lost]) {
  api.on('get', 'auth/account/', { body: account }, Account);
  api.on('get', 'auth/sessions/', { body: sessions }, Type.Array(AccountSession));
  api.on('get', 'auth/passkeys/', { body: [] }, Type.Array(Passkey));
}

async function openAccount() {
  const page = renderRemote(remote, '/account', { user });
  await screen.findByRole('heading', { level: 1, name: 'Your account' });
  return page;
}

const sent = () => api.calls.filter(({ method }) => method !== 'get').map(({ path, body }) => [path, body]);
const inDialog = (name: string) => within(screen.getByRole('dialog', { name }));

test('the address changes by a link, after the present password', async () => {
  fakeAccount();
  const { person, toasts } = await openAccount();
  await person.click(screen.getByRole('button', { name: 'Change email' }));
  const dialog = inDialog('Change your email address');
  await person.click(dialog.getByRole('button', { name: 'Send Link' }));
  expect(dialog.getByText('Enter the new address.')).toBeVisible();
  expect(dialog.getByText('Enter your current password.')).toBeVisible();
  await person.type(dialog.getByLabelText(/^New email/), 'new@example.ch');
  await person.type(dialog.getByLabelText(/^Current password/), 'wrong');
  const refusal = { current_password: ['This is not your current password.'] };
  api.on('put', 'auth/account/email/', { status: 400, body: refusal });
  await person.click(dialog.getByRole('button', { name: 'Send Link' }));
  expect(await dialog.findByText('This is not your current password.')).toBeVisible();

  api.on('put', 'auth/account/email/', { body: { detail: 'We have sent a link.' } }, Notice);
  fakeAccount(makeAccount({ requested_email: 'new@example.ch' }));
  await person.click(dialog.getByRole('button', { name: 'Send Link' }));
  expect(await screen.findByText(/^new@example.ch replaces it once you open the link/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toasts).toEqual(['success: We have sent a link.']);
  expect(sent().at(-1)).toEqual([
    '/api/auth/account/email/',
    { email: 'new@example.ch', current_password: 'wrong' },
  ]);
});

test('the language of pages and mails changes at once', async () => {
  fakeAccount();
  const { person, toasts } = await openAccount();
  await person.selectOptions(screen.getByLabelText('Language of pages and mails'), 'Italiano');
  expect(await screen.findByRole('heading', { level: 1, name: 'Il Suo account' })).toBeVisible();
  expect(screen.getByLabelText('Lingua delle pagine e delle e-mail')).toHaveValue('it');
  expect(toasts).toEqual(['success: D’ora in poi le pagine e le e-mail sono in italiano.']);
});

test('the present address can be kept', async () => {
  fakeAccount(makeAccount({ requested_email: 'new@example.ch' }));
  api.on('delete', 'auth/account/email/', { status: 204 });
  const { person } = await openAccount();
  const keep = screen.getByRole('button', { name: 'Keep the current address' });
  fakeAccount();
  await person.click(keep);
  await waitFor(() => expect(screen.queryByText(/new@example.ch/)).toBeNull());
});

test('an unconfirmed address is mailed its link again', async () => {
  fakeAccount(makeAccount({ email_confirmed: false }));
  api.on('post', 'auth/email-confirmation/', { body: { detail: 'Sent to you.' } }, Notice);
  const { person, toasts } = await openAccount();
  expect(screen.getByText('Not confirmed')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(toasts).toEqual(['success: Sent to you.']));
});

test('the password changes, and too many attempts say how long to wait', async () => {
  fakeAccount();
  const wait = { status: 429, body: { detail: 'Later.' }, headers: { 'Retry-After': '840' } };
  api.on('put', 'auth/account/password/', wait);
  const { person, toasts } = await openAccount();
  await person.click(screen.getByRole('button', { name: 'Change password' }));
  const dialog = inDialog('Change your password');
  await person.type(dialog.getByLabelText(/^New password/), 'another good one');
  await person.type(dialog.getByLabelText(/^Current password/), 'correct horse{Enter}');
  expect(await dialog.findByText('Too many attempts. Please try again in 14 minutes.')).toBeVisible();
  api.on('put', 'auth/account/password/', { status: 204 });
  await person.click(dialog.getByRole('button', { name: 'Save Password' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toasts).toEqual(['success: Your password has been changed. All other devices are signed out.']);
});

test('with two-step login, the password changes with a code', async () => {
  const twoStep = { since: '2026-11-20T09:00:00Z', recovery_codes_left: 7, is_required: false };
  fakeAccount(makeAccount({ two_step: twoStep }));
  api.on('put', 'auth/account/password/', { status: 400, body: { code: ['This code is wrong.'] } });
  const { person, toasts } = await openAccount();
  await person.click(screen.getByRole('button', { name: 'Change password' }));
  const dialog = inDialog('Change your password');
  await person.type(dialog.getByLabelText(/^New password/), 'another good one');
  await person.type(dialog.getByLabelText(/^Code/), '000000');
  await person.type(dialog.getByLabelText(/^Current password/), 'correct horse{Enter}');
  expect(await dialog.findByText('This code is wrong.')).toBeVisible();
  api.on('put', 'auth/account/password/', { status: 204 });
  await person.clear(dialog.getByLabelText(/^Code/));
  await person.type(dialog.getByLabelText(/^Code/), '123456{Enter}');
  await waitFor(() => expect(toasts).toHaveLength(1));
});

test('devices are listed with place and time, and signed out one by one or all', async () => {
  fakeAccount();
  api.on('delete', 'auth/sessions/:id/', { status: 204 });
  api.on('delete', 'auth/sessions/', { status: 204 });
  const { person } = await openAccount();
  const list = within(await screen.findByRole('list', { name: 'Signed-in devices' }));
  const [own, other] = list.getAllByRole('listitem');
  expect(own).toHaveTextContent('Firefox on Linux This device');
  expect(own).toHaveTextContent('Last used on Thursday, 26 November 2026, 14:30Network 192.0.2.x');
  expect(other).toHaveTextContent('Unknown browser');
  expect(other).not.toHaveTextContent('Network');
  await person.click(list.getByRole('button', { name: /^Log out ?: Unknown browser$/ }));
  await waitFor(() => expect(sent()).toEqual([['/api/auth/sessions/72/', '']]));
  fakeAccount(makeAccount(), [makeAccountSession()]);
  await person.click(screen.getByRole('button', { name: 'Log out all others' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Log out all others' })).toBeNull());
});

test('devices that cannot be loaded leave the rest of the page', async () => {
  api.on('get', 'auth/account/', { body: makeAccount() }, Account);
  api.on('get', 'auth/passkeys/', { body: [] }, Type.Array(Passkey));
  api.on('get', 'auth/sessions/', { status: 500, body: {} });
  const { person } = await openAccount();
  expect(await screen.findByText('Your devices could not be loaded')).toBeVisible();
  fakeAccount();
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('list', { name: 'Signed-in devices' })).toBeVisible();
});

test.each(API_FAILURES)('the page can be loaded again while the API $name', async ({ reply }) => {
  api.failAll({ reply });
  const { person } = renderRemote(remote, '/account', { user });
  const title = 'Your account could not be loaded';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  fakeAccount();
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Email' })).toBeVisible();
});

describe('the link that confirms an address', () => {
  const open = async () => {
    const page = renderRemote(remote, '/account/confirm-email?token=abc');
    await page.person.click(await screen.findByRole('button', { name: 'Confirm Address' }));
    return page;
  };

  test('names the address and the account', async () => {
    const confirmed = { username: 'mia', email: 'mia@example.ch' };
    api.on('post', 'auth/email-confirmation/confirm/', { body: confirmed }, ConfirmedEmail);
    await open();
    expect(
      await screen.findByText('mia@example.ch is now the confirmed address of the account mia.'),
    ).toBeVisible();
    expect(sent()).toEqual([['/api/auth/email-confirmation/confirm/', { token: 'abc' }]]);
  });

  test('says when it is over, and where to have another', async () => {
    const body = { token: ['This link is no longer valid.'] };
    api.on('post', 'auth/email-confirmation/confirm/', { status: 400, body });
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Your Account' })).toHaveAttribute('href', '/account');
  });

  test('can be tried again when the server does not answer', async () => {
    api.on('post', 'auth/email-confirmation/confirm/', { isNetworkError: true });
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer.');
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  test('is incomplete without its token', async () => {
    renderRemote(remote, '/account/confirm-email');
    expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  });
});
