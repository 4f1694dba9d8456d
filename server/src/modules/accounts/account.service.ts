import type { Account, AccountLanguageBody, EmailChangeBody, PasswordChangeBody } from '@metier/sdk/contract';
import { inTransaction } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { requiresSecondFactor } from '../../http/access/second-factor';
import { deleteOtherSessions } from '../../http/session/session.repository';
import { padDuration } from '../../http/throttle/pad-duration';
import { findUser, updateUser, type UserRow } from './accounts.repository';
import { accountsTexts } from './accounts.texts';
import {
  deleteRequestedEmails,
  findRequestedEmail,
} from './email-confirmations/email-confirmations.repository';
import { addConfirmation, limitConfirmations } from './email-confirmations/email-confirmations.service';
import { mailAccountChange } from './mail-account-change';
import { deleteResetsOf, findUserByEmail } from './passwords/password-resets.repository';
import { findPasswordFlaw, hashPassword } from './passwords/passwords';
import { checkSecondProof } from './second-factors/second-factor.service';
import { checkPresentPassword, lockChecked, type AccountSource } from './passwords/present-password';
import { countRecoveryCodes, findTwoStep } from './second-factors/two-step.repository';

/** Longer than the change takes, so that the response time does not reveal whether an address has an account. */
const MIN_RESPONSE_MS = 200;

export async function getAccount({ db, clock, config }: Dependencies, userId: number): Promise<Account> {
  const account = await findUser(db, userId);
  if (!account) throw refuse.unauthenticated();
  const twoStep = await findTwoStep(db, userId);
  return {
    username: account.username,
    email: account.email,
    email_confirmed: account.emailConfirmedAt !== null,
    requested_email: (await findRequestedEmail(db, account, clock())) ?? null,
    two_step: {
      since: twoStep?.confirmedAt?.toISOString() ?? null,
      recovery_codes_left: await countRecoveryCodes(db, userId),
      is_required: requiresSecondFactor(config, account),
    },
  };
}

/**
 * Mails a link to the new address, which becomes the account's only when it is confirmed, and notifies
 * the present address. The response does not reveal whether another account has the new address: its owner is
 * mailed instead.
 */
export async function requestEmailChange(
  dependencies: Dependencies,
  source: AccountSource,
  { email, current_password: password, ...proof }: EmailChangeBody,
): Promise<void> {
  const account = await checkPresentPassword(dependencies, source, password);
  if (email.toLowerCase() === account.email.toLowerCase())
    throw refuse.field('email', accountsTexts.sameEmail);
  await checkSecondProof(dependencies, source, proof);
  await limitConfirmations(dependencies, email, source.address);
  await padDuration(MIN_RESPONSE_MS, mailRequest(dependencies, account, email));
}

function mailRequest(dependencies: Dependencies, checked: UserRow, email: string): Promise<void> {
  return inTransaction(dependencies.db, async (tx) => {
    const account = await lockChecked(tx, checked);
    const owner = await findUserByEmail(tx, email);
    await addConfirmation(dependencies, tx, account, { email, isMailed: !owner });
    await mailAccountChange(dependencies, tx, account, 'email-requested');
    if (!owner?.emailConfirmedAt) return;
    await dependencies.mail.enqueue(tx, {
      kind: 'email-taken',
      recipient: owner.email,
      eventKey: `email-taken:${account.id}:${dependencies.clock().getTime()}`,
      payload: {},
    });
  });
}

/** Invalidates the link to a new address; nothing to do without one. */
export async function cancelEmailChange({ db }: Dependencies, userId: number): Promise<void> {
  const account = await findUser(db, userId);
  if (account) await deleteRequestedEmails(db, account);
}

export async function setLanguage(
  { db }: Pick<Dependencies, 'db'>,
  userId: number,
  { language }: AccountLanguageBody,
): Promise<void> {
  await updateUser(db, userId, { language });
}

/**
 * Sets a new password, ends all other sessions of the account and invalidates its open links. Refuses by field
 * a wrong present password and a weak new one.
 */
export async function changePassword(
  dependencies: Dependencies,
  source: AccountSource,
  { current_password: current, password, ...proof }: PasswordChangeBody,
): Promise<UserRow> {
  const { db, config, live } = dependencies;
  const checked = await checkPresentPassword(dependencies, source, current);
  const names = [checked.username, checked.email];
  const flaw = findPasswordFlaw(password, { minLength: config.passwordMinLength, names });
  if (flaw) throw refuse.field('password', flaw);
  await checkSecondProof(dependencies, source, proof);
  const passwordHash = await hashPassword(password, 'known');
  return inTransaction(db, async (tx) => {
    const account = await lockChecked(tx, checked);
    const changed = await updateUser(tx, account.id, { passwordHash });
    await deleteOtherSessions(tx, account.id, source.sessionKey);
    await deleteResetsOf(tx, account.id);
    await deleteRequestedEmails(tx, account);
    await live.publish(tx, { kind: 'sessions', account: account.id });
    await mailAccountChange(dependencies, tx, account, 'password');
    return changed;
  });
}
