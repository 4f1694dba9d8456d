import type { Job, JobRelistBody } from '@metier/sdk/contract';
import { inTransaction } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { requireNotPast } from '../sensible-values';
import type { Viewer } from '../viewer';
import { checkDates } from './jobs.checks';
import { requireNoHold } from './jobs.holds';
import { setJobsOpen } from './jobs.open-state';
import * as repository from './jobs.repository';
import { readOwnJob } from './jobs.service';
import { jobsTexts } from './jobs.texts';

/** A job posted more recently keeps its date, so that pausing and relisting does not keep it on top. */
const LEAST_AGE_MS = 7 * 24 * 60 * 60_000;

/**
 * Publishes a closed job of the viewer's own company again, as new if it was posted a week ago or earlier; 409
 * while it is active.
 */
export function relistJob(
  dependencies: Dependencies,
  viewer: Viewer,
  id: number,
  body: JobRelistBody,
): Promise<Job> {
  const { db, clock } = dependencies;
  return inTransaction(db, async (tx) => {
    const job = await readOwnJob(tx, viewer, id);
    if (job.is_active) throw refuse.conflict(jobsTexts.active);
    requireNoHold(job.hold);
    const now = clock();
    const startDate = body.start_date ?? job.start_date;
    const endDate = body.end_date === undefined ? job.end_date : body.end_date || null;
    const applicationDeadline =
      body.application_deadline === undefined ? job.application_deadline : body.application_deadline || null;
    checkDates(startDate, endDate);
    requireNotPast('start_date', startDate, now);
    requireNotPast('end_date', endDate, now);
    requireNotPast('application_deadline', applicationDeadline, now);
    const isOld = now.getTime() - Date.parse(job.created_at) >= LEAST_AGE_MS;
    await repository.updateJob(tx, id, {
      startDate,
      endDate,
      applicationDeadline,
      editedAt: now,
      ...(isOld && { createdAt: now }),
    });
    await setJobsOpen(dependencies, tx, [id], true);
    return readOwnJob(tx, viewer, id);
  });
}
