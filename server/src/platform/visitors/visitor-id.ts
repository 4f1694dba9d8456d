import { createHmac, randomBytes } from 'node:crypto';

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
  const digest = createHmac('sha256', secret).update(`visitor.${userId}`).digest();
  return { id: digest.subarray(0, BYTES).toString('base64url'), isNew: true };
}
