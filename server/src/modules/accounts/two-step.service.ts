import type { RecoveryCodes, TwoStepSetup } from '@metier/sdk/contract';
import { inTransaction, type Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { decrypt, encrypt } from '../../encryption';
import { refuse } from '../../errors';
import { deleteOtherSessions } from '../../http/session/session.repository';
import { findUser } from './accounts.repository';
import { accountsTexts } from './accounts.texts';
import { limitCodes } from './code-limits';
import { mailAccountChange } from './mail-account-change';
import { checkPresentPassword, lockChecked, type AccountSource } from './present-password';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes';
import { requiresSecondFactor } from './second-factor.policy';
import { drawQrCode, findTimeStep, makeTotpAddress, makeTotpSecret } from './totp';
import * as repository from './two-step.repository';

const PURPOSE = 'totp';

/** Whether two-step login is on. */
export const hasSecondFactor = async (db: Queryable, userId: number): Promise<boolean> =>
  Boolean((await repository.findTwoStep(db, userId))?.confirmedAt);

/** Makes the secret for an authenticator app, which counts once a code of the app has confirmed it. */
export async function startTwoStep(
  dependencies: Dependencies,
  source: AccountSource,
  password: string,
): Promise<TwoStepSetup> {
  const { db, config, clock } = dependencies;
  const { id, username } = await checkPresentPassword(dependencies, source, password);
  const secret = makeTotpSecret();
  const sealed = encrypt(config.sessionSecret, PURPOSE, String(id), secret);
  if (!(await repository.putSecret(db, { userId: id, secret: sealed, createdAt: clock() })))
    throw refuse.conflict(accountsTexts.twoStepOn);
  const address = makeTotpAddress(secret, username);
  return { secret, address, qr: drawQrCode(address) };
}

/** Turns two-step login on with a code of the app; ends all other sessions and returns the recovery codes. */
export async function confirmTwoStep(
  dependencies: Dependencies,
  { userId, sessionKey, address }: AccountSource,
  code: string,
): Promise<RecoveryCodes> {
  const { db, clock, live } = dependencies;
  const isRight = await limitCodes(dependencies, { userId, address }, () =>
    inTransaction(db, (tx) => acceptAppCode(dependencies, tx, userId, code)),
  );
  if (!isRight) throw refuse.field('code', accountsTexts.wrongCode);
  return inTransaction(db, async (tx) => {
    const account = await findUser(tx, userId);
    if (!account || !(await repository.confirmSecret(tx, userId, clock())))
      throw refuse.conflict(accountsTexts.twoStepOn);
    await deleteOtherSessions(tx, userId, sessionKey);
    await live.publish(tx, { kind: 'sessions', account: userId });
    await mailAccountChange(dependencies, tx, account, 'two-step-on');
    return replaceCodes(tx, userId);
  });
}

/** Turns two-step login off and deletes the recovery codes; nothing changes while it is off. */
export async function endTwoStep(
  dependencies: Dependencies,
  source: AccountSource,
  password: string,
): Promise<void> {
  const checked = await checkPresentPassword(dependencies, source, password);
  if (requiresSecondFactor(checked)) throw refuse.conflict(accountsTexts.twoStepRequired);
  await inTransaction(dependencies.db, async (tx) => {
    const account = await lockChecked(tx, checked);
    if (await repository.deleteTwoStep(tx, account.id))
      await mailAccountChange(dependencies, tx, account, 'two-step-off');
  });
}

/** Replaces the recovery codes; 409 while two-step login is off. */
export async function renewRecoveryCodes(
  dependencies: Dependencies,
  source: AccountSource,
  password: string,
): Promise<RecoveryCodes> {
  const checked = await checkPresentPassword(dependencies, source, password);
  return inTransaction(dependencies.db, async (tx) => {
    const account = await lockChecked(tx, checked);
    if (!(await hasSecondFactor(tx, account.id))) throw refuse.conflict(accountsTexts.twoStepOff);
    await mailAccountChange(dependencies, tx, account, 'recovery-codes');
    return replaceCodes(tx, account.id);
  });
}

async function replaceCodes(tx: Queryable, userId: number): Promise<RecoveryCodes> {
  const codes = makeRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(code) ?? '');
  await repository.replaceRecoveryCodes(tx, userId, hashes);
  return { recovery_codes: codes };
}

/** True for a code of the account's app that was not accepted before. */
async function acceptAppCode(
  { config, clock }: Dependencies,
  tx: Queryable,
  userId: number,
  code: string,
): Promise<boolean> {
  const row = await repository.findTwoStep(tx, userId);
  const secret = row && decrypt(config.sessionSecret, PURPOSE, String(userId), row.secret);
  if (!secret) return false;
  const step = findTimeStep(secret, code.replace(/\s/g, ''), clock());
  return step !== undefined && repository.useStep(tx, userId, step);
}

/**
 * The second step of a login: refuses with 401 by the field `code` when the account has two-step login and
 * this is no code of its app or an unused recovery code.
 */
export async function checkSecondFactor(
  dependencies: Dependencies,
  { id: userId }: { readonly id: number },
  code: string | undefined,
  address: string,
): Promise<void> {
  const { db, clock } = dependencies;
  if (!(await hasSecondFactor(db, userId))) return;
  if (code === undefined) throw refuse.field('code', accountsTexts.codeMissing, 'unauthenticated');
  const isRight = await limitCodes(dependencies, { userId, address }, () =>
    inTransaction(db, async (tx) => {
      if (await acceptAppCode(dependencies, tx, userId, code)) return true;
      const hash = hashRecoveryCode(code);
      if (!hash || !(await repository.useRecoveryCode(tx, userId, hash, clock()))) return false;
      const account = await findUser(tx, userId);
      if (account) await mailAccountChange(dependencies, tx, account, 'recovery-code-used');
      return true;
    }),
  );
  if (!isRight) throw refuse.field('code', accountsTexts.wrongCode, 'unauthenticated');
}
