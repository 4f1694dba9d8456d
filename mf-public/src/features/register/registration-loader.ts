import { findOwnJobProvider, findOwnJobSeeker, type Http } from '@metier/sdk/api';
import type { User } from '@metier/sdk/contract';
import type { PageArguments } from '@metier/sdk/remote';
import { replace } from '@metier/sdk/router';
import { sanitizeRedirect } from '@metier/sdk/rules';

const hasProfile = async (http: Http, user: User, signal: AbortSignal): Promise<boolean> =>
  (user.account_type === 'job_seeker'
    ? await findOwnJobSeeker(http, { signal })
    : await findOwnJobProvider(http, user.id, { signal })) !== undefined;

/**
 * Redirects signed-in users: to the profile form if they have no profile, otherwise to the requested page.
 */
export async function loader({ request, ports }: PageArguments): Promise<Response | null> {
  const user = ports.session.getUser();
  if (!user) return null;
  const { search, searchParams } = new URL(request.url);
  if (!(await hasProfile(ports.http, user, request.signal))) return replace(`/register-profile${search}`);
  return replace(sanitizeRedirect(searchParams.get('redirect')));
}

/** The session opened by this page must not run the loader, which would redirect before the profile step. */
export const shouldRevalidate = () => false;
