import type { Role } from '@metier/sdk/rules';
import type { Endpoint } from '../../http/access/access';
import type { Access } from '../../http/access/allow';
import { PRINCIPALS, type Principal } from './principals';
import type { Probe } from './probe';

const ROLE_OF: Readonly<Record<Exclude<Principal, 'anonymous' | 'locked' | 'one factor'>, Role>> = {
  'owning seeker': 'job_seeker',
  'other seeker': 'job_seeker',
  'owning provider': 'job_provider',
  'other provider': 'job_provider',
  unverified: 'job_provider',
  operator: 'operator',
};

type Outcomes = Readonly<Record<Principal, number>>;

/** Status that an access implies for a principal. */
function predictStatus(access: Access, principal: Principal, success: number): number {
  if (access === 'public') return success;
  // A session is not sufficient for a team's operation.
  if (access === 'team' || principal === 'anonymous' || principal === 'locked') return 401;
  if (access === 'login') return success;
  return principal !== 'one factor' && access === ROLE_OF[principal] ? success : 403;
}

/**
 * Exceptions that hold for another principal, too: an address that is not confirmed changes nothing, a blocked
 * account is a visitor, an operator has no relation to anything, and a missing second factor changes only what
 * operators alone may do.
 */
function listSimilar(access: Access, except: Probe['except'] = {}): Probe['except'] {
  const stranger = except['other provider'];
  const isForAll = access === 'login' || access === 'public';
  const operator = isForAll ? (except.operator ?? stranger) : undefined;
  return {
    ...(stranger !== undefined && { unverified: stranger }),
    ...(except.anonymous !== undefined && { locked: except.anonymous }),
    ...(operator !== undefined && { operator, 'one factor': operator }),
  };
}

/** Expected status by principal when all of them send the probe: implied by the access, or an exception. */
export function expectOutcomes({ access, success }: Endpoint, { except }: Probe): Outcomes {
  const implied = PRINCIPALS.map((principal) => [principal, predictStatus(access, principal, success)]);
  return { ...(Object.fromEntries(implied) as Outcomes), ...listSimilar(access, except), ...except };
}
