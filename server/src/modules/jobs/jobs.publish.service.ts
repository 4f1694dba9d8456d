import type { Job, JobBody } from '@metier/sdk/contract';
import { inTransaction, type Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { readColumns } from '../columns';
import { requireOwnJobProvider } from '../jobproviders/jobproviders.service';
import { requireField } from '../required';
import { requireNotPast } from '../sensible-values';
import type { Viewer } from '../viewer';
import { checkDates } from './jobs.checks';
import { readContact } from './jobs.contact';
import { deriveColumns } from '../../search/index';
import { findFirstHold, announceJob } from './jobs.first-look';
import { readRanges } from './jobs.ranges';
import * as repository from './jobs.repository';
import { readOwnJob } from './jobs.service';

/** Fields that map directly to a column. */
const COLUMNS = {
  title: 'title',
  description: 'description',
  location: 'location',
  salary_type: 'salaryType',
  work_mode: 'workMode',
  start_date: 'startDate',
} as const;

/** Columns of a new job; refuses by field what no job may have. Dates in the past are checked apart. */
export function readNewJob(body: JobBody): Omit<repository.NewJob, 'jobproviderId'> {
  const contractType = requireField('type', body.contract_type ?? body.type);
  checkDates(body.start_date, body.end_date);
  return {
    ...readColumns(body, COLUMNS),
    ...readRanges(body),
    ...readContact(body),
    contractType,
    endDate: body.end_date || null,
    applicationDeadline: body.application_deadline || null,
  };
}

/**
 * Inserts a job of the company, on hold if it may not be public at once, and publishes the change of the board.
 * Resolves to its id.
 */
export async function publishJob(
  dependencies: Dependencies,
  tx: Queryable,
  jobproviderId: number,
  body: JobBody,
  createdAt?: Date,
): Promise<number> {
  const { hold, accountId } = await findFirstHold(dependencies, tx, jobproviderId);
  const id = await repository.insertJob(tx, {
    ...readNewJob(body),
    ...deriveColumns(body),
    jobproviderId,
    hold,
    isActive: hold === null,
    reopens: hold !== null,
    ...(createdAt && { createdAt, openedAt: createdAt }),
  });
  await announceJob(dependencies, tx, { ...body, id, accountId, hold });
  await dependencies.live.publish(tx, { kind: 'board' });
  return id;
}

/**
 * Publishes a job for the viewer's own company, and deletes its draft; 404 when the body names another company.
 */
export function createJob(dependencies: Dependencies, viewer: Viewer, body: JobBody): Promise<Job> {
  const { db, clock, domainEvents } = dependencies;
  readNewJob(body);
  requireNotPast('start_date', body.start_date, clock());
  requireNotPast('application_deadline', body.application_deadline, clock());
  return inTransaction(db, async (tx) => {
    const company = await requireOwnJobProvider(tx, viewer);
    if (body.job_provider !== undefined && body.job_provider !== company) throw refuse.missing();
    if (body.draft !== undefined)
      await domainEvents.emit(tx, 'draft.published', { company, draft: body.draft });
    return readOwnJob(tx, viewer, await publishJob(dependencies, tx, company, body));
  });
}
