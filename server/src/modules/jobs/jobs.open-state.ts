import { isPastDeadline, swissToday } from '@metier/sdk/rules';
import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { defineTask } from '../../tasks/task-kind';
import { nextSwissTime } from '../../tasks/zurich-time';
import { cancelClosingLetter, planClosingLetter } from '../closing-letters/closing-letters.service';
import * as repository from './jobs.repository';
import { jobsTexts } from './jobs.texts';

/**
 * Opens or closes jobs: the only way but for holds, used for a change by the owner, for relisting and at the deadline, so
 * that caches are always invalidated, and candidates without a decision get a closing letter. Ids of jobs that are
 * in that state already are ignored.
 */
export async function setJobsOpen(
  dependencies: Dependencies,
  tx: Queryable,
  ids: readonly number[],
  isOpen: boolean,
): Promise<void> {
  if (ids.length === 0) return;
  const changed = await repository.updateActivity(tx, ids, isOpen, dependencies.clock());
  for (const id of changed) {
    if (isOpen) await cancelClosingLetter(dependencies, tx, id);
    else await planClosingLetter(dependencies, tx, id);
  }
  await dependencies.live.publish(tx, { kind: 'board' });
}

/**
 * Refuses unless the job accepts applications: 404 when there is none, 409 when it is closed or its deadline
 * has passed.
 */
export async function requireOpenJob(db: Queryable, id: number, now: Date): Promise<void> {
  const row = await repository.findJob(db, id);
  if (!row) throw refuse.missing();
  if (!row.job.isActive || isPastDeadline(row.job.applicationDeadline, swissToday(now)))
    throw refuse.conflict(jobsTexts.closed);
}

const closeExpiredTask = defineTask('close-expired-jobs');

/** Jobs closed in one run: a transaction of some tenths of a second. */
const BATCH = 200;

/** Closes the jobs whose deadline has passed; more than one batch takes further runs at once. */
async function closeExpiredJobs(dependencies: Dependencies, tx: Queryable, key: string): Promise<void> {
  const { clock, tasks } = dependencies;
  const ids = await repository.findExpiredJobs(tx, swissToday(clock()), BATCH);
  await setJobsOpen(dependencies, tx, ids, false);
  if (ids.length === BATCH)
    await tasks.schedule(tx, closeExpiredTask, { key: `${key}+`, dueAt: clock(), payload: {} });
}

/** Registers the nightly closing of jobs after their deadline. */
export function handleJobTasks(dependencies: Dependencies): void {
  dependencies.tasks.handle(
    closeExpiredTask,
    (tx, { key }) => closeExpiredJobs(dependencies, tx, key),
    (now) => nextSwissTime(now, { hour: 0 }),
  );
}
