import type { Queryable } from '../../../db/database';
import type { Dependencies } from '../../../dependencies';
import { refuse } from '../../../errors';
import { revertAttempts, throttle, type Throttle } from '../../../http/throttle/throttle';
import { findUser, lockUser, type UserRow } from '../accounts.repository';
import { accountsTexts } from '../accounts.texts';
import { verifyPassword } from './passwords';

const byWrongPassword: Throttle = { name: 'present-password', limit: 10, windowMs: 15 * 60_000 };

/** The session from which a person changes the account. */
export interface AccountSource {
  readonly userId: number;
  readonly sessionKey: string;
  readonly address: string;
  readonly origin: string;
  /** Whether the session was opened with a second factor, or one was set up in it. */
  readonly hasSecondFactor: boolean;
}

const refusePassword = () => refuse.field('current_password', accountsTexts.currentPasswordWrong);

/**
 * Returns the account when this is its present password; refuses by field otherwise, and with 429 after too
 * many wrong ones from the session. Every sensitive change of an account asks for it, because a session may be
 * in the wrong hands.
 */
export async function checkPresentPassword(
  dependencies: Dependencies,
  { userId, sessionKey }: AccountSource,
  password: string,
): Promise<UserRow> {
  const attempts = [{ rule: byWrongPassword, subject: sessionKey }];
  await throttle(dependencies, attempts);
  const account = await findUser(dependencies.db, userId);
  if (!account || !(await verifyPassword(account.passwordHash, password, 'known'))) throw refusePassword();
  await revertAttempts(dependencies, attempts);
  return account;
}

/** Locks the account until the transaction ends; refuses if its password has changed since it was checked. */
export async function lockChecked(tx: Queryable, checked: UserRow): Promise<UserRow> {
  const present = await lockUser(tx, checked.id);
  if (present?.passwordHash !== checked.passwordHash) throw refusePassword();
  return present;
}
