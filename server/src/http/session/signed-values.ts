import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/schema';

/** A signature is valid for one purpose only. */
type Purpose = 'device' | 'release' | 'ticket' | 'wrote';

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
  if (!isSame(signature, sign(secret, purpose, text))) return undefined;
  const { value, end } = JSON.parse(Buffer.from(text, 'base64url').toString()) as SignedPayload;
  return end > now.getTime() && Check(schema, value) ? (value as Static<Schema>) : undefined;
}

interface SignedPayload {
  readonly value: unknown;
  readonly end: number;
}

const sign = (secret: string, purpose: Purpose, text: string) =>
  createHmac('sha256', secret).update(`${purpose}.${text}`).digest('base64url');

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
