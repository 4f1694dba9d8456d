import { screen, waitFor } from '@testing-library/react';
import { JobProvider, JobSeeker, User, type AccountType } from '@metier/shared/contract';
import type { FragmentProps } from '@metier/shared/remote';
import {
  makeJobProvider,
  makeJobSeeker,
  makeUser,
  renderRemote,
  setupFakeApi,
  type RenderedRemote,
} from '@metier/shared/testing';
import { Type } from 'typebox';
import { remote } from '../../remote';

const api = setupFakeApi();

/** Stands in for the form that the remote of the role lends. */
function ProfileForm({ submitLabel, backLabel, failureText, onDone, onBack }: FragmentProps) {
  return (
    <div>
      <input aria-label="Profile" />
      <p>{`on failure: ${failureText}`}</p>
      <button onClick={onBack as () => void}>{String(backLabel)}</button>
      <button onClick={onDone as () => void}>{String(submitLabel)}</button>
    </div>
  );
}

const open = (url = '/register') => renderRemote(remote, url, { fragments: { 'profile-form': ProfileForm } });

function acceptAccounts(account_type: AccountType = 'job_seeker') {
  const user = makeUser({ account_type });
  api.on('post', 'auth/register/', { status: 201, body: user }, User);
  api.on('get', 'auth/me/', { body: user }, User);
}

const field = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' });
const press = ({ person }: RenderedRemote, name: string) =>
  person.click(screen.getByRole('button', { name }));

async function fill({ person }: RenderedRemote, confirm = 'Correct horse 1') {
  await person.type(await screen.findByLabelText(/^Username/), 'lea');
  await person.type(field(/^Email/), 'lea@example.ch');
  await person.type(field(/^Password/), 'Correct horse 1');
  await person.type(field(/^Confirm password/), confirm);
}

async function createAccount(page: RenderedRemote) {
  await fill(page);
  await press(page, 'Create Account');
}

const accountsMade = () => api.calls.filter(({ path }) => path === '/api/auth/register/');

describe('the account', () => {
  test('is made from what was typed, as a student unless told otherwise', async () => {
    acceptAccounts();
    const page = open();
    await createAccount(page);
    expect(await screen.findByRole('heading', { name: 'Tell employers who you are' })).toHaveFocus();
    const body = accountsMade()[0]?.body as FormData;
    expect(Object.fromEntries(body)).toEqual({
      account_type: 'job_seeker',
      username: 'lea',
      email: 'lea@example.ch',
      password: 'Correct horse 1',
    });
    expect(screen.getByText("on failure: Erreur lors de l'enregistrement du profil.")).toBeVisible();
  });

  test('may be an employer’s, with a picture', async () => {
    acceptAccounts('job_provider');
    const page = open();
    await fill(page);
    await page.person.click(screen.getByRole('radio', { name: 'Employer' }));
    await page.person.upload(field(/^Profile picture/), new File(['…'], 'me.png', { type: 'image/png' }));
    await press(page, 'Create Account');
    expect(await screen.findByRole('heading', { name: 'Introduce your company' })).toBeVisible();
    expect(screen.getByText('on failure: Error registering profile.')).toBeVisible();
    const body = accountsMade()[0]?.body as FormData;
    expect(body.get('account_type')).toBe('job_provider');
    expect(body.get('profile_picture')).toMatchObject({ name: 'me.png', type: 'image/png' });
  });

  test('needs every field', async () => {
    const page = open();
    await page.person.type(await screen.findByLabelText(/^Username/), 'lea');
    await press(page, 'Create Account');
    expect(await screen.findByRole('alert')).toHaveTextContent('All fields are required.');
    expect(field(/^Username/)).toBeValid();
    for (const label of [/^Email/, /^Password/, /^Confirm password/]) {
      expect(field(label)).toHaveAccessibleDescription(/Please fill in this field\./);
    }
    expect(field(/^Email/)).toHaveFocus();
    expect(api.calls).toHaveLength(0);
  });

  test('needs the same password twice', async () => {
    const page = open();
    await fill(page, 'another');
    await press(page, 'Create Account');
    expect(await screen.findByRole('alert')).toHaveTextContent('Passwords do not match.');
    expect(field(/^Confirm password/)).toHaveFocus();
    expect(api.calls).toHaveLength(0);
  });

  test('tells while typing how strong the password is, and whether both match', async () => {
    const { person } = open();
    const password = await screen.findByLabelText(/^Password/);
    for (const [typed, word] of [
      ['abc', 'Weak'],
      ['defA', 'Fair'],
      ['1', 'Good'],
      ['!', 'Strong'],
    ] as const) {
      await person.type(password, typed);
      expect(password).toHaveAccessibleDescription(`Password strength: ${word}`);
    }
    const confirm = field(/^Confirm password/);
    await person.type(confirm, 'abcdefA1');
    expect(confirm).toHaveAccessibleDescription('Passwords do not match.');
    await person.type(confirm, '!');
    expect(confirm).toHaveAccessibleDescription('Passwords match');
  });

  test.each([
    ['me.bmp', 3, 'Unsupported file format. Please use JPG, PNG or GIF.'],
    ['me.png', 5 * 1024 * 1024 + 1, 'Image is too large. Maximum 5MB.'],
  ])('refuses the picture %s of %d bytes', async (name, size, text) => {
    const { person } = open();
    await screen.findByLabelText(/^Username/);
    const unfiltered = person.setup({ applyAccept: false });
    await unfiltered.upload(field(/^Profile picture/), new File([new Uint8Array(size)], name));
    expect(field(/^Profile picture/)).toHaveAccessibleDescription(expect.stringContaining(text));
  });
});

