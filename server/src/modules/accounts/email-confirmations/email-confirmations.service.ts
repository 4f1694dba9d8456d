import { randomBytes } from 'node:crypto';
import type { ConfirmedEmail } from '@metier/sdk/contract';
import { inTransaction, type Queryable } from '../../../db/database';
import { findViolatedKey } from '../../../db/database-errors';
import type { Dependencies } from '../../../dependencies';
import { refuse } from '../../../errors';
import { byNetwork, throttle, type Throttle } from '../../../http/throttle/throttle';
import { makeEmailToken } from '../../../mail/account-tokens';
import { hashToken } from '../../../signing';
import { findUser, lockUser, updateUser, type UserRow } from '../accounts.repository';
import { accountsTexts } from '../accounts.texts';
import * as repository from './email-confirmations.repository';
import { mailAccountChange } from '../mail-account-change';
import { deleteResetsOf } from '../passwords/password-resets.repository';

const HOUR_MS = 60 * 60_000;
const VALID_MS = { own: 7 * 24 * HOUR_MS, requested: 24 * HOUR_MS };

const byMailbox: Throttle = { name: 'confirm-mailbox', limit: 5, windowMs: HOUR_MS };
const byCaller: Throttle = { name: 'confirm-network', limit: 60, windowMs: HOUR_MS };
const byWrongLink: Throttle = { name: 'confirm-link', limit: 60, windowMs: HOUR_MS };

/** Counts a mail that a person causes to an address; 429 after too many to the address or from the network. */
export const limitConfirmations = (
  dependencies: Dependencies,
  email: string,
  address: string,
): Promise<void> =>
  throttle(dependencies, [
    ...byNetwork(byCaller, address),
    { rule: byMailbox, subject: email.toLowerCase() },
  ]);

/**
 * Makes a link that confirms `email` for the account: its own address, or the one that is to replace it. It
 * is mailed to the address unless `isMailed` is false.
 */
export async function addConfirmation(
  { mail, clock, config }: Dependencies,
  tx: Queryable,
  account: UserRow,
  { email, isMailed = true }: { readonly email: string; readonly isMailed?: boolean },
): Promise<void> {
  const now = clock();
  const isNew = email.toLowerCase() !== account.email.toLowerCase();
  const key = randomBytes(32).toString('base64url');
  const tokenHash = hashToken(makeEmailToken(config.sessionSecret, key));
  const expiresAt = new Date(now.getTime() + VALID_MS[isNew ? 'requested' : 'own']);
  await repository.deleteExpiredConfirmations(tx, now);
  if (isNew) await repository.deleteRequestedEmails(tx, account);
  await repository.insertConfirmation(tx, {
    tokenHash,
    userId: account.id,
    email,
    createdAt: now,
    expiresAt,
  });
  if (!isMailed) return;
  await mail.enqueue(tx, {
    kind: 'email-confirm',
    recipient: email,
    eventKey: `email-confirm:${tokenHash}`,
    payload: { key, isNew },
  });
}

/** Mails the link for the account's own address again; 409 when the address is confirmed. */
export async function resendConfirmation(
  dependencies: Dependencies,
  userId: number,
  address: string,
): Promise<void> {
  const account = await findUser(dependencies.db, userId);
  if (!account) throw refuse.unauthenticated();
  if (account.emailConfirmedAt) throw refuse.conflict(accountsTexts.emailConfirmed);
  await limitConfirmations(dependencies, account.email, address);
  await inTransaction(dependencies.db, (tx) =>
    addConfirmation(dependencies, tx, account, { email: account.email }),
  );
}

/**
 * Confirms the address of a mailed link, and makes it the account's if it was another. A link that was used
 * succeeds again as long as its address is the account's, so that two tabs show the same.
 */
export async function confirmEmail(
  dependencies: Dependencies,
  token: string,
  address: string,
): Promise<ConfirmedEmail> {
  const tokenHash = hashToken(token);
  const link = await repository.findConfirmation(dependencies.db, tokenHash, dependencies.clock());
  if (!link) {
    // Only wrong links count: a valid link works however many wrong ones the network has tried.
    await throttle(dependencies, byNetwork(byWrongLink, address));
    throw refuse.field('token', accountsTexts.confirmationOver);
  }
  return inTransaction(dependencies.db, (tx) => useLink(dependencies, tx, link)).catch(refuseTaken);
}

async function useLink(
  dependencies: Dependencies,
  tx: Queryable,
  { tokenHash, userId, email }: repository.ConfirmationRow,
): Promise<ConfirmedEmail> {
  const now = dependencies.clock();
  const account = await lockUser(tx, userId);
  if (!account) throw refuse.field('token', accountsTexts.confirmationOver);
  const isOwn = account.email.toLowerCase() === email.toLowerCase();
  if (await repository.useConfirmation(tx, tokenHash, now)) {
    if (!isOwn) await replaceEmail(dependencies, tx, account, email);
    else if (!account.emailConfirmedAt) await updateUser(tx, userId, { emailConfirmedAt: now });
    if (!account.emailConfirmedAt)
      await dependencies.domainEvents.emit(tx, 'address.confirmed', { account: userId });
  } else if (!isOwn || !account.emailConfirmedAt) {
    throw refuse.field('token', accountsTexts.confirmationOver);
  }
  return { username: account.username, email };
}

async function replaceEmail(
  dependencies: Dependencies,
  tx: Queryable,
  account: UserRow,
  email: string,
): Promise<void> {
  const changed = await updateUser(tx, account.id, { email, emailConfirmedAt: dependencies.clock() });
  await mailAccountChange(dependencies, tx, account, 'email');
  // Links mailed to the earlier address, which may be lost to its owner.
  await deleteResetsOf(tx, account.id);
  await repository.deleteRequestedEmails(tx, changed);
}

/** The person has the mailbox, so this reveals nothing that a new registration would not. */
function refuseTaken(error: unknown): never {
  if (findViolatedKey(error) === 'users_email_key')
    throw refuse.field('token', accountsTexts.confirmationTaken);
  throw error;
}
