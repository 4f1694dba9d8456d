import { screen, waitFor, within } from '@testing-library/react';
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
  goBack,
  makePicture,
  openRegister,
  press,
  findProfileStep,
} from './testing/open-register';

const api = setupFakeApi();

test('back from the profile the account is shown without its password, and no second one is made', async () => {
  acceptAccounts(api);
  const page = openRegister('/register?redirect=%2Fjob%2F31%2Fapply');
  await createAccount(page);
  await goBack(page);
  expect(page.address()).toBe('/register?step=account&redirect=%2Fjob%2F31%2Fapply');
  expect(screen.getByRole('heading', { name: 'Your account' })).toHaveFocus();
  expect(screen.getByText(/^Your account has been created\./)).toBeVisible();
  expect(field(/^Username/)).toHaveValue('lea');
  expect(field(/^Email/)).toHaveValue('lea.muster@example.ch');
  expect(screen.getByRole('radio', { name: 'Student' })).toBeChecked();
  for (const label of [/^New password/, /^Confirm password/]) expect(field(label)).toHaveValue('');
  expect(screen.queryByLabelText(/^Current password/)).not.toBeInTheDocument();
  await press(page, 'Continue');
  expect(await screen.findByRole('heading', { name: 'Tell employers who you are' })).toHaveFocus();
  expect(page.address()).toBe('/register/profile?redirect=%2Fjob%2F31%2Fapply');
  expect([accountsMade(api).length, accountsCorrected(api).length]).toEqual([1, 0]);
});

test('back from the profile the account may still be corrected with its password, even its role', async () => {
  acceptAccounts(api);
  const page = openRegister();
  await createAccount(page);
  await goBack(page);
  await page.person.click(screen.getByRole('radio', { name: 'Employer' }));
  await page.person.type(field(/^Username/), 'nor');
  await page.person.type(field(/^Current password/), 'Correct horse 1');
  acceptAccounts(api, 'job_provider');
  await press(page, 'Continue');
  expect(await screen.findByRole('heading', { name: 'Introduce your company' })).toBeVisible();
  expect(Object.fromEntries(accountsCorrected(api)[0]?.body as FormData)).toEqual({
    account_type: 'job_provider',
    username: 'leanor',
    email: 'lea.muster@example.ch',
    password: 'Correct horse 1',
    current_password: 'Correct horse 1',
  });
  expect(page.questions).toEqual([]);
});

test('a correction needs the password that the account has', async () => {
  acceptAccounts(api);
  const page = openRegister();
  await createAccount(page);
  await goBack(page);
  for (const label of [/^New password/, /^Confirm password/])
    await page.person.type(field(label), 'Horse 2!');
  await press(page, 'Continue');
  expect(field(/^Current password/)).toHaveAccessibleDescription(/^Please fill in this field\./);
  expect(field(/^Current password/)).toHaveFocus();
  expect(accountsCorrected(api)).toHaveLength(0);
  await page.person.type(field(/^Current password/), ' Correct horse 1');
  await press(page, 'Continue');
  await findProfileStep();
  expect(Object.fromEntries(accountsCorrected(api)[0]?.body as FormData)).toMatchObject({
    password: 'Horse 2!',
    current_password: ' Correct horse 1',
  });
});

test('what was changed and changed back is no correction', async () => {
  acceptAccounts(api);
  const page = openRegister();
  await createAccount(page);
  await goBack(page);
  await page.person.upload(field(/^Profile picture/), makePicture());
  expect(field(/^Current password/)).toBeVisible();
  await page.person.click(screen.getByRole('button', { name: 'Remove me.png' }));
  expect(screen.queryByLabelText(/^Current password/)).not.toBeInTheDocument();
  await press(page, 'Continue');
  await findProfileStep();
  expect(page.questions).toEqual([]);
  expect(accountsCorrected(api)).toHaveLength(0);
});

test('back from the profile a picture is known to be kept', async () => {
  acceptAccounts(api);
  const user = makeUser({ profile_picture: '/api/files/1' });
  openRegister('/register?step=account', { user });
  expect(await screen.findByLabelText(/^Profile picture/)).toHaveAccessibleDescription(
    /^You have a picture\./,
  );
});

test('a refused correction stays at the account and says why', async () => {
  acceptAccounts(api);
  const page = openRegister('/register?step=account', { user: makeUser() });
  await page.person.type(await screen.findByLabelText(/^Username/), 'nor');
  await page.person.type(field(/^Current password/), 'Correct horse 1');
  api.on('put', 'auth/register/', { status: 400, body: { username: ['Taken.'] } });
  await press(page, 'Continue');
  expect(await screen.findByRole('alert')).toHaveTextContent('Taken.');
  expect(field(/^Username/)).toHaveFocus();
  acceptAccounts(api);
  await press(page, 'Continue');
  await findProfileStep();
});

test('a password changed elsewhere is requested until it is correct', async () => {
  acceptAccounts(api);
  const page = openRegister('/register?step=account', { user: makeUser() });
  await page.person.type(await screen.findByLabelText(/^Username/), 'nor');
  await page.person.type(field(/^Current password/), 'Correct horse 1');
  const wrong = { current_password: ['This is not your current password.'] };
  api.on('put', 'auth/register/', { status: 400, body: wrong });
  await press(page, 'Continue');
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not your current password.');
  expect(field(/^Current password/)).toHaveFocus();
  await page.person.clear(field(/^Current password/));
  await page.person.type(field(/^Current password/), 'From elsewhere 2');
  api.on('put', 'auth/register/', { status: 503, body: { detail: 'Later.' } });
  await press(page, 'Continue');
  expect(await screen.findByRole('alert')).toHaveTextContent('Later.');
  acceptAccounts(api);
  await press(page, 'Continue');
  await findProfileStep();
  const body = accountsCorrected(api).at(-1)?.body as FormData;
  expect(body.getAll('current_password')).toEqual(['From elsewhere 2']);
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
  const next = within(screen.getByRole('region', { name: 'What comes next' }));
  expect(next.getAllByRole('listitem')).toHaveLength(3);
  expect(next.getByRole('link', { name: /^Upload your CV/ })).toHaveAttribute('href', '/documents');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
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

  test('who has a profile is redirected from the other steps, too', async () => {
    api.on('get', 'auth/jobseekers/', { body: [makeJobSeeker()] }, Type.Array(JobSeeker));
    for (const path of ['/register?step=account&', '/register/profile?']) {
      const { address, unmount } = openRegister(`${path}redirect=%2Fjob%2F31%2Fapply`, { user: makeUser() });
      await waitFor(() => expect(address()).toBe('/job/31/apply'));
      unmount();
    }
  });

  test('may be an operator, who needs no profile', async () => {
    const { address } = openRegister('/register/profile', { user: makeUser({ account_type: 'operator' }) });
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(api.calls).toHaveLength(0);
  });

  test('stays at the congratulations when the page reads its data again', async () => {
    acceptAccounts(api);
    const page = openRegister('/register/profile', { user: makeUser() });
    await findProfileStep();
    await press(page, 'Complete Registration');
    api.on('get', 'auth/jobseekers/', { body: [makeJobSeeker()] }, Type.Array(JobSeeker));
    await page.changeLanguage('de');
    expect(screen.getByRole('heading', { name: 'Herzliche Gratulation!' })).toBeVisible();
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
