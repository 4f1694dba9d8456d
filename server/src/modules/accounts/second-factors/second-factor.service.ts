import type { Queryable } from '../../../db/database';
import type { Dependencies } from '../../../dependencies';
import { refuse } from '../../../errors';
import { requiresSecondFactor } from '../../../http/access/second-factor';
import type { UserRow } from '../accounts.repository';
import { accountsTexts } from '../accounts.texts';
import { countPasskeysOf } from './passkeys.repository';
import { checkPresentPassword, type AccountSource } from '../passwords/present-password';
import { isTwoStepOn } from './two-step.repository';

/** Whether the account has an authenticator app or a passkey. */
export const hasFactor = async (db: Queryable, userId: number): Promise<boolean> =>
  (await isTwoStepOn(db, userId)) || (await countPasskeysOf(db, userId)) > 0;

/**
 * Refuses to change the second factors of an account that requires one in a session without it, except to set
 * up the first: otherwise the password would be enough to replace them.
 */
export async function requireFactor(
  { config }: Dependencies,
  db: Queryable,
  { hasSecondFactor }: AccountSource,
  account: UserRow,
): Promise<void> {
  if (hasSecondFactor || !requiresSecondFactor(config, account)) return;
  if (await hasFactor(db, account.id)) throw refuse.forbidden(accountsTexts.secondFactorFirst);
}

/** `checkPresentPassword` for changes of the second factors, with `requireFactor`. */
export async function checkFactorChange(
  dependencies: Dependencies,
  source: AccountSource,
  password: string,
): Promise<UserRow> {
  const account = await checkPresentPassword(dependencies, source, password);
  await requireFactor(dependencies, dependencies.db, source, account);
  return account;
}
