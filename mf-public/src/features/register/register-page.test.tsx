import { fireEvent, screen, waitFor } from '@testing-library/react';
import { JobProvider, JobSeeker, User, type AccountType } from '@metier/shared/contract';
import type { FragmentProps } from '@metier/shared/remote';
import {
  API_FAILURES,
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

/** Fake of the profile form that the role's remote provides. */
function ProfileForm({ submitLabel, backLabel, failureText, failureLang, onDone, onBack }: FragmentProps) {
  return (
    <div>
      <input aria-label="Profile" />
      <p lang={failureLang as string}>{`on failure: ${failureText}`}</p>
      <button onClick={onBack as () => void}>{String(backLabel)}</button>
      <button onClick={onDone as () => void}>{String(submitLabel)}</button>
    </div>
  );
}

const open = (url = '/register', timeout = 2000) =>
  renderRemote(remote, url, { fragments: { 'profile-form': ProfileForm }, timeout });

function acceptAccounts(account_type: AccountType = 'job_seeker') {
  const user = makeUser({ account_type });
  api.on('post', 'auth/register/', { status: 201, body: user }, User);
  api.on('put', 'auth/register/', { body: user }, User);
  api.on('get', 'auth/me/', { body: user }, User);
}

const field = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' });
const press = ({ person }: RenderedRemote, name: string) =>
  person.click(screen.getByRole('button', { name }));

/** Sets whole values at once, like a password manager. */
async function fill({ person }: RenderedRemote, confirm = 'Correct horse 1') {
  await screen.findByLabelText(/^Username/);
  for (const [label, text] of [
    [/^Username/, 'lea'],
    [/^Email/, 'lea@example.ch'],
    [/^Password/, 'Correct horse 1'],
    [/^Confirm password/, confirm],
  ] as const) {
    field(label).focus();
    await person.paste(text);
  }
}

async function createAccount(page: RenderedRemote) {
  await fill(page);
  await press(page, 'Create Account');
}

const accountsSent = (method: string) =>
  api.calls.filter((call) => call.path === '/api/auth/register/' && call.method.toLowerCase() === method);
const accountsMade = () => accountsSent('post');
const accountsCorrected = () => accountsSent('put');

const me = () => new File(['…'], 'me.png', { type: 'image/png' });

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
    const failure = screen.getByText("on failure: Erreur lors de l'enregistrement du profil.");
    expect(failure).toHaveAttribute('lang', 'fr');
  });

  test('may be an employer’s, with a picture', async () => {
    acceptAccounts('job_provider');
    const page = open();
    await fill(page);
    await page.person.click(screen.getByRole('radio', { name: 'Employer' }));
    await page.person.upload(field(/^Profile picture/), me());
    await press(page, 'Create Account');
    expect(await screen.findByRole('heading', { name: 'Introduce your company' })).toBeVisible();
    expect(screen.getByText('on failure: Error registering profile.')).not.toHaveAttribute('lang');
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
    await page.person.type(field(/^Email/), 'l');
    expect(field(/^Email/)).not.toHaveAccessibleDescription();
  });

  test('needs the same password twice', async () => {
    const page = open();
    await fill(page, 'another');
    await press(page, 'Create Account');
    expect(await screen.findByRole('alert')).toHaveTextContent('Passwords do not match.');
    expect(field(/^Confirm password/)).toHaveFocus();
    expect(api.calls).toHaveLength(0);
    await page.person.type(field(/^Confirm password/), '!');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('shows while typing how strong the password is, and whether both match', async () => {
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

  test('shows the picture, dropped too, and lets it go again', async () => {
    const { person } = open();
    await screen.findByLabelText(/^Username/);
    const picture = field(/^Profile picture/);
    fireEvent.dragEnter(picture);
    expect(picture.parentElement).toHaveAttribute('data-state', 'dragged');
    fireEvent.drop(picture);
    await person.upload(picture, me());
    expect(picture.parentElement).toHaveAttribute('data-state', 'chosen');
    expect(picture.parentElement?.querySelector('img')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Remove me.png' }));
    expect(picture).toHaveFocus();
    expect((picture as HTMLInputElement).files).toHaveLength(0);
  });

  test('is made once, however often one presses', async () => {
    acceptAccounts();
    const page = open();
    await fill(page);
    await page.person.dblClick(screen.getByRole('button', { name: 'Create Account' }));
    await screen.findByLabelText('Profile');
    expect(accountsMade()).toHaveLength(1);
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

  test.each(API_FAILURES)('keeps everything, and may be tried again while the API $name', async (day) => {
    api.failAll(day);
    const page = open('/register', 200);
    await fill(page);
    await page.person.upload(field(/^Profile picture/), me());
    await press(page, 'Create Account');
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(field(/^Email/)).toHaveValue('lea@example.ch');
    expect(field(/^Password/)).toHaveValue('Correct horse 1');
    acceptAccounts();
    await press(page, 'Create Account');
    expect(await screen.findByLabelText('Profile')).toBeVisible();
    expect((accountsMade().at(-1)?.body as FormData).get('profile_picture')).toMatchObject({
      name: 'me.png',
    });
  });
});

describe('the way through the steps', () => {
  test('back from the profile everything is as it was, and no second account is made', async () => {
    acceptAccounts();
    const page = open();
    await fill(page);
    await page.person.upload(field(/^Profile picture/), me());
    await press(page, 'Create Account');
    await page.person.type(await screen.findByLabelText('Profile'), 'half a profile');
    await press(page, 'Back');
    expect(screen.getByRole('heading', { name: 'Your account' })).toHaveFocus();
    expect(screen.getByText(/^Your account has been created\./)).toBeVisible();
    expect(field(/^Username/)).toHaveValue('lea');
    expect(field(/^Password/)).toHaveValue('Correct horse 1');
    expect(screen.getByRole('button', { name: 'Remove me.png' })).toBeVisible();
    await press(page, 'Continue');
    expect(await screen.findByRole('heading', { name: 'Tell employers who you are' })).toHaveFocus();
    expect(screen.getByLabelText('Profile')).toHaveValue('half a profile');
    expect(accountsMade()).toHaveLength(1);
  });

  test('back from the profile the account may still be corrected, even its role', async () => {
    acceptAccounts();
    const page = open();
    await createAccount(page);
    await screen.findByLabelText('Profile');
    await press(page, 'Back');
    await page.person.click(screen.getByRole('radio', { name: 'Employer' }));
    await page.person.type(field(/^Username/), 'nor');
    acceptAccounts('job_provider');
    await press(page, 'Continue');
    expect(await screen.findByRole('heading', { name: 'Introduce your company' })).toBeVisible();
    const body = accountsCorrected()[0]?.body as FormData;
    expect([body.get('username'), body.get('account_type')]).toEqual(['leanor', 'job_provider']);
    expect(accountsMade()).toHaveLength(1);
  });

  test('a refused correction stays at the account and says why', async () => {
    acceptAccounts();
    const page = open();
    await createAccount(page);
    await screen.findByLabelText('Profile');
    await press(page, 'Back');
    api.on('put', 'auth/register/', { status: 400, body: { username: ['Taken.'] } });
    await press(page, 'Continue');
    expect(await screen.findByRole('alert')).toHaveTextContent('Taken.');
    expect(field(/^Username/)).toHaveFocus();
    acceptAccounts();
    await press(page, 'Continue');
    expect(await screen.findByLabelText('Profile')).toBeVisible();
  });

  test('a correction shows the password that the account has, also after it was changed', async () => {
    acceptAccounts();
    const page = open();
    await createAccount(page);
    await screen.findByLabelText('Profile');
    await press(page, 'Back');
    for (const label of [/^Password/, /^Confirm password/]) await page.person.type(field(label), '!');
    await press(page, 'Continue');
    await screen.findByLabelText('Profile');
    await press(page, 'Back');
    await press(page, 'Continue');
    await waitFor(() => expect(accountsCorrected()).toHaveLength(2));
    const bodies = accountsCorrected().map(({ body }) => Object.fromEntries(body as FormData));
    expect(bodies).toMatchObject([
      { password: 'Correct horse 1!', current_password: 'Correct horse 1' },
      { password: 'Correct horse 1!', current_password: 'Correct horse 1!' },
    ]);
  });

  test('a password changed elsewhere is requested until it is correct', async () => {
    acceptAccounts();
    const page = open();
    await createAccount(page);
    await screen.findByLabelText('Profile');
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
    acceptAccounts();
    await press(page, 'Continue');
    expect(await screen.findByLabelText('Profile')).toBeVisible();
    const body = accountsCorrected().at(-1)?.body as FormData;
    expect(body.getAll('current_password')).toEqual(['From elsewhere 2']);
    await press(page, 'Back');
    expect(screen.queryByLabelText(/^Current password/)).not.toBeInTheDocument();
  });

  test('the title of the page says how far one has come', async () => {
    acceptAccounts();
    const page = open();
    await createAccount(page);
    await screen.findByLabelText('Profile');
    expect(document.title).toBe('Register, step 2 of 3 – Metier');
    const step = screen.getByRole('list', { name: 'Registration' }).querySelector('[aria-current=step]');
    expect(step).toHaveTextContent('Profile');
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
    const page = open('/register?redirect=%2Fjob%2F31%2Fapply');
    await createAccount(page);
    await screen.findByLabelText('Profile');
    await press(page, 'Complete Registration');
    expect(screen.getByRole('link', { name: 'Continue where you left off' })).toHaveAttribute(
      'href',
      '/job/31/apply',
    );
  });

  test('continues when only loading the user fails', async () => {
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

describe('a signed-in user', () => {
  test.each(API_FAILURES)('may try again while the API $name', async (day) => {
    api.failAll(day);
    const { person } = renderRemote(remote, '/register', { user: makeUser(), timeout: 200 });
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
