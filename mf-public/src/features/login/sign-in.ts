import { isApiError, login, type ApiError } from '@metier/sdk/api';
import type { PageArguments } from '@metier/sdk/remote';
import { replace } from '@metier/sdk/router';
import { sanitizeRedirect } from '@metier/sdk/rules';
import type { SessionPort } from '@metier/sdk/session';

/** What was wrong: the credentials, the connection, the server, or too many attempts. */
export type LoginFailure =
  | { readonly kind: 'credentials' | 'connection' | 'server' }
  | { readonly kind: 'attempts'; readonly retryAfter: number | undefined };

const readQuery = (address: string) => new URL(address).searchParams;

/** True if the user has just chosen a new password, which has ended all sessions. */
export const hasNewPassword = (query: URLSearchParams) => query.get('note') === 'new-password';

/** Redirects signed-in users. */
export async function loader({ request, ports }: PageArguments): Promise<Response | null> {
  const query = readQuery(request.url);
  if (hasNewPassword(query)) await refreshSession(ports.session);
  return ports.session.getUser() ? replace(sanitizeRedirect(query.get('redirect'))) : null;
}

/** Refreshes the session, which may have ended on the server. */
async function refreshSession(session: SessionPort): Promise<void> {
  try {
    if (session.getUser()) await session.refresh();
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}

/** Opens a session and redirects to the requested page; `replace` keeps the login out of the history. */
export async function action({ request, ports }: PageArguments): Promise<Response | LoginFailure> {
  const form = await request.formData();
  const credentials = { username: String(form.get('username')), password: String(form.get('password')) };
  try {
    await ports.session.start(await login(ports.http, credentials));
  } catch (error) {
    if (!isApiError(error)) throw error;
    return describeFailure(error);
  }
  return replace(sanitizeRedirect(readQuery(request.url).get('redirect')));
}

function describeFailure({ status, retryAfter }: ApiError): LoginFailure {
  if (status === 429) return { kind: 'attempts', retryAfter };
  if (status === 0) return { kind: 'connection' };
  return { kind: status === 400 || status === 401 ? 'credentials' : 'server' };
}
