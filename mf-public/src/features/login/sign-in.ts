import { getJob, isApiError, login, readFieldErrors, type ApiError } from '@metier/sdk/api';
import type { Job } from '@metier/sdk/contract';
import { settle, type PageArguments, type Part } from '@metier/sdk/remote';
import { replace } from '@metier/sdk/router';
import { readId, sanitizeRedirect } from '@metier/sdk/rules';
import type { SessionPort } from '@metier/sdk/session';

/** What was wrong: the credentials, the connection, the server, too many attempts, or the account is blocked. */
type LoginFault =
  | { readonly kind: 'credentials' | 'connection' | 'server' }
  | { readonly kind: 'blocked'; readonly reason: string; readonly path: string }
  | { readonly kind: 'attempts'; readonly retryAfter: number | undefined };

/** Two-step login: the password is right, and a code is to be entered; `errors` are about an entered one. */
interface CodeStep {
  readonly kind: 'code';
  readonly errors: readonly string[];
  /** Why the code could not be checked. */
  readonly fault?: LoginFault | undefined;
}

export type LoginFailure = LoginFault | CodeStep;
export type { LoginFault };

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
  const code = form.get('code');
  const credentials = {
    username: String(form.get('username')),
    password: String(form.get('password')),
    ...(code !== null && { code: String(code).trim() }),
  };
  try {
    const user = await login(ports.http, credentials);
    await ports.session.start(user);
    // A locked account can only be kept, or export its data.
    if (user.deletion_at) return replace('/account/data');
  } catch (error) {
    if (!isApiError(error)) throw error;
    return describeFailure(error, code !== null);
  }
  return replace(sanitizeRedirect(readQuery(request.url).get('redirect')));
}

function describeFailure(error: ApiError, hasCode: boolean): LoginFailure {
  const { code } = readFieldErrors(error);
  if (code) return { kind: 'code', errors: hasCode ? code : [] };
  const fault = describeFault(error);
  const isSecondStep = hasCode && fault.kind !== 'credentials' && fault.kind !== 'blocked';
  return isSecondStep ? { kind: 'code', errors: [], fault } : fault;
}

/** What a refused login means. */
export function describeFault({ status, retryAfter, detail, path }: ApiError): LoginFault {
  if (status === 403 && detail && path)
    return { kind: 'blocked', reason: detail, path: sanitizeRedirect(path) };
  if (status === 429) return { kind: 'attempts', retryAfter };
  if (status === 0) return { kind: 'connection' };
  return { kind: status === 400 || status === 401 ? 'credentials' : 'server' };
}
