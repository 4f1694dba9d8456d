import type { Shell } from '../parts';
import { judge, type Verdict } from './judge';

/** Checks access to an address for the current session; loads the user of an unread session first. */
export async function admit({ session, registry }: Shell, pathname: string): Promise<Verdict> {
  const verdict = judge(registry.get().access, session.getUser(), pathname);
  if (verdict.kind !== 'login') return verdict;
  const user = await session.settle();
  return user ? judge(registry.get().access, user, pathname) : verdict;
}
