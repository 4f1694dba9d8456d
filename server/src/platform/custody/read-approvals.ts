import type { LiveApproval } from '@metier/sdk/contract';
import type { Queryable } from '../../db/database';
import { listForReleases, type ApprovalRow } from './approvals.repository';
import { listApproverRows } from './approvers.repository';
import type { ReleaseStatement, WrittenStatement } from './statement';
import { verifyApproval } from './verify-approval';

/** Who let a release through, and which files. */
export interface ReleaseApproval {
  readonly kind: LiveApproval['kind'];
  readonly by: string;
  readonly at: Date;
  /** As `digestFiles` computes it. */
  readonly files: string;
}

/** What an approval has to be about. */
interface Identified {
  readonly id: number;
  readonly remote: string;
  readonly version: string;
  readonly digest: string;
}

export interface ApprovalReader {
  /** The valid approvals by release, a person's before the server's; each signature is verified once. */
  read(db: Queryable, releases: readonly Identified[]): Promise<ReadonlyMap<number, ReleaseApproval>>;
}

export const isAbout = (
  statement: WrittenStatement | undefined,
  { remote, version, digest }: Omit<Identified, 'id'>,
): statement is WrittenStatement & ReleaseStatement =>
  statement?.act === 'release' &&
  statement.channel === 'production' &&
  statement.remote === remote &&
  statement.version === version &&
  statement.description === digest;

export function createApprovalReader(secret: string): ApprovalReader {
  const verified = new Map<number, ReleaseApproval | undefined>();
  return {
    async read(db, releases) {
      const byId = new Map(releases.map((release) => [release.id, release]));
      const rows = await listForReleases(db, [...byId.keys()]);
      const fresh = rows.filter(({ id }) => !verified.has(id));
      const approvers = fresh.length > 0 ? await listApproverRows(db) : [];
      for (const row of fresh) {
        const statement = await verifyApproval(secret, row, approvers);
        const release = byId.get(row.releaseId ?? 0);
        const by = approvers.find(({ id }) => id === row.approverId)?.name ?? row.askedBy;
        verified.set(
          row.id,
          release && isAbout(statement, release) ? toApproval(row, statement, by) : undefined,
        );
      }
      const found = new Map<number, ReleaseApproval>();
      // Newest first: the oldest one stays, and a person's replaces the server's.
      for (const { id, releaseId } of rows) {
        const approval = verified.get(id);
        const known = found.get(releaseId ?? 0);
        if (approval && releaseId !== null && (approval.kind === 'signed' || known?.kind !== 'signed'))
          found.set(releaseId, approval);
      }
      return found;
    },
  };
}

const toApproval = (
  row: ApprovalRow,
  { files, sealed, at }: ReleaseStatement & { at: string },
  by: string,
) => ({
  kind: sealed ?? ('signed' as const),
  by,
  at: row.signedAt ?? new Date(at),
  files,
});
