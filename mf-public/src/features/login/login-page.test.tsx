import { screen, waitFor } from '@testing-library/react';
import { Job, User } from '@metier/sdk/contract';
import { API_FAILURES, makeJob, makeUser, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../remote';

const api = setupFakeApi();
const letIn = () => api.on('post', 'auth/login/', { body: makeUser() }, User);

async function signIn(url: string, options = {}) {
  const page = renderRemote(remote, url, options);
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
  api.on('get', 'jobs/:id/', { body: makeJob() }, Job);
  const { address } = await signIn('/login?redirect=%2Fjob%2F31%2Fapply%3Ffrom%3Dmail');
  expect(await screen.findByText('elsewhere: /job/31/apply')).toBeVisible();
  expect(address()).toBe('/job/31/apply?from=mail');
});

test.each(['/job/31/apply', '/job/31?from=mail'])('a login before %s names the job', async (target) => {
  api.on('get', 'jobs/:id/', { body: makeJob() }, Job);
  renderRemote(remote, `/login?redirect=${encodeURIComponent(target)}`);
  const job = await screen.findByRole('link', { name: 'Care assistant in home care' });
  expect(job).toHaveAttribute('href', '/job/31');
  expect(job.parentElement).toHaveTextContent(
    'To apply for Care assistant in home care at Alta Medica, sign in or sign up.',
  );
});

