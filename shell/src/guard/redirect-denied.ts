import { redirect } from '@metier/shared/router';
import { roleGuardMessage, loginUrl } from '@metier/shared/rules';
import type { ShellServices } from '../shell-services';
import type { AccessDecision } from './decide-access';

/**
 * Redirect for denied access: to login with a return address, or home with the reason. Undefined if no
 * redirect applies.
 */
export function redirectDenied(
  { ports }: ShellServices,
  verdict: AccessDecision,
  url: URL,
): Response | undefined {
  if (verdict.kind === 'login') return redirect(loginUrl(url.pathname + url.search));
  if (verdict.kind !== 'wrong-role') return undefined;
  ports.notify.error(roleGuardMessage(verdict.role));
  return redirect('/');
}
