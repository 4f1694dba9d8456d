import { screen, waitFor } from '@testing-library/react';
import { JobProvider, JobSeeker } from '@metier/sdk/contract';
import {
  API_FAILURES,
  makeJobProvider,
  makeJobSeeker,
  makeUser,
  renderRemote,
  setupFakeApi,
} from '@metier/testing';
import { Type } from 'typebox';
import { remote } from '../../remote';
import {
  acceptAccounts,
  accountsCorrected,
  accountsMade,
  createAccount,
  field,
  fill,
  makePicture,
  openRegister,
  press,
  findProfileStep,
} from './testing/open-register';

const api = setupFakeApi();

test('back from the profile everything is as it was, and no second account is made', async () => {
  acceptAccounts(api);
  const page = openRegister();
  await fill(page);
  await page.person.upload(field(/^Profile picture/), makePicture());
  await press(page, 'Create Account');
  await page.person.type(await findProfileStep(), 'half a profile');
  await press(page, 'Back');
  expect(screen.getByRole('heading', { name: 'Your account' })).toHaveFocus();
  expect(screen.getByText(/^Your account has been created\./)).toBeVisible();
  expect(field(/^Username/)).toHaveValue('lea');
  expect(field(/^Password/)).toHaveValue('Correct horse 1');
  expect(screen.getByRole('button', { name: 'Remove me.png' })).toBeVisible();
  await press(page, 'Continue');
  expect(await screen.findByRole('heading', { name: 'Tell employers who you are' })).toHaveFocus();
  expect(screen.getByLabelText('Profile')).toHaveValue('half a profile');
  expect(accountsMade(api)).toHaveLength(1);
});

test('back from the profile the account may still be corrected, even its role', async () => {
  acceptAccounts(api);
  const page = openRegister();
  await createAccount(page);
  await findProfileStep();
  await press(page, 'Back');
  await page.person.click(screen.getByRole('radio', { name: 'Employer' }));
  await page.person.type(field(/^Username/), 'nor');
  acceptAccounts(api, 'job_provider');
  await press(page, 'Continue');
  expect(await screen.findByRole('heading', { name: 'Introduce your company' })).toBeVisible();
  const body = accountsCorrected(api)[0]?.body as FormData;
  expect([body.get('username'), body.get('account_type')]).toEqual(['leanor', 'job_provider']);
  expect(accountsMade(api)).toHaveLength(1);
});

test('a refused correction stays at the account and says why', async () => {
  acceptAccounts(api);
  const page = openRegister();
  await createAccount(page);
  await findProfileStep();
  await press(page, 'Back');
  api.on('put', 'auth/register/', { status: 400, body: { username: ['Taken.'] } });
  await press(page, 'Continue');
  expect(await screen.findByRole('alert')).toHaveTextContent('Taken.');
  expect(field(/^Username/)).toHaveFocus();
  acceptAccounts(api);
  await press(page, 'Continue');
  await findProfileStep();
});

test('a correction shows the password that the account has, also after it was changed', async () => {
  acceptAccounts(api);
  const page = openRegister();
  await createAccount(page);
  await findProfileStep();
  await press(page, 'Back');
  for (const label of [/^Password/, /^Confirm password/]) await page.person.type(field(label), '!');
  await press(page, 'Continue');
  await findProfileStep();
  await press(page, 'Back');
  await press(page, 'Continue');
  await waitFor(() => expect(accountsCorrected(api)).toHaveLength(2));
  const bodies = accountsCorrected(api).map(({ body }) => Object.fromEntries(body as FormData));
  expect(bodies).toMatchObject([
    { password: 'Correct horse 1!', current_password: 'Correct horse 1' },
    { password: 'Correct horse 1!', current_password: 'Correct horse 1!' },
  ]);
});

