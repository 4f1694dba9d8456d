import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { notifyInterviewCancelled } from '../notifications/interview-notifications.service';
import { isOver, releaseTime, saveVersion } from './interviews.changes';
import { listOpenInterviewsOf } from './interviews.repository';

const BOTH = ['job_seeker', 'job_provider'] as const;

/**
 * Cancels the open interviews of an application that ends, of all applications to a job, or of an account, in the
 * transaction of that end. Both sides are notified of a booked time that is released.
 */
export async function cancelOpenInterviews(
  dependencies: Dependencies,
  tx: Queryable,
  scope: Parameters<typeof listOpenInterviewsOf>[1],
): Promise<void> {
  for (const row of await listOpenInterviewsOf(tx, scope)) {
    if (isOver(row, dependencies.clock())) continue;
    const released = await releaseTime(dependencies, tx, row);
    const { interview } = await saveVersion(tx, row, { state: 'cancelled', startsAt: null, message: '' });
    if (released) await notifyInterviewCancelled(dependencies, tx, interview, BOTH, '', released);
  }
}
