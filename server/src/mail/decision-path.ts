import { sign } from '../signing';

/** Path of a decision for the account concerned, with a token instead of a login, which may be blocked. */
export const decisionPath = (secret: string, id: number): string =>
  `/decisions/${id}?token=${sign(secret, 'decision', String(id))}`;
