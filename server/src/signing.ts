import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/schema';

/** A signature is valid for one purpose only. */
type Purpose =
  | 'alert'
  | 'alert-address'
  | 'csrf'
  | 'custody'
  | 'decision'
  | 'device'
  | 'email'
  | 'interview'
  | 'passkey'
  | 'password-reset'
  | 'release'
  | 'replay'
  | 'smoke'
  | 'ticket'
  | 'unsubscribe'
  | 'visitor'
  | 'wrote';

/** Signature of a text, in base64url. */
export const sign = (secret: string, purpose: Purpose, text: string): string =>
  hashWithKey(secret, `${purpose}.${text}`).toString('base64url');

/** True if the signature is `sign` of these, compared in constant time. */
export const isSigned = (secret: string, purpose: Purpose, text: string, signature: string): boolean =>
  isSame(signature, sign(secret, purpose, text));

/** HMAC-SHA-256: not to be guessed or reversed without the key. */
export const hashWithKey = (key: string, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** Hash under which a secret token is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Compares secrets in constant time; the hashes hide the lengths, too. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));
}

/** Signs a value that the browser stores: readable, tamper-proof, and invalid after `expiresAt`. */
export function signValue(secret: string, purpose: Purpose, value: object, expiresAt: Date): string {
  const text = Buffer.from(JSON.stringify({ value, end: expiresAt.getTime() })).toString('base64url');
  return `${text}.${sign(secret, purpose, text)}`;
}

/**
 * Returns the value; undefined if the signature or purpose does not match, the value has expired, or its
 * shape differs.
 */
export function readSignedValue<Schema extends TSchema>(
  secret: string,
  purpose: Purpose,
  signed: string,
  schema: Schema,
  now: Date,
): Static<Schema> | undefined {
  const [text = '', signature = ''] = signed.split('.');
  if (!isSigned(secret, purpose, text, signature)) return undefined;
  const { value, end } = JSON.parse(Buffer.from(text, 'base64url').toString()) as SignedPayload;
  return end > now.getTime() && Check(schema, value) ? (value as Static<Schema>) : undefined;
}

interface SignedPayload {
  readonly value: unknown;
  readonly end: number;
}
