import { findOwnJobProvider, findOwnJobSeeker, type Http } from '@metier/sdk/api';
import type { User } from '@metier/sdk/contract';
import type { PageArguments } from '@metier/sdk/remote';
import { replace } from '@metier/sdk/router';
import { isAccountType, sanitizeRedirect, type AccountType } from '@metier/sdk/rules';
import { ACCOUNT_STEP } from './registration-addresses';

/** The role of a user who has no profile yet; undefined when nothing is left to register. */
async function findOpenRole(
  http: Http,
  { id, account_type: role }: User,
  signal: AbortSignal,
): Promise<AccountType | undefined> {
  if (!isAccountType(role)) return undefined;
  const profile =
    role === 'job_seeker'
      ? await findOwnJobSeeker(http, { signal })
      : await findOwnJobProvider(http, id, { signal });
  return profile ? undefined : role;
}

const leadBack = (query: URLSearchParams) => replace(sanitizeRedirect(query.get('redirect')));

/**
 * The account that was made, for its person who came back to correct it. Other signed-in users are redirected:
 * to the profile form if they have no profile, otherwise to the requested page.
 */
export async function loadAccountStep({ request, ports }: PageArguments): Promise<Response | User | null> {
  const user = ports.session.getUser();
  if (!user) return null;
  const { search, searchParams } = new URL(request.url);
  if (!(await findOpenRole(ports.http, user, request.signal))) return leadBack(searchParams);
  return searchParams.get('step') === ACCOUNT_STEP.step ? user : replace(`/register-profile${search}`);
}

/** The role of the profile to fill in. Redirects a user who has one to the requested page. */
export async function loadProfileStep({
  request,
  ports,
}: PageArguments): Promise<Response | { role: AccountType }> {
  const user = ports.session.getUser();
  const role = user && (await findOpenRole(ports.http, user, request.signal));
  return role ? { role } : leadBack(new URL(request.url).searchParams);
}
