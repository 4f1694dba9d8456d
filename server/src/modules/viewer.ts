import type { AccountType } from '@metier/sdk/rules';
import { refuse } from '../errors';
import type { SessionUser } from '../http/session/session';

/** The signed-in user as services receive them: id and role. */
export type Viewer = Pick<SessionUser, 'id' | 'accountType'>;

/** The viewer's side of an application; 404 for an operator, who has none. */
export function requireSide({ accountType }: Viewer): AccountType {
  if (accountType === 'operator') throw refuse.missing();
  return accountType;
}
