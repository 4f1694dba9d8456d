import type { RecoveryCodes, TwoStepSetup } from '@metier/sdk/contract';
import { inTransaction, type Queryable } from '../../../db/database';
import type { Dependencies } from '../../../dependencies';
import { decrypt, encrypt } from '../../../encryption';
import { refuse } from '../../../errors';
import { requiresSecondFactor } from '../../../http/access/second-factor';
import { deleteOtherSessions, markSecondFactor } from '../../../http/session/session.repository';
import { findUser, lockUser } from '../accounts.repository';
import { accountsTexts } from '../accounts.texts';
import { limitCodes } from '../code-limits';
import { mailAccountChange } from '../mail-account-change';
import { lockChecked, type AccountSource } from '../passwords/present-password';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes';
import { checkFactorChange, requireFactor } from './second-factor.service';
import { drawQrCode, findTimeStep, makeTotpAddress, makeTotpSecret } from './totp';
import * as repository from './two-step.repository';

const PURPOSE = 'totp';

/**
 * Makes the secret for an authenticator app, which counts once a code of the app has confirmed it; an app that
 * is to be replaced stays valid until then.
 */
export async function startTwoStep(
  dependencies: Dependencies,
  source: AccountSource,
  password: string,
): Promise<TwoStepSetup> {
  const { db, config } = dependencies;
  const { id, username } = await checkFactorChange(dependencies, source, password);
  const secret = makeTotpSecret();
  await repository.putNewSecret(db, id, encrypt(config.sessionSecret, PURPOSE, String(id), secret));
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
  password: string,
): Promise<void> {
  const checked = await checkFactorChange(dependencies, source, password);
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
  password: string,
): Promise<RecoveryCodes> {
  const checked = await checkFactorChange(dependencies, source, password);
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

/** The time step of a valid code of the app with this secret; undefined for any other code. */
function findStep(
  { config, clock }: Dependencies,
  userId: number,
  sealed: string | null | undefined,
  code: string,
): number | undefined {
  const secret = sealed && decrypt(config.sessionSecret, PURPOSE, String(userId), sealed);
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
  const isRight = await limitCodes(dependencies, { userId, address }, () =>
    inTransaction(
      dependencies.db,
      async (tx) => (await acceptCode(dependencies, tx, userId, code)) || undefined,
    ),
  );
  if (!isRight) throw refuse.field('code', accountsTexts.wrongCode, 'unauthenticated');
  return true;
}
