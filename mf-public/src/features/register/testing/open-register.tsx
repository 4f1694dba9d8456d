import { screen, waitFor } from '@testing-library/react';
import { User } from '@metier/sdk/contract';
import type { FragmentProps } from '@metier/sdk/remote';
import type { AccountType } from '@metier/sdk/rules';
import { makeUser, renderRemote, type FakeApi, type RenderedRemote } from '@metier/testing';
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

export const openRegister = (url = '/register') =>
  renderRemote(remote, url, { fragments: { 'profile-form': ProfileForm } });

export function acceptAccounts(api: FakeApi, account_type: AccountType = 'job_seeker') {
  const user = makeUser({ account_type });
  api.on('post', 'auth/register/', { status: 201, body: user }, User);
  api.on('put', 'auth/register/', { body: user }, User);
  api.on('get', 'auth/me/', { body: user }, User);
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

/** Waits for the profile step; it stays mounted, hidden, behind the account step. Resolves to its field. */
export async function findProfileStep(): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByLabelText('Profile')).toBeVisible());
  return screen.getByLabelText('Profile');
}
