import type { FactorChangeBody } from '@metier/sdk/contract';
import type { Queryable } from '../../../db/database';
import type { Dependencies } from '../../../dependencies';
import { refuse } from '../../../errors';
import { requiresSecondFactor } from '../../../http/access/second-factor';
import type { UserRow } from '../accounts.repository';
import { accountsTexts } from '../accounts.texts';
import { verifyPasskey } from './passkey-login.service';
import { countPasskeysOf } from './passkeys.repository';
import { checkPresentPassword, type AccountSource } from '../passwords/present-password';
import { isCodeOf } from './two-step-codes.service';
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

/**
 * `checkPresentPassword` for changes of the second factors, with `requireFactor` and `checkSecondProof`: the session
 * and the password alone are not enough.
 */
export async function checkFactorChange(
  dependencies: Dependencies,
  source: AccountSource,
  { current_password: password, ...proof }: FactorChangeBody,
): Promise<UserRow> {
  const account = await checkPresentPassword(dependencies, source, password);
  await requireFactor(dependencies, dependencies.db, source, account);
  await checkSecondProof(dependencies, source, proof);
  return account;
}

/**
 * While two-step login is on, refuses without a code or a passkey of the account by the field `code` or `passkey`,
 * with 400: the session stays. A code counts once, so this comes after all other checks.
 */
export async function checkSecondProof(
  dependencies: Dependencies,
  source: AccountSource,
  { code, passkey }: Pick<FactorChangeBody, 'code' | 'passkey'>,
): Promise<void> {
  if (!(await isTwoStepOn(dependencies.db, source.userId))) return;
  if (passkey) {
    const owner = await verifyPasskey(dependencies, passkey, source.origin);
    if (owner?.id !== source.userId) throw refuse.field('passkey', accountsTexts.foreignPasskey);
  } else {
    if (code === undefined) throw refuse.field('code', accountsTexts.codeMissing);
    if (!(await isCodeOf(dependencies, source, code))) throw refuse.field('code', accountsTexts.wrongCode);
  }
}
