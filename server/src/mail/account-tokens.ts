import { sign } from '../signing';

// Each token is derived from a random key: the key, which is in the outbox, is useless without the server's
// secret.

export const makeResetToken = (secret: string, key: string): string => sign(secret, 'password-reset', key);

/** Token of a mailed link that confirms an address. */
export const makeEmailToken = (secret: string, key: string): string => sign(secret, 'email', key);
