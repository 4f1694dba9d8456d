import type { Dependencies } from '../../dependencies';
import { listForReleases, type ApprovalRow } from './approvals.repository';
import { listApproverRows } from './approvers.repository';
import { isAbout } from './read-approvals';
import type { ReleaseIdentity, ReleaseStatement, WrittenStatement } from './statement';
import { verifyApproval } from './verify-approval';

/** As long an emergency may be used. */
const EMERGENCY_MS = 24 * 3_600_000;

interface Wanted extends ReleaseIdentity {
  readonly releaseId: number;
  readonly since: string | null;
  /** When the release was last taken back: what was approved before is over. */
  readonly takenBack: Date | undefined;
}

/** Whether exactly this release may be shown in place of `since`, by an approval that has not ended. */
export async function isApproved(
  { db, clock, config }: Dependencies,
  { releaseId, since, takenBack, ...identity }: Wanted,
): Promise<boolean> {
  const rows = await listForReleases(db, [releaseId]);
  const approvers = await listApproverRows(db);
  const { remote, version, description: digest, files } = identity;
  for (const row of rows.filter((each) => endOf(each) > clock())) {
    const statement = await verifyApproval(config.sessionSecret, row, approvers);
    if (!isAbout(statement, { remote, version, digest }) || statement.files !== files) continue;
    const isRevoked = approvers.some(({ id, revokedAt }) => id === row.approverId && revokedAt !== null);
    if (!isRevoked && isForNow(statement, since, takenBack)) return true;
  }
  return false;
}

/** Of a request when it ends; of an emergency a day later; what was installed is no approval for later. */
const endOf = ({ endsAt, createdAt }: ApprovalRow): Date =>
  endsAt ?? new Date(createdAt.getTime() + EMERGENCY_MS);

const isForNow = (
  statement: WrittenStatement & ReleaseStatement,
  since: string | null,
  takenBack: Date | undefined,
): boolean =>
  statement.since === since &&
  (statement.sealed === undefined || statement.sealed === 'emergency') &&
  (takenBack === undefined || new Date(statement.at) > takenBack);
