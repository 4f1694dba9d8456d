import { screen, waitFor } from '@testing-library/react';
import { makeUser, setupFakeApi } from '@metier/testing';
import { Notice } from '@metier/sdk/contract';
import { openShell } from '../testing/open-shell';

const api = setupFakeApi();
const unconfirmed = makeUser({ email_confirmed: false });
afterEach(() => sessionStorage.clear());

test('a person with an unconfirmed address is reminded, and can have the link sent again', async () => {
  api.on('post', 'auth/email-confirmation/', { body: { detail: 'We have sent a link.' } }, Notice);
  const { person } = await openShell(api, '/', { user: unconfirmed });
  const reminder = await screen.findByRole('region', { name: 'Email confirmation' });
  expect(reminder).toHaveTextContent('Please confirm lea.muster@example.ch');
  await person.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('We have sent a link.')).toBeVisible();
});

test('an address confirmed elsewhere ends the reminder at the next click', async () => {
  const detail = 'Your address is confirmed already.';
  api.on('post', 'auth/email-confirmation/', { status: 409, body: { detail } });
  api.on('get', 'auth/me/', { body: makeUser() });
  const { person } = await openShell(api, '/', { user: unconfirmed });
  await person.click(await screen.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Email confirmation' })).toBeNull());
});

test('a dismissed reminder stays away', async () => {
  const { person, shell } = await openShell(api, '/', { user: unconfirmed });
  await person.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region', { name: 'Email confirmation' })).toBeNull();
  expect(sessionStorage.getItem('metier-email-reminder')).toBe(unconfirmed.email);
  expect(shell.session.getUser()).toEqual(unconfirmed);
});
