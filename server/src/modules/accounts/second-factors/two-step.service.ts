import type { FactorChangeBody, RecoveryCodes, TwoStepSetup } from '@metier/sdk/contract';
import { inTransaction, type Queryable } from '../../../db/database';
import type { Dependencies } from '../../../dependencies';
import { encrypt } from '../../../encryption';
import { refuse } from '../../../errors';
import { requiresSecondFactor } from '../../../http/access/second-factor';
import { deleteOtherSessions, markSecondFactor } from '../../../http/session/session.repository';
import { lockUser } from '../accounts.repository';
import { accountsTexts } from '../accounts.texts';
import { limitCodes } from '../code-limits';
import { mailAccountChange } from '../mail-account-change';
import { lockChecked, type AccountSource } from '../passwords/present-password';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes';
import { checkFactorChange, requireFactor } from './second-factor.service';
import { drawQrCode, makeTotpAddress, makeTotpSecret } from './totp';
import { findStep, TOTP_PURPOSE } from './two-step-codes.service';
import * as repository from './two-step.repository';

/**
 * Makes the secret for an authenticator app, which counts once a code of the app has confirmed it; an app that
 * is to be replaced stays valid until then.
 */
export async function startTwoStep(
  dependencies: Dependencies,
  source: AccountSource,
  proof: FactorChangeBody,
): Promise<TwoStepSetup> {
  const { db, config } = dependencies;
  const { id, username } = await checkFactorChange(dependencies, source, proof);
  const secret = makeTotpSecret();
  await repository.putNewSecret(db, id, encrypt(config.sessionSecret, TOTP_PURPOSE, String(id), secret));
  const address = makeTotpAddress(secret, username);
  return { secret, address, qr: drawQrCode(address) };
}

/**
 * Turns two-step login on, or replaces its app, with a code of the new app; ends all other sessions and returns
 * new recovery codes.
 */
export async function confirmTwoStep(
  dependencies: Dependencies,
  source: AccountSource,
  code: string,
): Promise<RecoveryCodes> {
  const codes = await limitCodes(dependencies, source, () =>
    inTransaction(dependencies.db, (tx) => confirmApp(dependencies, tx, source, code)),
  );
  if (!codes) throw refuse.field('code', accountsTexts.wrongCode);
  return codes;
}

/** Undefined for a wrong code. */
async function confirmApp(
  dependencies: Dependencies,
  tx: Queryable,
  source: AccountSource,
  code: string,
): Promise<RecoveryCodes | undefined> {
  const { userId, sessionKey } = source;
  // The account first, as every other change does: two at once then wait instead of deadlocking.
  const account = await lockUser(tx, userId);
  const row = await repository.findTwoStep(tx, userId);
  const step = findStep(dependencies, userId, row?.newSecret, code);
  if (!account || !row || step === undefined) return undefined;
  await requireFactor(dependencies, tx, source, account);
  const confirmedAt = dependencies.clock();
  await repository.confirmSecret(tx, { userId, secret: row.newSecret, confirmedAt, lastStep: step });
  await deleteOtherSessions(tx, userId, sessionKey);
  await markSecondFactor(tx, sessionKey);
  await dependencies.live.publish(tx, { kind: 'sessions', account: userId });
  const change = row.confirmedAt ? 'two-step-app' : 'two-step-on';
  await mailAccountChange(dependencies, tx, account, change);
  return replaceCodes(tx, userId);
}

/** Turns two-step login off and deletes the recovery codes; nothing changes while it is off. */
export async function endTwoStep(
  dependencies: Dependencies,
  source: AccountSource,
  proof: FactorChangeBody,
): Promise<void> {
  const checked = await checkFactorChange(dependencies, source, proof);
  if (requiresSecondFactor(dependencies.config, checked))
    throw refuse.conflict(accountsTexts.twoStepRequired);
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
  proof: FactorChangeBody,
): Promise<RecoveryCodes> {
  const checked = await checkFactorChange(dependencies, source, proof);
  return inTransaction(dependencies.db, async (tx) => {
    const account = await lockChecked(tx, checked);
    if (!(await repository.isTwoStepOn(tx, account.id))) throw refuse.conflict(accountsTexts.twoStepOff);
    await mailAccountChange(dependencies, tx, account, 'recovery-codes');
    return replaceCodes(tx, account.id);
  });
}

async function replaceCodes(tx: Queryable, userId: number): Promise<RecoveryCodes> {
  const codes = makeRecoveryCodes();
  const hashes = codes.flatMap((code) => hashRecoveryCode(code) ?? []);
  await repository.replaceRecoveryCodes(tx, userId, hashes);
  return { recovery_codes: codes };
}
