import type { Dependencies } from '../../dependencies';
import { hashToken } from '../../signing';
import { insertChallenge, takeChallenge } from './passkeys.repository';

/** As long as browsers wait for the person. */
const VALID_MS = 5 * 60_000;

/** Name and id of this site for passkeys: a passkey works on this host alone. */
export const nameParty = (origin: string) => ({ rpName: 'Metier', rpID: new URL(origin).hostname });

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

/** True once for a challenge that was stored for this account, or for a login, until it expires. */
export const consumeChallenge = (
  { db, clock }: Dependencies,
  challenge: string,
  userId: number | null,
): Promise<boolean> => takeChallenge(db, hashToken(challenge), userId, clock());