test('a login before a job that cannot be loaded looks as usual', async () => {
  api.on('get', 'jobs/:id/', { status: 404, body: { detail: 'Not found.' } });
  renderRemote(remote, '/login?redirect=%2Fjob%2F31');
  expect(await screen.findByText('Good to see you again.')).toBeVisible();
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

test('a signed-in user is redirected', async () => {
  renderRemote(remote, '/login?redirect=%2Fapplications', { user: makeUser() });
  expect(await screen.findByText('elsewhere: /applications')).toBeVisible();
});

test('a login shows at once that it is under way, and is sent once', async () => {
  api.on('post', 'auth/login/', () => new Promise(() => undefined));
  const { person } = await signIn('/login');
  const button = screen.getByRole('button', { name: 'Sign In' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await person.dblClick(button);
  expect(screen.getByText('Signing in…')).toBeInTheDocument();
  expect(api.calls).toHaveLength(1);
});

test.each([
  { name: 'knows no such login', reply: { status: 401, body: { detail: 'No.' } } },
  ...API_FAILURES,
])('a login while the API $name is refused in French, and keeps what was typed', async (day) => {
  api.failAll(day);
  await signIn('/login');
  const failure = await screen.findByText('Identifiants invalides ou serveur indisponible.');
  expect(screen.getByRole('alert')).toContainElement(failure);
  expect(failure).toHaveAttribute('lang', 'fr');
  expect(screen.getByLabelText(/^Username/)).toHaveValue('lea');
  expect(screen.getByLabelText(/^Password/)).toHaveValue('correct horse');
  expect(screen.getByLabelText(/^Password/)).toHaveFocus();
});

const WRONG = 'The username or the password is wrong.';
const UNREACHED = 'The server did not answer. Check your connection and try again.';
const BROKEN = 'Something went wrong on our side. Please try again in a moment.';

test.each([
  ['the password', { status: 401, body: { detail: 'No.' } }, WRONG],
  ['what was typed', { status: 400, body: { username: ['No.'] } }, WRONG],
  ['the connection', { isNetworkError: true } as const, UNREACHED],
  ['the server', { status: 503, body: { detail: 'Later.' } }, BROKEN],
])('a refused login says that %s is at fault', async (_part, reply, reason) => {
  api.on('post', 'auth/login/', reply);
  await signIn('/login');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(`Identifiants invalides ou serveur indisponible.${reason}`);
  for (const other of [WRONG, UNREACHED, BROKEN].filter((text) => text !== reason)) {
    expect(alert).not.toHaveTextContent(other);
  }
});

test('after too many attempts it says how long to wait', async () => {
  const reply = { status: 429, body: { detail: 'Later.' }, headers: { 'Retry-After': '840' } };
  api.on('post', 'auth/login/', reply);
  await signIn('/login');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Identifiants invalides ou serveur indisponible.');
  expect(alert).toHaveTextContent('Too many attempts. Please try again in 14 minutes.');
});

describe('an account with two-step login', () => {
  const needsCode = { status: 401, body: { code: ['Enter the code of your authenticator app.'] } };

  test('asks for a code after the password, and sends both again', async () => {
    api.on('post', 'auth/login/', needsCode);
    const { person } = await signIn('/login');
    const code = await screen.findByLabelText(/^Code/);
    expect(code).toHaveFocus();
    expect(screen.getByLabelText(/^Password/)).not.toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();

    const wrong = { status: 401, body: { code: ['This code is wrong or was used already.'] } };
    api.on('post', 'auth/login/', wrong);
    await person.type(code, '000000{Enter}');
    expect(await screen.findByText('This code is wrong or was used already.')).toBeVisible();
    letIn();
    await person.clear(screen.getByLabelText(/^Code/));
    await person.type(screen.getByLabelText(/^Code/), '123456{Enter}');
    expect(await screen.findByText('elsewhere: /dashboard')).toBeVisible();
    expect(api.calls.at(-1)?.body).toEqual({ username: 'lea', password: 'correct horse', code: '123456' });
  });

  test('keeps the code step when the language changes, without the error in the former one', async () => {
    api.on('post', 'auth/login/', needsCode);
    const { person, changeLanguage } = await signIn('/login');
    const wrong = { status: 401, body: { code: ['This code is wrong or was used already.'] } };
    api.on('post', 'auth/login/', wrong);
    await person.type(await screen.findByLabelText(/^Code/), '000000{Enter}');
    expect(await screen.findByText('This code is wrong or was used already.')).toBeVisible();
    await changeLanguage('it');
    expect(screen.queryByText('This code is wrong or was used already.')).toBeNull();
    letIn();
    const code = screen.getByLabelText(/^Codice/);
    await person.clear(code);
    await person.type(code, '123456{Enter}');
    expect(await screen.findByText('elsewhere: /dashboard')).toBeVisible();
    expect(api.calls.at(-1)?.body).toEqual({ username: 'lea', password: 'correct horse', code: '123456' });
  });

  test('keeps the code step when too many codes were wrong, and can be left', async () => {
    api.on('post', 'auth/login/', needsCode);
    const { person } = await signIn('/login');
    const reply = { status: 429, body: { detail: 'Later.' }, headers: { 'Retry-After': '840' } };
    await screen.findByLabelText(/^Code/);
    api.on('post', 'auth/login/', reply);
    await person.type(screen.getByLabelText(/^Code/), '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 14 minutes.');
    expect(screen.getByLabelText(/^Code/)).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Use another account' }));
    await waitFor(() => expect(screen.getByLabelText(/^Password/)).toBeVisible());
  });
});

test('a blocked account is led to the decision, without a word about the password', async () => {
  const body = { detail: 'This account is blocked.', path: '/decisions/7?token=abc' };
  api.on('post', 'auth/login/', { status: 403, body });
  await signIn('/login');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^This account is blocked\.Read and answer the decision$/);
  expect(screen.getByRole('link', { name: 'Read and answer the decision' })).toHaveAttribute(
    'href',
    '/decisions/7?token=abc',
  );
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
  api.on('get', 'jobs/:id/', { body: makeJob() }, Job);
  renderRemote(remote, '/login?redirect=%2Fjob%2F31');
  expect(await screen.findByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    '/register?redirect=%2Fjob%2F31',
  );
});

test('a forgotten password has a way out', async () => {
  const { person } = renderRemote(remote, '/login');
  await person.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
});

test('after a new password the session is checked with the server', async () => {
  api.on('get', 'auth/me/', { status: 503, body: { detail: 'Later.' } });
  renderRemote(remote, '/login?note=new-password', { user: makeUser() });
  expect(await screen.findByText('elsewhere: /dashboard')).toBeVisible();
  expect(api.calls.map(({ path }) => path)).toEqual(['/api/auth/me/']);
});
