import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Approval, ApprovalSignature, ApprovalToSign, PasskeyOptions } from '@metier/sdk/contract';
import { inTransaction } from '../../db/database';
import { refuse } from '../../errors';
import type { Dependencies } from '../../dependencies';
import { recordDone } from '../store/audit.service';
import type { ReleaseRow } from '../store/releases.repository';
import {
  findApproval,
  findReleaseRows,
  listRequests,
  signRequest,
  type ApprovalRow,
} from './approvals.repository';
import { listApproverRows, type ApproverRow } from './approvers.repository';
import { custodyTexts as texts } from './custody.texts';
import { findSignerObstacle, listSigners } from './signers';
import { challengeOf, readStatement } from './statement';
import { isSignedBy } from './verify-approval';

const MAX_LISTED = 50;

const remoteOf = ({ act, statement }: ApprovalRow) =>
  act === 'release' ? readStatement(statement).remote : '*';

function stateOf({ signedAt, usedAt, endsAt }: ApprovalRow, now: Date): Approval['state'] {
  if (usedAt) return 'used';
  if (endsAt && endsAt <= now) return 'ended';
  return signedAt ? 'signed' : 'open';
}

async function describe(
  dependencies: Dependencies,
  row: ApprovalRow,
  approvers: readonly ApproverRow[],
): Promise<Approval> {
  const statement = readStatement(row.statement);
  const isRelease = statement.act === 'release';
  const signers = await listSigners(dependencies, remoteOf(row));
  return {
    id: row.id,
    act: row.act as Approval['act'],
    state: stateOf(row, dependencies.clock()),
    title: statement.title,
    release: isRelease ? { remote: statement.remote, version: statement.version } : null,
    since: isRelease ? statement.since : null,
    news: (isRelease && statement.news) || null,
    reason: statement.reason,
    asked_by: row.askedBy,
    asked_at: row.createdAt.toISOString(),
    ends_at: (row.endsAt ?? row.createdAt).toISOString(),
    approvers: signers.map(({ name }) => name),
    signed_by: approvers.find(({ id }) => id === row.approverId)?.name ?? null,
    signed_at: row.signedAt?.toISOString() ?? null,
  };
}

/** A team sees what is about its remote. */
const isVisible = (row: ApprovalRow, scope: string) => scope === '*' || remoteOf(row) === scope;

/** The newest requests, those that are done or have ended as well. */
export async function readApprovals(dependencies: Dependencies, scope: string): Promise<Approval[]> {
  const rows = await listRequests(dependencies.db, MAX_LISTED);
  const approvers = await listApproverRows(dependencies.db);
  const visible = rows.filter((row) => isVisible(row, scope));
  return Promise.all(visible.map((row) => describe(dependencies, row, approvers)));
}

async function requireRequest(dependencies: Dependencies, id: number, scope: string): Promise<ApprovalRow> {
  const row = await findApproval(dependencies.db, id);
  if (!row?.endsAt || !isVisible(row, scope)) throw refuse.missing();
  return row;
}

/** One request, with what a browser needs to sign it. */
export async function readApproval(
  dependencies: Dependencies,
  id: number,
  scope: string,
  origin: string,
): Promise<ApprovalToSign> {
  const row = await requireRequest(dependencies, id, scope);
  const approval = await describe(dependencies, row, await listApproverRows(dependencies.db));
  const options = approval.state === 'open' ? await makeOptions(dependencies, row, origin) : null;
  return { ...approval, options };
}

/** The challenge is the hash of the statement: who answers it signs the statement. */
async function makeOptions(
  dependencies: Dependencies,
  row: ApprovalRow,
  origin: string,
): Promise<PasskeyOptions> {
  const signers = await listSigners(dependencies, remoteOf(row));
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    challenge: challengeOf(row.statement),
    allowCredentials: signers.flatMap(({ credentialId: id }) => (id === null ? [] : [{ id }])),
    userVerification: 'required',
  });
  return { ...options };
}

/**
 * Records a person's signature of a request. 409 when it was signed or has ended, or when this person may not: their
 * own release needs another person, and one person alone a second build.
 */
export async function signApproval(
  dependencies: Dependencies,
  id: number,
  scope: string,
  { response }: ApprovalSignature,
): Promise<Approval> {
  const { db, clock } = dependencies;
  const row = await requireRequest(dependencies, id, scope);
  const state = stateOf(row, clock());
  if (state !== 'open') throw refuse.conflict(state === 'ended' ? texts.ended : texts.signedAlready);
  const signers = await listSigners(dependencies, remoteOf(row));
  const signer = signers.find(({ credentialId }) => credentialId === response.id);
  if (!signer || !(await isSignedBy(signer, row.statement, response)))
    throw refuse.field('response', texts.wrongSignature);
  const release = await findReleaseOf(dependencies, row);
  const obstacle = release && (await findSignerObstacle(dependencies, signer, release));
  if (obstacle) throw refuse.conflict(obstacle);
  const signature = { approverId: signer.id, response, signedAt: clock() };
  await inTransaction(db, async (tx) => {
    if (!(await signRequest(tx, id, signature))) throw refuse.conflict(texts.signedAlready);
    const { title } = readStatement(row.statement);
    const about = { remote: release?.remote, version: release?.version };
    await recordDone(tx, { actor: signer.name, action: 'approve', ...about }, texts.signed(title));
    await dependencies.live.publish(tx, { kind: 'releases' });
  });
  return describe(dependencies, { ...row, ...signature }, [signer]);
}

async function findReleaseOf(
  { db }: Dependencies,
  { releaseId }: ApprovalRow,
): Promise<ReleaseRow | undefined> {
  if (releaseId === null) return undefined;
  const [release] = await findReleaseRows(db, [releaseId]);
  if (!release) throw refuse.missing();
  return release;
}
