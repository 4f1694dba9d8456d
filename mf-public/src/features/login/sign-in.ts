import { getJob, isApiError, login, type ApiError } from '@metier/sdk/api';
import type { Job } from '@metier/sdk/contract';
import { settle, type PageArguments, type Part } from '@metier/sdk/remote';
import { replace } from '@metier/sdk/router';
import { readId, sanitizeRedirect } from '@metier/sdk/rules';
import type { SessionPort } from '@metier/sdk/session';

/** What was wrong: the credentials, the connection, the server, or too many attempts. */
export type LoginFailure =
  | { readonly kind: 'credentials' | 'connection' | 'server' }
  | { readonly kind: 'attempts'; readonly retryAfter: number | undefined };

const readQuery = (address: string) => new URL(address).searchParams;

/** True if the user has just chosen a new password, which has ended all sessions. */
export const hasNewPassword = (query: URLSearchParams) => query.get('note') === 'new-password';

export interface LoginData {
  /** The job for which the visitor signs in; undefined for any other page. */
  readonly job: Part<Job> | undefined;
}

const JOB_PATH = /^\/job\/(\d+)(?:\/apply)?(?:[?#]|$)/;

/** Redirects signed-in users. */
export async function loader({ request, ports }: PageArguments): Promise<Response | LoginData> {
  const query = readQuery(request.url);
  if (hasNewPassword(query)) await refreshSession(ports.session);
  const redirect = sanitizeRedirect(query.get('redirect'));
  if (ports.session.getUser()) return replace(redirect);
  const jobId = readId(JOB_PATH.exec(redirect)?.[1]);
  return { job: jobId ? settle(getJob(ports.http, jobId, { signal: request.signal })) : undefined };
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
    const user = await login(ports.http, credentials);
    await ports.session.start(user);
    // A locked account can only be kept, or export its data.
    if (user.deletion_at) return replace('/account/data');
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
