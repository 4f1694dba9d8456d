import { inTransaction, type Queryable } from '../../../db/database';
import type { Dependencies } from '../../../dependencies';
import { decrypt } from '../../../encryption';
import { refuse } from '../../../errors';
import { findUser } from '../accounts.repository';
import { accountsTexts } from '../accounts.texts';
import { limitCodes } from '../code-limits';
import { mailAccountChange } from '../mail-account-change';
import { hashRecoveryCode } from './recovery-codes';
import { findTimeStep } from './totp';
import * as repository from './two-step.repository';

export const TOTP_PURPOSE = 'totp';

/** The time step of a valid code of the app with this secret; undefined for any other code. */
export function findStep(
  { config, clock }: Dependencies,
  userId: number,
  sealed: string | null | undefined,
  code: string,
): number | undefined {
  const secret = sealed && decrypt(config.sessionSecret, TOTP_PURPOSE, String(userId), sealed);
  return secret ? findTimeStep(secret, code.replace(/\s/g, ''), clock()) : undefined;
}

/** True for a code of the account's app that was not accepted before, or for an unused recovery code. */
async function acceptCode(
  dependencies: Dependencies,
  tx: Queryable,
  userId: number,
  code: string,
): Promise<boolean> {
  const row = await repository.findTwoStep(tx, userId);
  const step = findStep(dependencies, userId, row?.secret, code);
  if (step !== undefined) return repository.useStep(tx, userId, step);
  const hash = hashRecoveryCode(code);
  if (!hash || !(await repository.useRecoveryCode(tx, userId, hash, dependencies.clock()))) return false;
  const account = await findUser(tx, userId);
  if (account) await mailAccountChange(dependencies, tx, account, 'recovery-code-used');
  return true;
}

/** Consumes a code of the account's app or a recovery code; 429 after too many wrong ones. */
export async function isCodeOf(
  dependencies: Dependencies,
  { userId, address }: { readonly userId: number; readonly address: string },
  code: string,
): Promise<boolean> {
  const isRight = await limitCodes(dependencies, { userId, address }, () =>
    inTransaction(
      dependencies.db,
      async (tx) => (await acceptCode(dependencies, tx, userId, code)) || undefined,
    ),
  );
  return isRight ?? false;
}

/**
 * The second step of a login: false for an account without two-step login; refuses with 401 by the field `code`
 * when this is no code of its app or an unused recovery code.
 */
export async function checkSecondStep(
  dependencies: Dependencies,
  { id: userId }: { readonly id: number },
  code: string | undefined,
  address: string,
): Promise<boolean> {
  if (!(await repository.isTwoStepOn(dependencies.db, userId))) return false;
  if (code === undefined) throw refuse.field('code', accountsTexts.codeMissing, 'unauthenticated');
  if (!(await isCodeOf(dependencies, { userId, address }, code)))
    throw refuse.field('code', accountsTexts.wrongCode, 'unauthenticated');
  return true;
}
