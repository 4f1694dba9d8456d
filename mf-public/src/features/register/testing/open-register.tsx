import { screen, waitFor } from '@testing-library/react';
import { JobProvider, JobSeeker, User } from '@metier/sdk/contract';
import type { FragmentProps } from '@metier/sdk/remote';
import type { AccountType } from '@metier/sdk/rules';
import {
  makeUser,
  renderRemote,
  type FakeApi,
  type RenderedRemote,
  type RenderOptions,
} from '@metier/testing';
import { Type } from 'typebox';
import { remote } from '../../../remote';

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

export const openRegister = (url = '/register', options: RenderOptions = {}) =>
  renderRemote(remote, url, { ...options, fragments: { 'profile-form': ProfileForm } });

/** Makes and corrects accounts that have no profile yet. */
export function acceptAccounts(api: FakeApi, account_type: AccountType = 'job_seeker') {
  const user = makeUser({ account_type });
  api.on('post', 'auth/register/', { status: 201, body: user }, User);
  api.on('put', 'auth/register/', { body: user }, User);
  api.on('get', 'auth/jobseekers/', { body: [] }, Type.Array(JobSeeker));
  api.on('get', 'auth/jobproviders/', { body: [] }, Type.Array(JobProvider));
}

export const field = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' });

/** Presses a button that is not busy any more. */
export async function press({ person }: RenderedRemote, name: string) {
  const button = screen.getByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await person.click(button);
}

/** Sets whole values at once, like a password manager. */
export async function fill({ person }: RenderedRemote, confirm = 'Correct horse 1') {
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

export async function createAccount(page: RenderedRemote) {
  await fill(page);
  await press(page, 'Create Account');
}

const accountsSent = (api: FakeApi, method: string) =>
  api.calls.filter((call) => call.path === '/api/auth/register/' && call.method.toLowerCase() === method);
export const accountsMade = (api: FakeApi) => accountsSent(api, 'post');
export const accountsCorrected = (api: FakeApi) => accountsSent(api, 'put');

export const makePicture = () => new File(['…'], 'me.png', { type: 'image/png' });

/** Waits for the profile step. Resolves to its field. */
export const findProfileStep = (): Promise<HTMLElement> => screen.findByLabelText('Profile');

/** Goes back from the profile step; resolves once the account is shown. */
export async function goBack(page: RenderedRemote) {
  await findProfileStep();
  await press(page, 'Back');
  await screen.findByRole('heading', { name: 'Your account' });
}
