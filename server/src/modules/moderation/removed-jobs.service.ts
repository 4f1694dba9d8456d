import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { defineTask, type PlannedTask } from '../../tasks/task-kind';
import { notifyJobRemoved } from '../notifications/application-notifications.service';
import { listApplicationsAfter } from './removed-jobs.repository';

interface Removal {
  readonly job: number;
  /** Id of the last application whose candidate was notified. */
  readonly after: number;
}

const removalTask = defineTask<Removal>('tell-applicants-of-removed-job');

/** Applicants that one transaction notifies. */
const APPLICANTS_AT_ONCE = 25;

const schedule = ({ tasks, clock }: Dependencies, tx: Queryable, payload: Removal, key: string) =>
  tasks.schedule(tx, removalTask, { key, dueAt: clock(), payload });

/** Notifies the applicants of removed jobs that their applications have ended; at once, but in parts. */
export async function tellApplicants(
  dependencies: Dependencies,
  tx: Queryable,
  jobIds: readonly number[],
): Promise<void> {
  const now = dependencies.clock().toISOString();
  for (const job of jobIds) await schedule(dependencies, tx, { job, after: 0 }, `${job}:${now}`);
}

async function tellNext(
  dependencies: Dependencies,
  tx: Queryable,
  { key, payload: { job, after } }: PlannedTask<Removal>,
): Promise<void> {
  const ids = await listApplicationsAfter(tx, job, after, APPLICANTS_AT_ONCE);
  for (const id of ids) await notifyJobRemoved(dependencies, tx, id);
  const last = ids.at(-1);
  if (last !== undefined && ids.length === APPLICANTS_AT_ONCE)
    await schedule(dependencies, tx, { job, after: last }, `${key.split('+')[0]}+${last}`);
}

/** Registers the notifications to the applicants of removed jobs. */
export function handleModerationTasks(dependencies: Dependencies): void {
  dependencies.tasks.handle(removalTask, (tx, task) => tellNext(dependencies, tx, task));
}
