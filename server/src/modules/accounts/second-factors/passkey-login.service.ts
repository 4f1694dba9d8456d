import type { PasskeyOptions, PasskeyResponse } from '@metier/sdk/contract';
import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server';
import type { Dependencies } from '../../../dependencies';
import { refuse } from '../../../errors';
import { byNetwork, revertAttempts, throttle, type Throttle } from '../../../http/throttle/throttle';
import type { UserRow } from '../accounts.repository';
import { accountsTexts } from '../accounts.texts';
import { refuseBlocked } from '../blocks.service';
import { addChallenge, consumeChallenge, nameParty, readTransports } from './passkey-ceremonies';
import { findPasskey, notePasskeyUse } from './passkeys.repository';

const QUARTER_HOUR_MS = 15 * 60_000;
const byStart: Throttle = { name: 'passkey-start', limit: 120, windowMs: QUARTER_HOUR_MS };
const byFailure: Throttle = { name: 'passkey-failure', limit: 60, windowMs: QUARTER_HOUR_MS };

/** Begins a login with any passkey of this site; the response names no account. */
export async function startPasskeyLogin(
  dependencies: Dependencies,
  origin: string,
  address: string,
): Promise<PasskeyOptions> {
  await throttle(dependencies, byNetwork(byStart, address));
  const { rpID } = nameParty(origin);
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await addChallenge(dependencies, options.challenge, null);
  return { ...options };
}

/**
 * The account whose passkey has signed a challenge of `startPasskeyLogin`; undefined for anything else. Each
 * challenge and each signature counts once.
 */
export async function verifyPasskey(
  dependencies: Dependencies,
  response: PasskeyResponse,
  origin: string,
): Promise<UserRow | undefined> {
  const found = await findPasskey(dependencies.db, response.id);
  if (!found) return undefined;
  const { passkey, user } = found;
  const expectedChallenge = await consumeChallenge(dependencies, response, null);
  if (expectedChallenge === undefined) return undefined;
  const verified = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: nameParty(origin).rpID,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: readTransports(passkey.transports),
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const use = { counter: verified.authenticationInfo.newCounter, lastUsedAt: dependencies.clock() };
  // Another login may have used this counter, or the passkey may have been removed since it was read.
  return (await notePasskeyUse(dependencies.db, passkey.id, use)) ? user : undefined;
}

/**
 * Returns the account of a passkey. The device has checked its person (finger, face or PIN), which is a second
 * factor: no code of an app is needed. 401 for anything that is no passkey of an account.
 */
export async function checkPasskeyLogin(
  dependencies: Dependencies,
  response: PasskeyResponse,
  origin: string,
  address: string,
): Promise<UserRow> {
  const attempts = byNetwork(byFailure, address);
  await throttle(dependencies, attempts);
  const user = await verifyPasskey(dependencies, response, origin);
  if (!user) throw refuse.unauthenticated(accountsTexts.unknownPasskey);
  await revertAttempts(dependencies, attempts);
  await refuseBlocked(dependencies, user);
  return user;
}
