import { sign } from '../signing';

/**
 * Token of a mailed link to a new password, derived from a random key: the key, which is in the outbox, is
 * useless without the server's secret.
 */
export const makeResetToken = (secret: string, key: string): string => sign(secret, 'password-reset', key);
