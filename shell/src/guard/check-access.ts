import type { ShellServices } from '../shell-services';
import { decideAccess, type AccessDecision } from './decide-access';

/** Checks access to an address for the current session; loads the user of an unread session first. */
export async function checkAccess(
  { session, registry }: ShellServices,
  pathname: string,
): Promise<AccessDecision> {
  const verdict = decideAccess(registry.get().access, session.getUser(), pathname);
  if (verdict.kind !== 'login') return verdict;
  const user = await session.resolveUser();
  return user ? decideAccess(registry.get().access, user, pathname) : verdict;
}