describe('a refused account', () => {
  test('is explained by the server’s own sentence', async () => {
    api.on('post', 'auth/register/', { status: 429, body: { detail: 'Too many accounts today.' } });
    await createAccount(open());
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many accounts today.');
  });

  test('is explained field by field, joined and beside the fields, and keeps what was typed', async () => {
    const body = { username: ['Taken.'], password: ['Too short.', 'Too common.'] };
    api.on('post', 'auth/register/', { status: 400, body });
    await createAccount(open());
    expect(await screen.findByRole('alert')).toHaveTextContent('Taken. | Too short. | Too common.');
    expect(field(/^Username/)).toHaveAccessibleDescription('Taken.');
    expect(field(/^Password/)).toHaveAccessibleDescription(/Too short\. Too common\./);
    expect(field(/^Username/)).toHaveFocus();
    expect(field(/^Email/)).toHaveValue('lea@example.ch');
    expect(field(/^Confirm password/)).toHaveValue('Correct horse 1');
  });

  test('without a word is a server error', async () => {
    api.on('post', 'auth/register/', { status: 502 });
    await createAccount(open());
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error. Please try again later.');
  });
});

describe('the way through the steps', () => {
  test('back from the profile everything is as it was, and no second account is made', async () => {
    acceptAccounts();
    const page = open();
    await createAccount(page);
    await page.person.type(await screen.findByLabelText('Profile'), 'half a profile');
    await press(page, 'Back');
    expect(screen.getByRole('heading', { name: 'Create your account' })).toHaveFocus();
    expect(screen.getByText('Your account has been created. It only lacks a profile.')).toBeVisible();
    expect(field(/^Username/)).toHaveValue('lea');
    expect(field(/^Username/)).toHaveAttribute('readonly');
    expect(screen.getByRole('radio', { name: 'Employer' })).toBeDisabled();
    await press(page, 'Continue');
    expect(screen.getByLabelText('Profile')).toHaveValue('half a profile');
    expect(accountsMade()).toHaveLength(1);
  });

  test('ends with congratulations', async () => {
    acceptAccounts();
    const page = open();
    await createAccount(page);
    await screen.findByLabelText('Profile');
    await press(page, 'Complete Registration');
    expect(screen.getByRole('heading', { name: 'Congratulations!' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  test('ends with the way back to where one came from', async () => {
    acceptAccounts();
    const page = open('/register?redirect=%2Fjob%2F31');
    await createAccount(page);
    await screen.findByLabelText('Profile');
    await press(page, 'Complete Registration');
    expect(screen.getByRole('link', { name: 'Continue where you left off' })).toHaveAttribute(
      'href',
      '/job/31',
    );
  });

  test('goes on when the server only failed to say who is there', async () => {
    acceptAccounts();
    api.on('get', 'auth/me/', { status: 503, body: { detail: 'Later.' } });
    const page = open();
    await createAccount(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Your account has been created, but/);
    acceptAccounts();
    await press(page, 'Continue');
    expect(await screen.findByLabelText('Profile')).toBeVisible();
    expect(accountsMade()).toHaveLength(1);
  });
});

describe('somebody who is signed in', () => {
  test('without a profile goes on to write it', async () => {
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
