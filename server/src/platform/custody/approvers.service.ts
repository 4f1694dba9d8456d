import { randomBytes } from 'node:crypto';
import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Approver, Invitation, JoiningBody } from '@metier/sdk/contract';
import { inTransaction, type Queryable } from '../../db/database';
import { refuse } from '../../errors';
import { byNetwork, throttle, type Throttle } from '../../http/throttle/throttle';
import type { Dependencies } from '../../dependencies';
import { hashToken } from '../../signing';
import { recordDone } from '../store/audit.service';
import {
  findInvited,
  insertApprover,
  listApproverRows,
  setKey,
  type ApproverRow,
} from './approvers.repository';
import { custodyTexts as texts } from './custody.texts';
import { sealKey } from './seals';
import { challengeOf } from './statement';

const INVITED_MS = 24 * 3_600_000;
const byCode: Throttle = { name: 'approver-code', limit: 30, windowMs: 15 * 60_000 };

/**
 * Invites a person to approve for a remote, `*` for everything. The code is only in this result; undefined when
 * the name is taken.
 */
export async function inviteApprover(
  db: Queryable,
  { name, remote, now }: { readonly name: string; readonly remote: string; readonly now: Date },
): Promise<string | undefined> {
  const code = randomBytes(24).toString('base64url');
  const codeEndsAt = new Date(now.getTime() + INVITED_MS);
  const invited = { name, remote, codeHash: hashToken(code), codeEndsAt, createdAt: now };
  return (await insertApprover(db, invited)) && code;
}

/** Those who can approve, or are invited to, oldest first. */
export async function readApprovers({ db }: Dependencies): Promise<Approver[]> {
  const rows = (await listApproverRows(db)).filter(({ revokedAt }) => revokedAt === null);
  return rows.map(({ id, name, remote, joinedAt }) => ({
    id,
    name,
    remote,
    joined_at: joinedAt?.toISOString() ?? null,
  }));
}

async function requireInvited(
  dependencies: Dependencies,
  code: string,
  address: string,
): Promise<ApproverRow> {
  await throttle(dependencies, byNetwork(byCode, address));
  const row = await findInvited(dependencies.db, hashToken(code), dependencies.clock());
  if (!row) throw refuse.field('code', texts.wrongCode);
  return row;
}

/** Needs no storage: the code, which it contains, is used once. */
const challengeFor = (code: string) => challengeOf(`join ${code}`);

/** Whose invitation it is, and what the browser needs to make a passkey. */
export async function openInvitation(
  dependencies: Dependencies,
  code: string,
  origin: string,
  address: string,
): Promise<Invitation> {
  const { name, remote } = await requireInvited(dependencies, code, address);
  const options = await generateRegistrationOptions({
    rpName: 'Metier releases',
    rpID: new URL(origin).hostname,
    userName: name,
    challenge: challengeFor(code),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  return { name, remote, options: { ...options } };
}

/** Accepts an invitation with the passkey that the browser has made; 400 for anything else. */
export async function joinAsApprover(
  dependencies: Dependencies,
  { code, response }: JoiningBody,
  origin: string,
  address: string,
): Promise<Approver> {
  const { db, clock, config } = dependencies;
  const invited = await requireInvited(dependencies, code, address);
  const verified = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: Buffer.from(challengeFor(code)).toString('base64url'),
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.registrationInfo) throw refuse.field('response', texts.wrongPasskey);
  const { id: credentialId, publicKey } = verified.registrationInfo.credential;
  const key = {
    site: origin,
    credentialId,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    joinedAt: clock(),
  };
  const seal = sealKey(config.sessionSecret, { ...invited, ...key });
  const { name, remote } = invited;
  await inTransaction(db, async (tx) => {
    if (!(await setKey(tx, invited, { ...key, seal }))) throw refuse.field('code', texts.wrongCode);
    const about = remote === '*' ? undefined : remote;
    await recordDone(tx, { actor: name, action: 'join-approvers', remote: about }, texts.joined(name));
  });
  return { id: invited.id, name, remote, joined_at: key.joinedAt.toISOString() };
}
