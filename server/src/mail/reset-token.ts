import { createHmac } from 'node:crypto';

/**
 * The token of a mailed link to a new password, made from a random key: without the server's secret the key, which
 * waits in the outbox, opens nothing.
 */
export const makeResetToken = (secret: string, key: string): string =>
  createHmac('sha256', secret).update(`password-reset.${key}`).digest('base64url');
