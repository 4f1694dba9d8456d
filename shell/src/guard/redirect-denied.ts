import type { Notify } from '@metier/sdk/remote';
import { redirect } from '@metier/sdk/router';
import { loginUrl, roleGuardMessage, textsIn, type Language } from '@metier/sdk/rules';
import { LOCKED_PAGE, type AccessDecision } from './decide-access';
import { guardTexts } from './guard.texts';

/**
 * Redirect for denied access: to login with a return address, to the page that keeps a locked account, or home,
 * with the reason. Undefined if no redirect applies.
 */
export function redirectDenied(
  notify: Pick<Notify, 'error'>,
  verdict: AccessDecision,
  url: URL,
  language: Language,
): Response | undefined {
  if (verdict.kind === 'login') return redirect(loginUrl(url.pathname + url.search));
  if (verdict.kind === 'locked') {
    notify.error(textsIn(language, guardTexts).locked(verdict.deletionAt));
    return redirect(LOCKED_PAGE);
  }
  if (verdict.kind !== 'wrong-role') return undefined;
  notify.error(roleGuardMessage(verdict.role, language));
  return redirect('/');
}
