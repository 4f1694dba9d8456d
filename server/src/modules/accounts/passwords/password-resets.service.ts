import { randomBytes } from 'node:crypto';
import type { PasswordResetConfirmBody } from '@metier/sdk/contract';
import { inTransaction } from '../../../db/database';
import { refuse } from '../../../errors';
import { padDuration } from '../../../http/throttle/pad-duration';
import { hashToken } from '../../../signing';
import { deleteSessionsOf } from '../../../http/session/session.repository';
import { byNetwork, throttle, type Attempt, type Throttle } from '../../../http/throttle/throttle';
import { makeResetToken } from '../../../mail/account-tokens';
import type { Dependencies } from '../../../dependencies';
import { updateUser, type UserRow } from '../accounts.repository';
import type { RequestSource } from '../accounts.service';
import { accountsTexts } from '../accounts.texts';
import { deleteRequestedEmails } from '../email-confirmations/email-confirmations.repository';
import { mailAccountChange } from '../mail-account-change';
import {
  deleteExpiredResets,
  findUserByEmail,
  findUserByReset,
  insertReset,
  useReset,
} from './password-resets.repository';
import { findPasswordFlaw, hashPassword } from './passwords';

const HOUR_MS = 60 * 60_000;
const VALID_MS = HOUR_MS;
/**
 * Longer than the time to queue the mail, so that the response time does not reveal whether an account
 * exists.
 */
const MIN_RESPONSE_MS = 200;

const byCaller: Throttle = { name: 'reset-network', limit: 20, windowMs: HOUR_MS };
const byEmailAndCaller: Throttle = { name: 'reset-email-network', limit: 5, windowMs: HOUR_MS };
/** Upper bound of mails that strangers can cause; by then the owner has a link. */
const byEmail: Throttle = { name: 'reset-email', limit: 10, windowMs: HOUR_MS };
const byDevice: Throttle = { name: 'reset-device', limit: 3, windowMs: HOUR_MS };
const byWrongLink: Throttle = { name: 'reset-link', limit: 60, windowMs: HOUR_MS };

/** Mails a reset link if the address belongs to an account; the response does not reveal whether it does. */
export async function requestPasswordReset(
  dependencies: Dependencies,
  email: string,
  source: RequestSource,
): Promise<void> {
  await throttle(dependencies, listLimits(await findUserByEmail(dependencies.db, email), email, source));
  await padDuration(MIN_RESPONSE_MS, mailLink(dependencies, email));
}

/** A known device has a separate limit, which requests from elsewhere cannot exhaust. */
function listLimits(
  user: UserRow | undefined,
  email: string,
  { address, findDevice }: RequestSource,
): Attempt[] {
  const device = findDevice(user);
  const mailbox = user ? `user ${user.id}` : `email ${email.toLowerCase()}`;
  if (device !== undefined) return [{ rule: byDevice, subject: `${mailbox} ${device}` }];
  const here = byNetwork(byEmailAndCaller, address, [1, 1, 2]);
  return [
    ...byNetwork(byCaller, address),
    ...here.map(({ rule, subject }) => ({ rule, subject: `${mailbox} ${subject}` })),
    { rule: byEmail, subject: mailbox },
  ];
}

function mailLink({ db, clock, mail, config }: Dependencies, email: string): Promise<void> {
  const now = clock();
  const expiresAt = new Date(now.getTime() + VALID_MS);
  return inTransaction(db, async (tx) => {
    await deleteExpiredResets(tx, now);
    const user = await findUserByEmail(tx, email);
    if (!user) return;
    const key = randomBytes(32).toString('base64url');
    const tokenHash = hashToken(makeResetToken(config.sessionSecret, key));
    await insertReset(tx, { tokenHash, userId: user.id, createdAt: now, expiresAt });
    await mail.enqueue(tx, {
      kind: 'password-reset',
      recipient: user.email,
      eventKey: `password-reset:${tokenHash}`,
      payload: { key },
    });
  });
}

/**
 * Sets the password with a mailed link, which confirms the address too, ends all sessions of the user and
 * returns the user. Refuses by field an expired link, or a weak password, which leaves the link valid.
 */
export async function confirmPasswordReset(
  dependencies: Dependencies,
  { token, password }: PasswordResetConfirmBody,
  address: string,
): Promise<UserRow> {
  const { db, clock, config } = dependencies;
  const tokenHash = hashToken(token);
  const user = await findUserByReset(db, tokenHash, clock());
  if (!user) {
    // Only wrong links count: a valid link works however many wrong ones the network has tried.
    await throttle(dependencies, byNetwork(byWrongLink, address));
    throw refuse.field('token', accountsTexts.resetOver);
  }
  const names = [user.username, user.email];
  const flaw = findPasswordFlaw(password, { minLength: config.passwordMinLength, names });
  if (flaw) throw refuse.field('password', flaw);
  const passwordHash = await hashPassword(password, 'known');
  return inTransaction(db, async (tx) => {
    if (!(await useReset(tx, tokenHash, clock()))) throw refuse.field('token', accountsTexts.resetOver);
    // The link was mailed to the account's present address: a change of the address invalidates it.
    const emailConfirmedAt = user.emailConfirmedAt ?? clock();
    const changed = await updateUser(tx, user.id, { passwordHash, emailConfirmedAt });
    await deleteRequestedEmails(tx, changed);
    await mailAccountChange(dependencies, tx, user, 'password');
    if (!user.emailConfirmedAt)
      await dependencies.domainEvents.emit(tx, 'address.confirmed', { account: user.id });
    await deleteSessionsOf(tx, user.id);
    await dependencies.live.publish(tx, { kind: 'sessions', account: user.id });
    return changed;
  });
}
