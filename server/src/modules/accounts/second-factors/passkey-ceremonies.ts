import type { PasskeyResponse } from '@metier/sdk/contract';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Dependencies } from '../../../dependencies';
import { hashToken } from '../../../signing';
import { insertChallenge, takeChallenge } from './passkeys.repository';

/** As long as browsers wait for the person. */
const VALID_MS = 5 * 60_000;

/** Name and id of this site for passkeys: a passkey works on this host alone. */
export const nameParty = (origin: string) => ({ rpName: 'Metier', rpID: new URL(origin).hostname });

export const readTransports = (transports: string): AuthenticatorTransport[] =>
  transports.split(',').filter(Boolean) as AuthenticatorTransport[];

/** Stores the challenge of a ceremony that has begun; `userId` is null for a login. */
export const addChallenge = (
  { db, clock }: Dependencies,
  challenge: string,
  userId: number | null,
): Promise<void> => {
  const now = clock();
  const expiresAt = new Date(now.getTime() + VALID_MS);
  return insertChallenge(db, { challengeHash: hashToken(challenge), userId, expiresAt }, now);
};

/**
 * The challenge that a device has signed, once, if it was stored for this account, or for a login, and has not
 * expired; undefined for any other, and for one that was answered in a frame of another site.
 */
export async function consumeChallenge(
  { db, clock }: Dependencies,
  { response }: PasskeyResponse,
  userId: number | null,
): Promise<string | undefined> {
  const challenge = readChallenge(response.clientDataJSON);
  if (challenge === undefined) return undefined;
  return (await takeChallenge(db, hashToken(challenge), userId, clock())) ? challenge : undefined;
}

interface ClientData {
  readonly challenge?: unknown;
  readonly crossOrigin?: unknown;
}

function readChallenge(clientData: unknown): string | undefined {
  try {
    const { challenge, crossOrigin = false }: ClientData = decodeClientDataJSON(String(clientData));
    // The library does not refuse a page in a frame of another site, where the person sees that site.
    return typeof challenge === 'string' && crossOrigin === false ? challenge : undefined;
  } catch {
    return undefined;
  }
}
