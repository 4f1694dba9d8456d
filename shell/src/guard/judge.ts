import type { RouteAccess } from '@metier/shared/contract';
import { findClaims, isAccountType, isOpenTo, type AccountType } from '@metier/shared/rules';

/** What the guard says about somebody at an address. */
export type Verdict =
  | { readonly kind: 'open' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'login' }
  | { readonly kind: 'wrong-role'; readonly role: AccountType }
  | { readonly kind: 'unknown-role' };

/**
 * Who may come to an address, from the registry's table of all live routes. Where a page exists for either role, only a
 * user of neither is turned away.
 */
export function judge(
  access: readonly RouteAccess[],
  user: { readonly account_type: string } | undefined,
  pathname: string,
): Verdict {
  const claims = findClaims(access, pathname);
  if (claims.length === 0) return { kind: 'missing' };
  if (claims.some((claim) => isOpenTo(claim.access, user))) return { kind: 'open' };
  if (!user) return { kind: 'login' };
  const [role, ...others] = claims.map((claim) => claim.access).filter(isAccountType);
  return role && others.length === 0 ? { kind: 'wrong-role', role } : { kind: 'unknown-role' };
}
