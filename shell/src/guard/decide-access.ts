import type { RouteAccess } from '@metier/sdk/contract';
import { findClaims, isAccountType, isOpenTo, type AccountType } from '@metier/sdk/rules';

export type AccessDecision =
  | { readonly kind: 'open' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'login' }
  | { readonly kind: 'wrong-role'; readonly role: AccountType }
  | { readonly kind: 'unknown-role' }
  /** The account is locked until its deletion, and this is not the page on which it can be kept. */
  | { readonly kind: 'locked'; readonly deletionAt: string };

/** The page of the account's export and deletion. */
export const LOCKED_PAGE = '/account/data';

/**
 * Checks access to an address against the registry's table of all live routes. If both roles have a page
 * there, only a user with neither role is denied.
 */
export function decideAccess(
  access: readonly RouteAccess[],
  user: { readonly account_type: string; readonly deletion_at?: string | null } | undefined,
  pathname: string,
): AccessDecision {
  const claims = findClaims(access, pathname);
  if (claims.length === 0) return { kind: 'missing' };
  if (user?.deletion_at && !claims.some((claim) => claim.access === 'public' || claim.path === LOCKED_PAGE))
    return { kind: 'locked', deletionAt: user.deletion_at };
  if (claims.some((claim) => isOpenTo(claim.access, user))) return { kind: 'open' };
  if (!user) return { kind: 'login' };
  const [role, ...others] = claims.map((claim) => claim.access).filter(isAccountType);
  return role && others.length === 0 ? { kind: 'wrong-role', role } : { kind: 'unknown-role' };
}
