import type { Job, JobPatch } from '@metier/sdk/contract';
import { inTransaction } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { readColumns } from '../columns';
import { requireNotPast } from '../sensible-values';
import type { Viewer } from '../viewer';
import { checkDates, checkDeadline } from './jobs.checks';
import { readContact } from './jobs.contact';
import { deriveColumns } from '../../search/index';
import { announceJob } from './jobs.first-look';
import { requireNoHold } from './jobs.holds';
import { setJobsOpen } from './jobs.open-state';
import { changeRanges } from './jobs.ranges';
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

/** Fields that the search's columns are derived from. */
const TEXTS = ['title', 'description', 'location'] as const;

/** Changes the given fields of a job of the viewer's own company; 404 for another's. */
export function updateJob(
  dependencies: Dependencies,
  viewer: Viewer,
  id: number,
  body: JobPatch,
): Promise<Job> {
  const { db, live, clock } = dependencies;
  return inTransaction(db, async (tx) => {
    const job = await readOwnJob(tx, viewer, id);
    checkDates(body.start_date ?? job.start_date, body.end_date === undefined ? job.end_date : body.end_date);
    requireNotPast('start_date', body.start_date, clock(), job.start_date);
    requireNotPast('end_date', body.end_date, clock(), job.end_date);
    requireNotPast('application_deadline', body.application_deadline, clock(), job.application_deadline);
    if (body.is_active) requireNoHold(job.hold);
    if (body.is_active) checkDeadline({ ...job, ...body }, clock());
    const isTextChanged = TEXTS.some((name) => body[name] !== undefined);
    await repository.updateJob(tx, id, {
      ...readColumns(body, COLUMNS),
      ...changeRanges(body, job),
      ...readContact(body, job),
      ...(isTextChanged && deriveColumns({ ...job, ...body })),
      contractType: body.contract_type ?? body.type,
      endDate: body.end_date === '' ? null : body.end_date,
      applicationDeadline: body.application_deadline === '' ? null : body.application_deadline,
      reopens: job.hold ? body.is_active : undefined,
      editedAt: Object.keys(body).some((name) => name !== 'is_active') ? clock() : undefined,
    });
    if (isTextChanged)
      await announceJob(dependencies, tx, { ...job, ...body, id, accountId: viewer.id, hold: null });
    if (body.is_active !== undefined) await setJobsOpen(dependencies, tx, [id], body.is_active);
    await live.publish(tx, { kind: 'board' });
    return readOwnJob(tx, viewer, id);
  });
}
