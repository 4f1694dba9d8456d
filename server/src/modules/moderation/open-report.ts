import type { ReportReason } from '@metier/sdk/rules';
import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import * as repository from './cases.repository';
import type { TargetRow } from './targets.repository';

interface NewReport {
  readonly reason: ReportReason;
  readonly text?: string;
  readonly rule?: string;
  /** Identifies the reporter, who has one open report of a case. */
  readonly reporterKey: string;
  readonly reporterId?: number;
}

/**
 * Adds a report to the case of its target and opens that, for operators' open pages at once; false if the
 * reporter has an open report of it.
 */
export async function openReport(
  { live, clock }: Pick<Dependencies, 'live' | 'clock'>,
  tx: Queryable,
  target: Pick<TargetRow, 'target' | 'id' | 'accountId' | 'title'>,
  report: NewReport,
): Promise<boolean> {
  const { id, openReports } = await repository.findOrInsertCase(tx, target);
  const createdAt = clock();
  if (!(await repository.insertReport(tx, { ...report, caseId: id, createdAt }))) return false;
  await repository.updateCase(tx, id, { isOpen: true, openReports: openReports + 1, reportedAt: createdAt });
  await live.publish(tx, { kind: 'moderation' });
  return true;
}
