import { screen, waitFor, within } from '@testing-library/react';
import { Account, AccountSession, Passkey, RecoveryCodes, TwoStepSetup } from '@metier/sdk/contract';
import { makeAccount, makeUser, renderRemote, setupFakeApi } from '@metier/testing';
import { Type } from 'typebox';
import { remote } from '../../../remote';

const api = setupFakeApi();
const on = { since: '2026-11-20T09:00:00Z', recovery_codes_left: 7, is_required: false };
const setup = {
  secret: 'GEZDGNBVGY3TQOJQ',
  address: 'otpauth://totp/Metier:lea',
  qr: { size: 2, path: 'M0 0h1v1h-1z' },
};
const codes = { recovery_codes: ['abcd-efgh-2345-6789', 'wxyz-wxyz-wxyz-wxyz'] };

function fakeAccount(twoStep?: Account['two_step']) {
  const account = makeAccount(twoStep && { two_step: twoStep });
  api.on('get', 'auth/account/', { body: account }, Account);
  api.on('get', 'auth/sessions/', { body: [] }, Type.Array(AccountSession));
  api.on('get', 'auth/passkeys/', { body: [] }, Type.Array(Passkey));
}

async function openSection() {
  const page = renderRemote(remote, '/account', { user: makeUser() });
  return { ...page, section: within(await screen.findByRole('region', { name: 'Two-step login' })) };
}

test('is set up with a password, a scanned code and its recovery codes', async () => {
  fakeAccount();
  api.on('post', 'auth/two-step/', { body: setup }, TwoStepSetup);
  const { person, section } = await openSection();
  await person.click(section.getByRole('button', { name: 'Set up' }));
  await person.type(screen.getByLabelText(/^Current password/), 'correct horse{Enter}');
  const scan = within(await screen.findByRole('dialog', { name: 'Scan this code with your app' }));
  expect(scan.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(scan.getByText(setup.secret)).toBeVisible();
  expect(scan.getByRole('link')).toHaveAttribute('href', setup.address);

  api.on('post', 'auth/two-step/confirm/', { status: 400, body: { code: ['This code is wrong.'] } });
  await person.type(scan.getByLabelText(/^Code from the app/), '000000{Enter}');
  expect(await scan.findByText('This code is wrong.')).toBeVisible();
  api.on('post', 'auth/two-step/confirm/', { body: codes }, RecoveryCodes);
  fakeAccount(on);
  await person.click(scan.getByRole('button', { name: 'Turn On' }));
  const kept = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
  expect(kept.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes.recovery_codes);
  await person.click(kept.getByRole('button', { name: 'I have saved them' }));
  expect(await section.findByText(/^Since 20\/11\/2026/)).toBeVisible();
  expect(section.getByText('7 recovery codes are left.')).toBeVisible();
});

test('says where it is required', async () => {
  fakeAccount({ since: null, recovery_codes_left: 0, is_required: true });
  const { section } = await openSection();
  expect(section.getByText(/^Your account works only with a second step/)).toBeVisible();
});

test('is turned off with the password and a code', async () => {
  fakeAccount(on);
  const { person, section, toasts } = await openSection();
  await person.click(section.getByRole('button', { name: 'Turn off' }));
  await person.type(screen.getByLabelText(/^Current password/), 'correct horse{Enter}');
  expect(await screen.findByText('Enter a code of your app, or a recovery code.')).toBeVisible();
  api.on('post', 'auth/two-step/end/', { status: 400, body: { code: ['This code is wrong.'] } });
  await person.type(screen.getByLabelText(/^Code/), '000000{Enter}');
  expect(await screen.findByText('This code is wrong.')).toBeVisible();
  api.on('post', 'auth/two-step/end/', { status: 204 });
  fakeAccount();
  await person.clear(screen.getByLabelText(/^Code/));
  await person.type(screen.getByLabelText(/^Code/), ' 123456 {Enter}');
  expect(await section.findByRole('button', { name: 'Set up' })).toBeVisible();
  expect(toasts).toEqual(['success: Two-step login is off.']);
});

test('gets new recovery codes, and cannot be turned off where it is required', async () => {
  fakeAccount({ ...on, is_required: true });
  api.on('post', 'auth/two-step/recovery-codes/', { body: codes }, RecoveryCodes);
  const { person, section } = await openSection();
  expect(section.queryByRole('button', { name: 'Turn off' })).toBeNull();
  expect(section.getByRole('button', { name: 'Use another app' })).toBeVisible();
  await person.click(section.getByRole('button', { name: 'New recovery codes' }));
  await person.type(screen.getByLabelText(/^Code/), '123456');
  await person.type(screen.getByLabelText(/^Current password/), 'correct horse{Enter}');
  expect(await screen.findByText('abcd-efgh-2345-6789')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
});
