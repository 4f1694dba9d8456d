import { screen, waitFor } from '@testing-library/react';
import { User } from '@metier/shared/contract';
import { makeUser, renderRemote, setupFakeApi } from '@metier/shared/testing';
import { remote } from '../../remote';

const api = setupFakeApi();
const letIn = () => api.on('post', 'auth/login/', { body: makeUser() }, User);

async function signIn(url: string) {
  const page = renderRemote(remote, url);
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  await page.person.type(screen.getByLabelText(/^Username/), 'lea');
  await page.person.type(screen.getByLabelText(/^Password/), 'correct horse{Enter}');
  return page;
}

test('a login leads to the dashboard', async () => {
  letIn();
  await signIn('/login');
  expect(await screen.findByText('elsewhere: /dashboard')).toBeVisible();
  expect(api.calls[0]?.body).toEqual({ username: 'lea', password: 'correct horse' });
});

test('a login leads back to where the visitor wanted to go', async () => {
  letIn();
  const { address } = await signIn('/login?redirect=%2Fjob%2F31%2Fapply%3Ffrom%3Dmail');
  expect(await screen.findByText('elsewhere: /job/31/apply')).toBeVisible();
  expect(address()).toBe('/job/31/apply?from=mail');
});

test.each(['//evil.example', '/%5cevil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'a login never leads to %s',
  async (target) => {
    letIn();
    const { address } = await signIn(`/login?redirect=${encodeURIComponent(target)}`);
    await screen.findByText('elsewhere: /dashboard');
    expect(address()).toBe('/dashboard');
  },
);

test('whoever is signed in goes straight on', async () => {
  renderRemote(remote, '/login?redirect=%2Fapplications', { user: makeUser() });
  expect(await screen.findByText('elsewhere: /applications')).toBeVisible();
});

test.each([401, 500])(
  'a login refused with %s is told in French, and keeps what was typed',
  async (status) => {
    api.on('post', 'auth/login/', { status, body: { detail: 'No.' } });
    await signIn('/login');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Identifiants invalides ou serveur indisponible.');
    expect(alert).toHaveAttribute('lang', 'fr');
    expect(screen.getByLabelText(/^Username/)).toHaveValue('lea');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('correct horse');
    expect(screen.getByLabelText(/^Password/)).toHaveFocus();
  },
);

test('too many attempts are answered with what the server says', async () => {
  const detail = 'Too many attempts. Please try again in 15 minutes.';
  api.on('post', 'auth/login/', { status: 429, body: { detail } });
  await signIn('/login');
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
});

test('a second attempt may succeed', async () => {
  api.on('post', 'auth/login/', { status: 401, body: { detail: 'No.' } });
  const { person } = await signIn('/login');
  await screen.findByRole('alert');
  letIn();
  await person.keyboard('better horse{Enter}');
  await screen.findByText('elsewhere: /dashboard');
  await waitFor(() => expect(api.calls.at(-1)?.body).toEqual({ username: 'lea', password: 'better horse' }));
});

test('the password can be shown', async () => {
  const { person } = renderRemote(remote, '/login');
  const field = await screen.findByLabelText(/^Password/);
  expect(field).toHaveAttribute('type', 'password');
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
});

test('signing up keeps the way back', async () => {
  renderRemote(remote, '/login?redirect=%2Fjob%2F31');
  expect(await screen.findByRole('link', { name: 'Sign Up' })).toHaveAttribute(
    'href',
    '/register?redirect=%2Fjob%2F31',
  );
});
