import { createHmac, randomBytes } from 'node:crypto';

const BYTES = 16;
const SHAPE = /^[\w-]{22}$/;

/**
 * What draws a browser into rollouts: what its cookie says, whoever is signed in by now; without one what follows from
 * the account, so that all browsers of a person are drawn alike; else something new. It tells nothing of the account.
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
