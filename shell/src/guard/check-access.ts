import type { RegistryClient } from '../registry/registry-client';
import type { ShellSession } from '../session/session';
import { decideAccess, type AccessDecision } from './decide-access';

export interface AccessServices {
  readonly session: Pick<ShellSession, 'getUser' | 'resolveUser'>;
  readonly registry: Pick<RegistryClient, 'get'>;
}

/** Checks access to an address for the current session; loads the user of an unread session first. */
export async function checkAccess(
  { session, registry }: AccessServices,
  pathname: string,
): Promise<AccessDecision> {
  const verdict = decideAccess(registry.get().access, session.getUser(), pathname);
  if (verdict.kind !== 'login') return verdict;
  const user = await session.resolveUser();
  return user ? decideAccess(registry.get().access, user, pathname) : verdict;
}
