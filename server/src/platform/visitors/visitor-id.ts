import { randomBytes } from 'node:crypto';
import { sign } from '../../signing';

const BYTES = 16;
const SHAPE = /^[\w-]{22}$/;

/**
 * Id that assigns a browser to rollouts: from its cookie, whatever user is signed in; without one derived
 * from the account, so that all browsers of a user are assigned alike; else random. It does not reveal the
 * account.
 */
export function findVisitorId(
  cookie: string | undefined,
  userId: number | undefined,
  secret: string,
): { readonly id: string; readonly isNew: boolean } {
  if (cookie !== undefined && SHAPE.test(cookie)) return { id: cookie, isNew: false };
  if (userId === undefined) return { id: randomBytes(BYTES).toString('base64url'), isNew: true };
  const digest = Buffer.from(sign(secret, 'visitor', String(userId)), 'base64url');
  return { id: digest.toString('base64url', 0, BYTES), isNew: true };
}
