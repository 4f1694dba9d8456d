import { Refusal, refuse } from '../../errors';
import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { findUnused, insertApproval, markUsed, type ApprovalRow } from './approvals.repository';
import { listApproverRows } from './approvers.repository';
import { custodyTexts as texts } from './custody.texts';
import { listSigners } from './signers';
import { subjectOf, writeStatement, type OperatorStatement, type ReleaseStatement } from './statement';
import { verifyApproval } from './verify-approval';

const HOUR_MS = 3_600_000;
/** From the request, in which it is signed and used. */
const VALID_MS = { release: 7 * 24 * HOUR_MS, token: 24 * HOUR_MS, path: 24 * HOUR_MS } as const;

interface Asked {
  readonly statement: ReleaseStatement | OperatorStatement;
  readonly releaseId?: number;
  readonly title: string;
  readonly reason: string;
  readonly askedBy: string;
}

/** Puts a request before those who can approve it, and refuses the act until then; the refusal names its page. */
export async function refuseUntilApproved(dependencies: Dependencies, asked: Asked): Promise<never> {
  const { db, clock } = dependencies;
  const { statement, releaseId, title, reason, askedBy } = asked;
  const remote = statement.act === 'release' ? statement.remote : '*';
  if ((await listSigners(dependencies, remote)).length === 0)
    throw refuse.conflict(texts.noApprover(title, remote));
  const now = clock();
  const subject = subjectOf(statement, askedBy);
  const known = await findUnused(db, subject, now);
  const isOpen = known !== undefined && known.signedAt === null;
  const row = isOpen
    ? known
    : await insertApproval(db, {
        act: statement.act,
        subject,
        releaseId: releaseId ?? null,
        statement: writeStatement({ ...statement, title, reason, askedBy, at: now.toISOString() }),
        askedBy,
        createdAt: now,
        endsAt: new Date(now.getTime() + VALID_MS[statement.act]),
      });
  const body = { detail: texts.waits(title), path: `/platform?approval=${row.id}` };
  throw new Refusal('conflict', body, {}, { reason: 'approval' });
}

type Taking = (tx: Queryable) => Promise<void>;

/**
 * Requires a person's approval of a request of an operator. Resolves to the function that uses it up, within the
 * transaction of the act.
 */
export async function requireOperatorApproval(
  dependencies: Dependencies,
  askedBy: string,
  title: string,
  statement: OperatorStatement,
): Promise<Taking> {
  const { db, clock, config } = dependencies;
  if (!config.isApprovalRequired) return async () => {};
  const row = await findUnused(db, subjectOf(statement, askedBy), clock());
  if (!row?.signedAt || !(await isValid(dependencies, row)))
    return refuseUntilApproved(dependencies, { statement, title, reason: '', askedBy });
  return async (tx) => {
    if (!(await markUsed(tx, row.id, clock()))) throw refuse.conflict(texts.ended);
  };
}

async function isValid({ db, config }: Dependencies, row: ApprovalRow): Promise<boolean> {
  const approvers = await listApproverRows(db);
  const isRevoked = approvers.some(({ id, revokedAt }) => id === row.approverId && revokedAt !== null);
  const statement = isRevoked ? undefined : await verifyApproval(config.sessionSecret, row, approvers);
  return statement?.act === row.act && subjectOf(statement, row.askedBy) === row.subject;
}
