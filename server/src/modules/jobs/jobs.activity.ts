import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { cancelClosingNotice, planClosingNotice } from '../closing-notices/closing-notices.service';

/** Whether a job accepts applications, before and after a change. */
interface ActivityChange {
  readonly from: boolean;
  readonly to: boolean | undefined;
}

/**
 * Follows every change of a job's activity, by its owner or by a task: closing it plans the notice to candidates
 * without a decision, opening it again cancels the notice.
 */
export async function followActivity(
  dependencies: Dependencies,
  tx: Queryable,
  jobId: number,
  { from, to }: ActivityChange,
): Promise<void> {
  if (to === undefined || from === to) return;
  if (to) await cancelClosingNotice(dependencies, tx, jobId);
  else await planClosingNotice(dependencies, tx, jobId);
}