test('a password changed elsewhere is requested until it is correct', async () => {
  acceptAccounts(api);
  const page = openRegister();
  await createAccount(page);
  await findProfileStep();
  await press(page, 'Back');
  const wrong = { current_password: ['This is not your current password.'] };
  api.on('put', 'auth/register/', { status: 400, body: wrong });
  expect(screen.queryByLabelText(/^Current password/)).not.toBeInTheDocument();
  await press(page, 'Continue');
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not your current password.');
  expect(field(/^Current password/)).toHaveFocus();
  api.on('put', 'auth/register/', { status: 503, body: { detail: 'Later.' } });
  await page.person.type(field(/^Current password/), 'From elsewhere 2');
  await press(page, 'Continue');
  expect(await screen.findByRole('alert')).toHaveTextContent('Later.');
  acceptAccounts(api);
  await press(page, 'Continue');
  await findProfileStep();
  const body = accountsCorrected(api).at(-1)?.body as FormData;
  expect(body.getAll('current_password')).toEqual(['From elsewhere 2']);
  await press(page, 'Back');
  expect(screen.queryByLabelText(/^Current password/)).not.toBeInTheDocument();
});

test('the title of the page says how far one has come', async () => {
  acceptAccounts(api);
  const page = openRegister();
  await createAccount(page);
  await findProfileStep();
  expect(document.title).toBe('Register, step 2 of 3 – Metier');
  const step = screen.getByRole('list', { name: 'Registration' }).querySelector('[aria-current=step]');
  expect(step).toHaveTextContent('Profile');
});

test('registration ends with congratulations', async () => {
  acceptAccounts(api);
  const page = openRegister();
  await createAccount(page);
  await findProfileStep();
  await press(page, 'Complete Registration');
  expect(screen.getByRole('heading', { name: 'Congratulations!' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('registration ends with the way back to where one came from', async () => {
  acceptAccounts(api);
  const page = openRegister('/register?redirect=%2Fjob%2F31%2Fapply');
  await createAccount(page);
  await findProfileStep();
  await press(page, 'Complete Registration');
  expect(screen.getByRole('link', { name: 'Continue where you left off' })).toHaveAttribute(
    'href',
    '/job/31/apply',
  );
});

test('continues when only loading the user fails', async () => {
  acceptAccounts(api);
  api.on('get', 'auth/me/', { status: 503, body: { detail: 'Later.' } });
  const page = openRegister();
  await createAccount(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Your account has been created, but/);
  acceptAccounts(api);
  await press(page, 'Continue');
  await findProfileStep();
  expect(accountsMade(api)).toHaveLength(1);
});

describe('a signed-in user', () => {
  test.each(API_FAILURES)('may try again while the API $name', async (day) => {
    api.failAll(day);
    const { person } = renderRemote(remote, '/register', { user: makeUser() });
    const again = await screen.findByRole('button', { name: 'Try Again' });
    api.on('get', 'auth/jobseekers/', { body: [] }, Type.Array(JobSeeker));
    await person.click(again);
    expect(await screen.findByText('elsewhere: /register-profile')).toBeVisible();
  });

  test('is led back to where they wanted to go once they have a profile', async () => {
    api.on('get', 'auth/jobseekers/', { body: [makeJobSeeker()] }, Type.Array(JobSeeker));
    const user = makeUser();
    const { address } = renderRemote(remote, '/register?redirect=%2Fjob%2F31%2Fapply', { user });
    await screen.findByText('elsewhere: /job/31/apply');
    expect(address()).toBe('/job/31/apply');
  });

  test('without a profile is redirected to the profile form', async () => {
    api.on('get', 'auth/jobseekers/', { body: [] }, Type.Array(JobSeeker));
    const { address } = renderRemote(remote, '/register', { user: makeUser() });
    await screen.findByText('elsewhere: /register-profile');
    expect(address()).toBe('/register-profile');
  });

  test.each([
    ['job_seeker', 'auth/jobseekers/', [makeJobSeeker()], Type.Array(JobSeeker)],
    ['job_provider', 'auth/jobproviders/', [makeJobProvider()], Type.Array(JobProvider)],
  ] as const)('as a %s with a profile goes to the dashboard', async (account_type, path, body, schema) => {
    api.on('get', path, { body }, schema);
    renderRemote(remote, '/register', { user: makeUser({ account_type }) });
    await waitFor(() => expect(screen.getByText('elsewhere: /dashboard')).toBeVisible());
  });
});
