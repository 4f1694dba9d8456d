import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { listForReleases, type ApprovalRow } from './approvals.repository';
import { listApproverRows, type ApproverRow } from './approvers.repository';
import { custodyTexts as texts } from './custody.texts';
import { isKeySealed, isStatementSealed } from './seals';
import { readStatement } from './statement';
import type { ReleaseRow } from '../store/releases.repository';

type Basis = Pick<Dependencies, 'db' | 'config'>;

/** Those who can approve for a remote today; `*` stands for tokens and paths. */
export async function listSigners({ db, config }: Basis, remote: string): Promise<ApproverRow[]> {
  const isActive = (row: ApproverRow) =>
    row.credentialId !== null && row.revokedAt === null && isKeySealed(config.sessionSecret, row);
  const covers = (row: ApproverRow) => row.remote === '*' || row.remote === remote;
  return (await listApproverRows(db)).filter((row) => isActive(row) && covers(row));
}

/** Whether a token other than the publisher's has reported the same build. */
async function isRebuilt(db: Queryable, secret: string, release: ReleaseRow): Promise<boolean> {
  const rows = await listForReleases(db, [release.id]);
  const isIt = (row: ApprovalRow) =>
    row.act === 'rebuild' &&
    row.askedBy !== release.publishedBy &&
    isStatementSealed(secret, row) &&
    readStatement(row.statement).act === 'rebuild';
  return rows.some(isIt);
}

/**
 * Why this person may not approve a release; undefined if they may. Where two can approve, it is not the one who
 * has published it; one alone may when another machine has built the same.
 */
export async function findSignerObstacle(
  { db, config }: Basis,
  signer: ApproverRow,
  release: ReleaseRow,
): Promise<string | undefined> {
  const others = (await listSigners({ db, config }, release.remote)).filter(({ id }) => id !== signer.id);
  if (others.length > 0)
    return release.publisherId === signer.id
      ? texts.ownRelease(signer.name, others.map(({ name }) => name).join(', '))
      : undefined;
  return (await isRebuilt(db, config.sessionSecret, release))
    ? undefined
    : texts.alone(release.remote, release.version);
}
