import { redirect } from '@metier/shared/router';
import { explainRoleGuard, loginAddress } from '@metier/shared/rules';
import type { Shell } from '../parts';
import type { Verdict } from './judge';

/** Where somebody is sent who may not stay: to login and back, or home with the reason. Undefined: nowhere. */
export function turnAway({ ports }: Shell, verdict: Verdict, url: URL): Response | undefined {
  if (verdict.kind === 'login') return redirect(loginAddress(url.pathname + url.search));
  if (verdict.kind !== 'wrong-role') return undefined;
  ports.notify.error(explainRoleGuard(verdict.role));
  return redirect('/');
}
