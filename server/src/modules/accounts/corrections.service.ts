import { inTransaction, type Queryable } from '../../db/database';
import { refuse } from '../../errors';
import { deleteFile, insertFile } from '../../files/files.repository';
import { deleteOtherSessions } from '../../http/session/session.repository';
import { revertAttempts, throttle, type Throttle } from '../../http/throttle/throttle';
import type { Dependencies } from '../../dependencies';
import { findUser, hasProfile, lockUser, updateUser, type UserRow } from './accounts.repository';
import { isTwoStepOn } from './second-factors/two-step.repository';
import { accountsTexts } from './accounts.texts';
import { deleteRequestedEmails } from './email-confirmations/email-confirmations.repository';
import { addConfirmation, limitConfirmations } from './email-confirmations/email-confirmations.service';
import { deleteResetsOf } from './passwords/password-resets.repository';
import { hashPassword, verifyPassword } from './passwords/passwords';
import type { AccountSource } from './passwords/present-password';
import { limitEnumeration } from './registrations/registration-limits';
import {
  assertFree,
  assertStrong,
  refuseTaken,
  toColumns,
  type Registration,
} from './registrations/registrations.service';

const byWrongPassword: Throttle = { name: 'revise-password', limit: 10, windowMs: 15 * 60_000 };

export interface Correction extends Registration {
  /** The account's current password; optional when `password` is unchanged. */
  readonly currentPassword?: string | undefined;
}

/**
 * Replaces the registration data of an account; a picture stays unless there is a new one. Requires the current
 * password; refuses like a registration, and with 409 once the account has a profile. A new password ends all
 * other sessions.
 */
export async function correctRegistration(
  dependencies: Dependencies,
  source: AccountSource,
  correction: Correction,
): Promise<UserRow> {
  const account = await findUser(dependencies.db, source.userId);
  if (!account) throw refuse.unauthenticated();
  if (account.accountType === 'operator') throw refuse.forbidden();
  if (await hasProfile(dependencies.db, account.id)) throw refuse.conflict(accountsTexts.hasProfile);
  // The form has no field for a code; the page of the account has.
  if (await isTwoStepOn(dependencies.db, account.id)) throw refuse.conflict(accountsTexts.twoStepOn);
  assertStrong(dependencies, correction);
  const isSamePassword = await confirmPassword(dependencies, source, account, correction);
  const passwordHash = isSamePassword
    ? account.passwordHash
    : await hashPassword(correction.password, 'known');
  const isSameEmail = correction.email.toLowerCase() === account.email.toLowerCase();
  const replace = async () => {
    await assertFree(dependencies, correction, account.id);
    if (!isSameEmail) await limitConfirmations(dependencies, correction.email, source.address);
    return replaceAccount(dependencies, source, { account, correction, passwordHash });
  };
  return isSameEmail ? replace() : limitEnumeration(dependencies, source.address, replace);
}

/**
 * True when `password` is already the account's, false when only `currentPassword` is; refuses by field
 * otherwise. Accepting either makes the retry of a correction idempotent if its response was lost.
 */
async function confirmPassword(
  dependencies: Dependencies,
  { sessionKey }: AccountSource,
  { passwordHash }: UserRow,
  { password, currentPassword }: Correction,
): Promise<boolean> {
  const attempts = [{ rule: byWrongPassword, subject: sessionKey }];
  const isRight = (given: string | undefined) =>
    given === undefined ? false : verifyPassword(passwordHash, given, 'known');
  await throttle(dependencies, attempts);
  let isWrong = false;
  try {
    if (await isRight(password)) return true;
    if (await isRight(currentPassword)) return false;
    isWrong = true;
  } finally {
    if (!isWrong) await revertAttempts(dependencies, attempts);
  }
  throw refuseCurrent(currentPassword);
}

const refuseCurrent = (given: string | undefined) =>
  refuse.field(
    'current_password',
    given === undefined ? accountsTexts.currentPasswordMissing : accountsTexts.currentPasswordWrong,
  );

interface Replacement {
  /** The account as read when its password was confirmed. */
  readonly account: UserRow;
  readonly correction: Correction;
  readonly passwordHash: string;
}

/** Replaces the account in one transaction. */
async function replaceAccount(
  dependencies: Dependencies,
  { sessionKey }: AccountSource,
  { account, correction, passwordHash }: Replacement,
): Promise<UserRow> {
  const { id } = account;
  const { revised, earlier } = await inTransaction(dependencies.db, async (tx) => {
    const present = await lockUser(tx, id);
    // Changed concurrently: the confirmed password is no longer the current one.
    if (present?.passwordHash !== account.passwordHash) throw refuseCurrent(correction.currentPassword);
    if (await hasProfile(tx, id)) throw refuse.conflict(accountsTexts.hasProfile);
    if (correction.picture) await insertFile(tx, correction.picture);
    const { profilePictureId, ...columns } = toColumns(correction, passwordHash);
    const revised = await replaceColumns(dependencies, tx, present, {
      ...columns,
      profilePictureId: profilePictureId ?? present.profilePictureId,
    });
    if (passwordHash !== account.passwordHash) {
      await deleteOtherSessions(tx, id, sessionKey);
      await dependencies.live.publish(tx, { kind: 'sessions', account: id });
    }
    const earlier = profilePictureId && present.profilePictureId;
    if (earlier) await deleteFile(tx, earlier);
    return { revised, earlier };
  }).catch(refuseTaken);
  // Best effort: an orphaned file costs little space, while an error here would report a committed change as
  // failed.
  if (earlier) await dependencies.files.remove(earlier).catch(() => {});
  return revised;
}

/** Another address is unconfirmed again and mailed a link; links mailed to the earlier one are invalidated. */
async function replaceColumns(
  dependencies: Dependencies,
  tx: Queryable,
  { id, email }: UserRow,
  columns: ReturnType<typeof toColumns>,
): Promise<UserRow> {
  const isSameEmail = columns.email.toLowerCase() === email.toLowerCase();
  const revised = await updateUser(tx, id, { ...columns, ...(!isSameEmail && { emailConfirmedAt: null }) });
  // A link may have been mailed to a mistyped address.
  await deleteResetsOf(tx, id);
  await deleteRequestedEmails(tx, revised);
  if (!isSameEmail) await addConfirmation(dependencies, tx, revised, { email: revised.email });
  return revised;
}
