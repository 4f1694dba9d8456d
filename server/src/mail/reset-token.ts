import { createHmac } from 'node:crypto';

/**
 * Token of a mailed link to a new password, derived from a random key: the key, which is in the outbox, is
 * useless without the server's secret.
 */
export const makeResetToken = (secret: string, key: string): string =>
  createHmac('sha256', secret).update(`password-reset.${key}`).digest('base64url');
