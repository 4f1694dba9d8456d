import type { Endpoint } from '../../http/access/access';
import type { Access } from '../../http/access/allow';
import { PRINCIPALS, type Principal } from './principals';
import type { Probe } from './probe';

type Outcomes = Readonly<Record<Principal, number>>;

/** Status that an access implies for a principal. */
function predictStatus(access: Access, principal: Principal, success: number): number {
  if (access === 'public') return success;
  // A session is not sufficient for a team's operation.
  if (access === 'team' || principal === 'anonymous') return 401;
  const role = principal.endsWith('seeker') ? 'job_seeker' : 'job_provider';
  return access === 'login' || access === role ? success : 403;
}

/** Expected status by principal when all of them send the probe: implied by the access, or an exception. */
export function expectOutcomes({ access, success }: Endpoint, { except }: Probe): Outcomes {
  const implied = PRINCIPALS.map((principal) => [principal, predictStatus(access, principal, success)]);
  return { ...(Object.fromEntries(implied) as Outcomes), ...except };
}
