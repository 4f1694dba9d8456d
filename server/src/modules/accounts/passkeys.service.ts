import type { Passkey, PasskeyBody, PasskeyOptions } from '@metier/sdk/contract';
import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type AuthenticatorTransportFuture,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { inTransaction } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { sign } from '../../signing';
import { findUser } from './accounts.repository';
import { accountsTexts } from './accounts.texts';
import { mailAccountChange } from './mail-account-change';
import { addChallenge, consumeChallenge, nameParty } from './passkey-ceremonies';
import * as repository from './passkeys.repository';
import { checkPresentPassword, lockChecked, type AccountSource } from './present-password';

const MOST_PASSKEYS = 20;

const toPasskey = ({ id, name, createdAt, lastUsedAt }: repository.PasskeyRow): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

export const readTransports = (transports: string): AuthenticatorTransportFuture[] =>
  transports.split(',').filter(Boolean) as AuthenticatorTransportFuture[];

/** The account's passkeys, oldest first. */
export async function listPasskeys({ db }: Dependencies, userId: number): Promise<Passkey[]> {
  return (await repository.listPasskeysOf(db, userId)).map(toPasskey);
}

/** Begins to add a passkey: what the browser needs to make one. */
export async function startPasskey(
  dependencies: Dependencies,
  source: AccountSource,
  password: string,
  origin: string,
): Promise<PasskeyOptions> {
  const { id, username } = await checkPresentPassword(dependencies, source, password);
  const known = await repository.listPasskeysOf(dependencies.db, id);
  if (known.length >= MOST_PASSKEYS) throw refuse.conflict(accountsTexts.tooManyPasskeys(MOST_PASSKEYS));
  const options = await generateRegistrationOptions({
    ...nameParty(origin),
    userName: username,
    // Opaque, because devices show and synchronise it without encryption.
    userID: Buffer.from(sign(dependencies.config.sessionSecret, 'passkey', String(id)), 'base64url'),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: readTransports(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await addChallenge(dependencies, options.challenge, id);
  return { ...options };
}

/** Adds the passkey that the browser has made; 400 by the field `response` for anything else. */
export async function addPasskey(
  dependencies: Dependencies,
  userId: number,
  { name, response }: PasskeyBody,
  origin: string,
): Promise<Passkey> {
  const { db, clock } = dependencies;
  const verified = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) => consumeChallenge(dependencies, challenge, userId),
    expectedOrigin: origin,
    expectedRPID: nameParty(origin).rpID,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) throw refuse.field('response', accountsTexts.wrongPasskey);
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return inTransaction(db, async (tx) => {
    const account = await findUser(tx, userId);
    const row = await repository.insertPasskey(tx, {
      userId,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.join(','),
      name: name.trim(),
      createdAt: clock(),
    });
    if (!account || !row) throw refuse.field('response', accountsTexts.wrongPasskey);
    await mailAccountChange(dependencies, tx, account, 'passkey-added');
    return toPasskey(row);
  });
}

/** Renames one of the account's passkeys; 404 for any other. */
export async function renamePasskey(
  { db }: Dependencies,
  userId: number,
  id: number,
  name: string,
): Promise<Passkey> {
  const row = await repository.renamePasskey(db, userId, id, name.trim());
  if (!row) throw refuse.missing();
  return toPasskey(row);
}

/** Removes one of the account's passkeys with the present password; 404 for any other. */
export async function removePasskey(
  dependencies: Dependencies,
  source: AccountSource,
  id: number,
  password: string,
): Promise<void> {
  const checked = await checkPresentPassword(dependencies, source, password);
  await inTransaction(dependencies.db, async (tx) => {
    const account = await lockChecked(tx, checked);
    if (!(await repository.deletePasskey(tx, account.id, id))) throw refuse.missing();
    await mailAccountChange(dependencies, tx, account, 'passkey-removed');
  });
}
