import type { FactorChangeBody, Passkey, PasskeyBody, PasskeyOptions } from '@metier/sdk/contract';
import {
  generateRegistrationOptions,
  SettingsService,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
  type VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import { inTransaction, type Queryable } from '../../../db/database';
import type { Dependencies } from '../../../dependencies';
import { refuse } from '../../../errors';
import { requiresSecondFactor } from '../../../http/access/second-factor';
import { markSecondFactor } from '../../../http/session/session.repository';
import { sign } from '../../../signing';
import { lockUser } from '../accounts.repository';
import { accountsTexts } from '../accounts.texts';
import { mailAccountChange } from '../mail-account-change';
import { addChallenge, consumeChallenge, nameParty, readTransports } from './passkey-ceremonies';
import * as repository from './passkeys.repository';
import { lockChecked, type AccountSource } from '../passwords/present-password';
import { checkFactorChange, hasFactor, requireFactor } from './second-factor.service';

const MAX_PASSKEYS = 20;

const toPasskey = ({ id, name, createdAt, lastUsedAt }: repository.PasskeyRow): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

const TRANSPORTS: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** Known ways to reach a device; browsers send them without a signature. */
const keepTransports = (given: unknown): string =>
  Array.isArray(given) ? TRANSPORTS.filter((transport) => given.includes(transport)).join(',') : '';

/** The account's passkeys, oldest first. */
export async function listPasskeys({ db }: Dependencies, userId: number): Promise<Passkey[]> {
  return (await repository.listPasskeysOf(db, userId)).map(toPasskey);
}

/** Begins to add a passkey: what the browser needs to make one. */
export async function startPasskey(
  dependencies: Dependencies,
  source: AccountSource,
  proof: FactorChangeBody,
): Promise<PasskeyOptions> {
  const { id, username } = await checkFactorChange(dependencies, source, proof);
  await refuseTooMany(dependencies.db, id);
  const known = await repository.listPasskeysOf(dependencies.db, id);
  const options = await generateRegistrationOptions({
    ...nameParty(source.origin),
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

// The options request no attestation. Without roots the library fetches no revocation list for one that is sent anyway.
for (const identifier of ['android-key', 'android-safetynet', 'apple'] as const)
  SettingsService.setRootCertificates({ identifier, certificates: [] });

const refuseAdded = () => refuse.field('response', accountsTexts.wrongPasskey);

/** What the browser has made, once its challenge and signature are checked. */
async function verifyAdded(
  dependencies: Dependencies,
  userId: number,
  response: PasskeyBody['response'],
  origin: string,
): Promise<VerifiedRegistrationResponse['registrationInfo']> {
  const expectedChallenge = await consumeChallenge(dependencies, response, userId);
  if (expectedChallenge === undefined) return undefined;
  const verified = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: nameParty(origin).rpID,
    requireUserVerification: true,
  }).catch(() => undefined);
  return verified?.registrationInfo;
}

/**
 * Adds the passkey that the browser has made; 400 by the field `response` for anything else. The session then
 * counts as opened with it: it began with the password, and the device has checked its person.
 */
export async function addPasskey(
  dependencies: Dependencies,
  source: AccountSource,
  { name, response }: PasskeyBody,
): Promise<Passkey> {
  const { db, clock } = dependencies;
  const { userId, sessionKey, origin } = source;
  const verified = await verifyAdded(dependencies, userId, response, origin);
  if (!verified) throw refuseAdded();
  const { id, publicKey, counter, transports } = verified.credential;
  return inTransaction(db, async (tx) => {
    const account = await lockUser(tx, userId);
    if (!account) throw refuseAdded();
    await requireFactor(dependencies, tx, source, account);
    await refuseTooMany(tx, userId);
    const row = await repository.insertPasskey(tx, {
      userId,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: keepTransports(transports),
      name: name.trim(),
      createdAt: clock(),
    });
    if (!row) throw refuseAdded();
    await markSecondFactor(tx, sessionKey);
    await mailAccountChange(dependencies, tx, account, 'passkey-added');
    return toPasskey(row);
  });
}

async function refuseTooMany(db: Queryable, userId: number): Promise<void> {
  if ((await repository.countPasskeysOf(db, userId)) >= MAX_PASSKEYS)
    throw refuse.conflict(accountsTexts.tooManyPasskeys(MAX_PASSKEYS));
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

/**
 * Removes one of the account's passkeys; 404 for any other, 409 for the last second
 * factor of an account that requires one.
 */
export async function removePasskey(
  dependencies: Dependencies,
  source: AccountSource,
  id: number,
  proof: FactorChangeBody,
): Promise<void> {
  const checked = await checkFactorChange(dependencies, source, proof);
  await inTransaction(dependencies.db, async (tx) => {
    const account = await lockChecked(tx, checked);
    if (!(await repository.deletePasskey(tx, account.id, id))) throw refuse.missing();
    if (requiresSecondFactor(dependencies.config, account) && !(await hasFactor(tx, account.id)))
      throw refuse.conflict(accountsTexts.twoStepRequired);
    await mailAccountChange(dependencies, tx, account, 'passkey-removed');
  });
}
