import { redirect } from '@metier/shared/router';
import { explainRoleGuard, loginAddress } from '@metier/shared/rules';
import type { Shell } from '../parts';
import type { Verdict } from './judge';

/**
 * Redirect for denied access: to login with a return address, or home with the reason. Undefined if no
 * redirect applies.
 */
export function turnAway({ ports }: Shell, verdict: Verdict, url: URL): Response | undefined {
  if (verdict.kind === 'login') return redirect(loginAddress(url.pathname + url.search));
  if (verdict.kind !== 'wrong-role') return undefined;
  ports.notify.error(explainRoleGuard(verdict.role));
  return redirect('/');
}
