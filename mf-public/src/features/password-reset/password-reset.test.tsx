import { screen } from '@testing-library/react';
import { Notice } from '@metier/sdk/contract';
import { API_FAILURES, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../remote';

const api = setupFakeApi();
const NOTICE = 'If there is an account with this email, a link to a new password is on its way.';

const sendLinks = () => api.on('post', 'auth/password-reset/', { body: { detail: NOTICE } }, Notice);
const email = () => screen.findByLabelText(/^Email/);
const password = () => screen.findByLabelText(/^New password/);

async function askForLink(options = {}) {
  const page = renderRemote(remote, '/forgot-password', options);
  await page.person.type(await email(), 'lea@example.ch{Enter}');
  return page;
}

async function choosePassword(options = {}) {
  const page = renderRemote(remote, '/reset-password?token=abc', options);
  await page.person.type(await password(), 'a new horse{Enter}');
  return page;
}

describe('a user who forgot the password', () => {
  test('requests a link and gets the server’s message, whatever the email', async () => {
    sendLinks();
    await askForLink();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible();
    expect(document.activeElement).toHaveTextContent(NOTICE);
    expect(screen.getByText('lea@example.ch')).toBeVisible();
    expect(api.calls.map(({ body }) => body)).toEqual([{ email: 'lea@example.ch' }]);
  });

  test('still reads where it was sent in another language', async () => {
    sendLinks();
    const { changeLanguage } = await askForLink();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    await changeLanguage('de');
    expect(screen.getByText('lea@example.ch')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Schauen Sie in Ihren Posteingang' })).toBeVisible();
  });

  test('may have it sent again, and gets an error when that fails', async () => {
    sendLinks();
    const { person } = await askForLink();
    await person.click(await screen.findByRole('button', { name: 'Send Again' }));
    expect(await screen.findByText('Sent again.')).toBeVisible();
    api.failAll({ reply: { isNetworkError: true } });
    await person.click(screen.getByRole('button', { name: 'Send Again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The link could not be sent.');
    expect(screen.getByText(NOTICE)).toBeVisible();
  });

  test('may correct the email', async () => {
    sendLinks();
    const { person } = await askForLink();
    await person.click(await screen.findByRole('link', { name: 'Use another email' }));
    expect(await email()).toHaveValue('');
  });

  test('gets the error of the email under its field', async () => {
    api.on('post', 'auth/password-reset/', { status: 400, body: { email: ['Enter a valid email.'] } });
    await askForLink();
    expect(await screen.findByText('Enter a valid email.')).toBeVisible();
    expect(await email()).toHaveAccessibleDescription('Enter a valid email.');
    expect(await email()).toHaveFocus();
  });

  test.each([
    ['', 'Enter your email address.'],
    ['lea@', 'Enter an email address such as name@example.ch.'],
  ])('finds the fault of the email “%s” under its field, and nothing is sent', async (typed, fault) => {
    const { person } = renderRemote(remote, '/forgot-password');
    await person.type(await email(), `${typed}{Enter}`);
    expect(await email()).toHaveAccessibleDescription(fault);
    expect(await email()).toHaveFocus();
    expect((await email()).closest('form')).toHaveProperty('noValidate', true);
    await person.type(await email(), 'x');
    expect(screen.queryByText(fault)).not.toBeInTheDocument();
    expect(api.calls).toHaveLength(0);
  });

  test('gets the waiting time after too many attempts', async () => {
    const reply = { status: 429, body: { detail: 'Later.' }, headers: { 'Retry-After': '840' } };
    api.on('post', 'auth/password-reset/', reply);
    await askForLink();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many attempts. Please try again in 14 minutes.',
    );
  });

  test.each(API_FAILURES)('keeps the email and may try again while the API $name', async (day) => {
    api.failAll(day);
    await askForLink();
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(await email()).toHaveValue('lea@example.ch');
    expect(screen.getByRole('button', { name: 'Send Link' })).toBeEnabled();
  });
});

describe('a user who follows the link', () => {
  test('chooses a password with the token of the link, and signs in with it', async () => {
    api.on('post', 'auth/password-reset/confirm/', { status: 204 });
    const { address } = await choosePassword();
    expect(await screen.findByText('Your password has been changed. Log in with the new one.')).toBeVisible();
    expect(address()).toBe('/login?note=new-password');
    expect(api.calls.map(({ body }) => body)).toEqual([{ token: 'abc', password: 'a new horse' }]);
  });

  test('sees how strong the password is, and the password itself', async () => {
    const { person } = renderRemote(remote, '/reset-password?token=abc');
    await person.type(await password(), 'abcdeF1');
    expect(await password()).toHaveAccessibleDescription('Password strength: Good');
    await person.click(screen.getByRole('button', { name: 'Show password' }));
    expect(await password()).toHaveAttribute('type', 'text');
  });

  test('has to enter a password', async () => {
    const { person } = renderRemote(remote, '/reset-password?token=abc');
    await person.type(await password(), '{Enter}');
    expect(await password()).toHaveAccessibleDescription(/^Enter your new password\./);
    expect(await password()).toHaveFocus();
    expect(api.calls).toHaveLength(0);
  });

  test('gets the reason for a refused password under its field', async () => {
    api.on('post', 'auth/password-reset/confirm/', {
      status: 400,
      body: { password: ['This password is too common.'] },
    });
    await choosePassword();
    expect(await screen.findByText('This password is too common.')).toBeVisible();
    expect(await password()).toHaveFocus();
    expect(await password()).toHaveValue('a new horse');
  });

  test.each(API_FAILURES)('keeps the password and may try again while the API $name', async (day) => {
    api.failAll(day);
    await choosePassword();
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(await password()).toHaveValue('a new horse');
    expect(screen.getByRole('button', { name: 'Save Password' })).toBeEnabled();
  });

  test('is offered a new link when the old one has expired', async () => {
    api.on('post', 'auth/password-reset/confirm/', { status: 400, body: { token: ['Over.'] } });
    await choosePassword();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This link is no longer valid/);
    expect(await email()).toBeVisible();
  });

  test('is led to a new link when the address holds none', async () => {
    renderRemote(remote, '/reset-password');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This link is no longer valid/);
  });
});
