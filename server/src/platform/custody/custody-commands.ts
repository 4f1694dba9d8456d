import { ReleaseName } from '@metier/sdk/contract';
import { Check } from 'typebox/schema';
import { inTransaction } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { recordDone } from '../store/audit.service';
import { findReleaseRow } from './approvals.repository';
import { inviteApprover } from './approvers.service';
import { listApproverRows, revokeApprover } from './approvers.repository';
import { custodyTexts as texts } from './custody.texts';
import { sealAgain } from './seals';
import { sealReleases } from './sealed-releases.service';

/** In the audit, for what is done beside the server. */
const MACHINE = 'the server’s machine';

type Basis = Pick<Dependencies, 'db' | 'clock' | 'config'>;

/** Thrown when a command cannot be carried out; the message is for the person at the command line. */
export class CustodyError extends Error {
  override readonly name = 'CustodyError';
}

/** Invites a person to approve; the lines to print. */
export async function invite({ db, clock, config }: Basis, name: string, remote: string): Promise<string[]> {
  if (remote !== '*' && !Check(ReleaseName, remote)) throw new CustodyError(texts.noRemote(remote));
  const code = await inTransaction(db, async (tx) => {
    const made = await inviteApprover(tx, { name, remote, now: clock() });
    const audited = {
      actor: MACHINE,
      action: 'invite-approver',
      remote: remote === '*' ? undefined : remote,
    };
    if (made !== undefined) await recordDone(tx, audited, texts.inAudit(name));
    return made;
  });
  if (code === undefined) throw new CustodyError(texts.nameTaken(name));
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  // Behind the #, so that it reaches no log.
  return [texts.invited(name, remote), `${origin}/platform?join#${code}`];
}

/** Those who can approve or are invited to, a line each. */
export async function list({ db }: Basis): Promise<string[]> {
  const rows = await listApproverRows(db);
  const describe = ({ joinedAt, revokedAt }: (typeof rows)[number]) =>
    revokedAt ? texts.since('revoked', revokedAt) : joinedAt ? texts.since('since', joinedAt) : 'invited';
  return rows.length === 0
    ? [texts.nobody]
    : rows.map((row) => `${row.name}  ${row.remote}  ${describe(row)}`);
}

/** Takes the right to approve; what the person has approved stays live. */
export async function revoke({ db, clock }: Basis, name: string): Promise<string[]> {
  await inTransaction(db, async (tx) => {
    if (!(await revokeApprover(tx, name, clock()))) throw new CustodyError(texts.unknownPerson(name));
    await recordDone(tx, { actor: MACHINE, action: 'revoke-approver' }, texts.revoked(name));
  });
  return [texts.revoked(name)];
}

/** Lets a release through without a person's approval, for a day, in place of what is live now. */
export async function letThrough(
  dependencies: Basis,
  { remote, version, since, reason }: Emergency,
): Promise<string[]> {
  const { db, config } = dependencies;
  if (!config.isApprovalRequired) throw new CustodyError(texts.notRequired);
  const release = await findReleaseRow(db, remote, version);
  if (!release) throw new CustodyError(texts.noRelease(remote, version));
  await inTransaction(db, async (tx) => {
    const emergency = { sealed: 'emergency', askedBy: MACHINE, reason, since } as const;
    await sealReleases({ ...dependencies, db: tx }, [release.id], emergency);
    const audited = { actor: MACHINE, action: 'emergency', remote, version };
    await recordDone(tx, audited, texts.emergency(reason));
  });
  return [texts.letThrough(remote, version)];
}

interface Emergency {
  readonly remote: string;
  readonly version: string;
  /** The version that is live; null when there is none. */
  readonly since: string | null;
  readonly reason: string;
}

/** Seals everything again, after SESSION_SECRET was changed. */
export async function reseal({ db, config }: Basis): Promise<string[]> {
  return [texts.resealed(await sealAgain(db, config.sessionSecret))];
}
