import { randomBytes } from 'node:crypto';
import type { PasswordResetConfirmBody } from '@metier/shared/contract';
import { inTransaction } from '../../db/database';
import { refuse } from '../../errors';
import { takeAtLeast } from '../../http/even-time';
import { hashToken } from '../../http/session';
import { deleteSessionsOf } from '../../http/session.repository';
import { networkOf, throttle, type Throttle } from '../../http/throttle';
import { makeResetToken } from '../../mail/reset-token';
import type { Parts } from '../../parts';
import { accountsTexts } from './accounts.texts';
import {
  deleteExpiredResets,
  findUserByEmail,
  findUserByReset,
  insertReset,
  updatePassword,
  useReset,
} from './password-resets.repository';
import { findPasswordFlaw, hashPassword } from './passwords';

const HOUR_MS = 60 * 60_000;
const VALID_MS = HOUR_MS;
/** Longer than the mail's writing takes, so that an account cannot be told from none by the clock. */
const ANSWER_MS = 200;

const byAddress: Throttle = { name: 'reset-address', limit: 20, windowMs: HOUR_MS };
const byEmail: Throttle = { name: 'reset-email', limit: 5, windowMs: HOUR_MS };
const confirmByAddress: Throttle = { name: 'reset-confirm-address', limit: 60, windowMs: HOUR_MS };

/** Mails a link to a new password if the address is an account's, and does not let on whether it is. */
export async function requestPasswordReset(parts: Parts, email: string, address: string): Promise<void> {
  await throttle(parts, byAddress, networkOf(address));
  await throttle(parts, byEmail, email.toLowerCase());
  await takeAtLeast(ANSWER_MS, mailLink(parts, email));
}

function mailLink({ db, clock, mail, config }: Parts, email: string): Promise<void> {
  const now = clock();
  const expiresAt = new Date(now.getTime() + VALID_MS);
  return inTransaction(db, async (tx) => {
    await deleteExpiredResets(tx, now);
    const user = await findUserByEmail(tx, email);
    if (!user) return;
    const key = randomBytes(32).toString('base64url');
    const tokenHash = hashToken(makeResetToken(config.sessionSecret, key));
    await insertReset(tx, { tokenHash, userId: user.id, createdAt: now, expiresAt });
    await mail.put(tx, {
      kind: 'password-reset',
      recipient: user.email,
      eventKey: `password-reset:${tokenHash}`,
      payload: { name: user.username, key },
    });
  });
}

/**
 * Sets the password by a mailed link, which is then used up, and ends all sessions of the user, whose id it gives.
 * Refuses by field: a link that is over, or a weak password, which leaves the link as good as it was.
 */
export async function confirmPasswordReset(
  parts: Parts,
  { token, password }: PasswordResetConfirmBody,
  address: string,
): Promise<number> {
  await throttle(parts, confirmByAddress, networkOf(address));
  const { db, clock, config } = parts;
  const tokenHash = hashToken(token);
  const user = await findUserByReset(db, tokenHash, clock());
  if (!user) throw refuse.field('token', accountsTexts.resetOver);
  const names = [user.username, user.email];
  const flaw = findPasswordFlaw(password, { minLength: config.passwordMinLength, names });
  if (flaw) throw refuse.field('password', flaw);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    if (!(await useReset(tx, tokenHash, clock()))) throw refuse.field('token', accountsTexts.resetOver);
    await updatePassword(tx, user.id, passwordHash);
    await deleteSessionsOf(tx, user.id);
    await parts.live.publish(tx, { kind: 'sessions', account: user.id });
  });
  return user.id;
}
