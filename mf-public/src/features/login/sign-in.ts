import { isApiError, login } from '@metier/shared/api';
import type { PageArguments } from '@metier/shared/remote';
import { replace } from '@metier/shared/router';
import { readRedirect } from '@metier/shared/rules';
import type { SessionPort } from '@metier/shared/session';

/** A refused login, and after too many of them how many seconds to wait. */
export interface LoginFailure {
  readonly retryAfter: number | undefined;
}

const readQuery = (address: string) => new URL(address).searchParams;

/** Whether somebody comes from having chosen a new password, which has ended all their sessions. */
export const hasNewPassword = (query: URLSearchParams) => query.get('note') === 'new-password';

/** Whoever is signed in has nothing to do here. */
export async function loader({ request, ports }: PageArguments): Promise<Response | null> {
  const query = readQuery(request.url);
  if (hasNewPassword(query)) await renewKnowledge(ports.session);
  return ports.session.getUser() ? replace(readRedirect(query.get('redirect'))) : null;
}

/** This browser may not know yet that its session has ended. */
async function renewKnowledge(session: SessionPort): Promise<void> {
  try {
    if (session.getUser()) await session.refresh();
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}

/** Opens a session and goes where the person wanted to go; `replace`, so that Back does not lead here again. */
export async function action({ request, ports }: PageArguments): Promise<Response | LoginFailure> {
  const form = await request.formData();
  const credentials = { username: String(form.get('username')), password: String(form.get('password')) };
  try {
    await ports.session.start(await login(ports.http, credentials));
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { retryAfter: error.status === 429 ? error.retryAfter : undefined };
  }
  return replace(readRedirect(readQuery(request.url).get('redirect')));
}
