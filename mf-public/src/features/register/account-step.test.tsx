import { fireEvent, screen } from '@testing-library/react';
import { API_FAILURES, setupFakeApi } from '@metier/testing';
import {
  acceptAccounts,
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

test('the account is made from what was typed, as a student unless told otherwise', async () => {
  acceptAccounts(api);
  const page = openRegister();
  await createAccount(page);
  expect(await screen.findByRole('heading', { name: 'Tell employers who you are' })).toHaveFocus();
  const body = accountsMade(api)[0]?.body as FormData;
  expect(Object.fromEntries(body)).toEqual({
    account_type: 'job_seeker',
    username: 'lea',
    email: 'lea@example.ch',
    password: 'Correct horse 1',
  });
  const failure = screen.getByText("on failure: Erreur lors de l'enregistrement du profil.");
  expect(failure).toHaveAttribute('lang', 'fr');
});

test('the account may be an employer’s, with a picture', async () => {
  acceptAccounts(api, 'job_provider');
  const page = openRegister();
  await fill(page);
  await page.person.click(screen.getByRole('radio', { name: 'Employer' }));
  await page.person.upload(field(/^Profile picture/), makePicture());
  await press(page, 'Create Account');
  expect(await screen.findByRole('heading', { name: 'Introduce your company' })).toBeVisible();
  expect(screen.getByText('on failure: Error registering profile.')).not.toHaveAttribute('lang');
  const body = accountsMade(api)[0]?.body as FormData;
  expect(body.get('account_type')).toBe('job_provider');
  expect(body.get('profile_picture')).toMatchObject({ name: 'me.png', type: 'image/png' });
});

test('the account needs every field', async () => {
  const page = openRegister();
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
  expect(field(/^Email/)).toHaveAccessibleDescription(
    'For updates and password resets. Employers don’t see it in your profile.',
  );
});

test('the account needs the same password twice', async () => {
  const page = openRegister();
  await fill(page, 'another');
  await press(page, 'Create Account');
  expect(await screen.findAllByText('Passwords do not match.')).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field(/^Confirm password/)).toBeInvalid();
  expect(field(/^Confirm password/)).toHaveAccessibleDescription('Passwords do not match.');
  expect(field(/^Confirm password/)).toHaveFocus();
  expect(api.calls).toHaveLength(0);
  await page.person.type(field(/^Confirm password/), '!');
  expect(field(/^Confirm password/)).toBeValid();
  expect(screen.getAllByText('Passwords do not match.')).toHaveLength(1);
});

test('a wrong email is reported together with passwords that do not match', async () => {
  const page = openRegister();
  await fill(page, 'another');
  await page.person.clear(field(/^Email/));
  await page.person.type(field(/^Email/), 'lea@example');
  await press(page, 'Create Account');
  await screen.findByText('Enter an email address such as name@example.ch.');
  expect(field(/^Confirm password/)).toHaveAccessibleDescription('Passwords do not match.');
  expect(field(/^Email/)).toHaveFocus();
  expect(api.calls).toHaveLength(0);
});

test('the account shows while typing how strong the password is, and whether both match', async () => {
  const { person } = openRegister();
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
])('the account refuses the picture %s of %d bytes', async (name, size, text) => {
  const { person } = openRegister();
  await screen.findByLabelText(/^Username/);
  const unfiltered = person.setup({ applyAccept: false });
  await unfiltered.upload(field(/^Profile picture/), new File([new Uint8Array(size)], name));
  expect(field(/^Profile picture/)).toHaveAccessibleDescription(expect.stringContaining(text));
});

test('the account shows the picture, dropped too, and lets it go again', async () => {
  const { person } = openRegister();
  await screen.findByLabelText(/^Username/);
  const picture = field(/^Profile picture/);
  fireEvent.dragEnter(picture);
  expect(picture.parentElement).toHaveAttribute('data-state', 'dragged');
  fireEvent.drop(picture);
  await person.upload(picture, makePicture());
  expect(picture.parentElement).toHaveAttribute('data-state', 'chosen');
  expect(picture.parentElement?.querySelector('img')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Remove me.png' }));
  expect(picture).toHaveFocus();
  expect((picture as HTMLInputElement).files).toHaveLength(0);
});

test('the account is made once, however often one presses', async () => {
  acceptAccounts(api);
  const page = openRegister();
  await fill(page);
  await page.person.dblClick(screen.getByRole('button', { name: 'Create Account' }));
  await findProfileStep();
  expect(accountsMade(api)).toHaveLength(1);
});

describe('a refused account', () => {
  test('is explained by the server’s own sentence', async () => {
    api.on('post', 'auth/register/', { status: 429, body: { detail: 'Too many accounts today.' } });
    await createAccount(openRegister());
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many accounts today.');
  });

  test('is explained field by field, joined and beside the fields, and keeps what was typed', async () => {
    const body = { username: ['Taken.'], password: ['Too short.', 'Too common.'] };
    api.on('post', 'auth/register/', { status: 400, body });
    await createAccount(openRegister());
    expect(await screen.findByRole('alert')).toHaveTextContent('Taken. | Too short. | Too common.');
    expect(field(/^Username/)).toHaveAccessibleDescription('Taken.');
    expect(field(/^Password/)).toHaveAccessibleDescription(/Too short\. Too common\./);
    expect(field(/^Username/)).toHaveFocus();
    expect(field(/^Email/)).toHaveValue('lea@example.ch');
    expect(field(/^Confirm password/)).toHaveValue('Correct horse 1');
  });

  test('without a word is a server error', async () => {
    api.on('post', 'auth/register/', { status: 502 });
    await createAccount(openRegister());
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error. Please try again later.');
  });

  test.each(API_FAILURES)('keeps everything, and may be tried again while the API $name', async (day) => {
    api.failAll(day);
    const page = openRegister();
    await fill(page);
    await page.person.upload(field(/^Profile picture/), makePicture());
    await press(page, 'Create Account');
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(field(/^Email/)).toHaveValue('lea@example.ch');
    expect(field(/^Password/)).toHaveValue('Correct horse 1');
    acceptAccounts(api);
    await press(page, 'Create Account');
    await findProfileStep();
    expect((accountsMade(api).at(-1)?.body as FormData).get('profile_picture')).toMatchObject({
      name: 'me.png',
    });
  });
});
