import type { Application, ApplicationBody, ApplicationPatch } from '@metier/sdk/contract';
import { nextReminder } from '@metier/sdk/rules';
import { inTransaction, type Queryable } from '../../db/database';
import { refuse } from '../../errors';
import { findFile, type FileRow } from '../../files/files.repository';
import { resumePolicy } from '../../files/upload-policies';
import type { UploadedFile } from '../../http/input/uploads';
import type { Dependencies } from '../../dependencies';
import { recordCompanyAccess } from '../access-log/access-log.service';
import { withCopyOf } from '../attachments/copy-attachment';
import { requireOpenJob } from '../jobs/jobs.open-state';
import { requireOwnJobSeeker } from '../jobseekers/jobseekers.service';
import { notifyApplicationReceived } from '../notifications/application-notifications.service';
import { requireField } from '../required';
import { requireNotPast } from '../sensible-values';
import type { Viewer } from '../viewer';
import { readAnswers, saveAnswers } from './applications.answers';
import {
  canReadAnswers,
  lockRow,
  requireCompany,
  requireMayChange,
  requireNotWithdrawn,
  requireRow,
} from './applications.policy';
import { readApplication } from './applications.reply';
import type { ApplicationRow } from './application-rows.repository';
import * as repository from './applications.repository';
import { moveApplication, requireStatus } from './applications.status.service';
import { applicationsTexts } from './applications.texts';

/** An application the viewer sent or received; 404 for any other. The candidate sees who opened it. */
export async function getApplication(
  dependencies: Dependencies,
  viewer: Viewer,
  id: number,
): Promise<Application> {
  const application = await readApplication(dependencies.db, viewer, id);
  await recordCompanyAccess(dependencies, viewer, id, 'application');
  return application;
}

/**
 * Returns the seeker's application to the job that is not withdrawn, with a row lock; inserts it if there is
 * none.
 */
async function openApplication(
  tx: Queryable,
  jobId: number,
  jobseekerId: number,
  now: Date,
): Promise<{ id: number; answeredAt: Date | null; isNew: boolean }> {
  const remindAt = nextReminder({ status: 'pending', submittedAt: now, viewedAt: null }, now);
  const id = await repository.insertApplication(tx, { jobId, jobseekerId, submittedAt: now, remindAt });
  if (id !== undefined) return { id, answeredAt: null, isNew: true };
  const open = await repository.lockOpenApplication(tx, jobId, jobseekerId);
  // Withdrawn between the two statements: insert a new one.
  return open ? { ...open, isNew: false } : openApplication(tx, jobId, jobseekerId, now);
}

/**
 * Applies to an active job with the viewer's own profile. While the application has no answers, applying
 * again returns the same one; afterwards 409. At most one application per seeker and job that is not
 * withdrawn.
 */
export function createApplication(
  dependencies: Dependencies,
  viewer: Viewer,
  body: ApplicationBody,
  resume?: UploadedFile,
): Promise<Application> {
  const jobId = requireField('job_id', body.job_id ?? body.job);
  const answers = readAnswers(body, resume);
  const now = dependencies.clock();
  requireNotPast('availability', body.availability, now);
  return inTransaction(dependencies.db, async (tx) => {
    const jobseekerId = await requireOwnJobSeeker(tx, viewer);
    if (body.job_seeker !== undefined && body.job_seeker !== jobseekerId) throw refuse.missing();
    await requireOpenJob(tx, jobId, now);
    const open = await openApplication(tx, jobId, jobseekerId, now);
    if (open.answeredAt) throw refuse.conflict(applicationsTexts.repeated);
    if (answers) await saveAnswers(tx, { ...open, resumeFileId: null }, answers, now, resume);
    if (open.isNew) await notifyApplicationReceived(dependencies, tx, open.id);
    return readApplication(tx, viewer, open.id);
  });
}

/**
 * Updates what the viewer may change: answers, resume and withdrawal for the candidate, notes for the
 * company. The resume is uploaded, or copied from the candidate's library.
 */
export async function updateApplication(
  dependencies: Dependencies,
  viewer: Viewer,
  id: number,
  { resume_attachment: attachment, ...changes }: ApplicationPatch,
  resume?: UploadedFile,
): Promise<Application> {
  if (attachment === undefined) return changeApplication(dependencies, viewer, id, changes, resume);
  if (resume) throw refuse.field('resume_attachment', applicationsTexts.oneResume);
  const row = await requireRow(dependencies.db, viewer, id);
  requireMayChange(viewer, { isByCompany: false, isByCandidate: true });
  requireNotWithdrawn(row);
  const request = { attachment, policy: resumePolicy, field: 'resume' };
  return withCopyOf(dependencies, viewer, request, (copy) =>
    changeApplication(dependencies, viewer, id, changes, copy),
  );
}

async function changeApplication(
  dependencies: Dependencies,
  viewer: Viewer,
  id: number,
  body: Omit<ApplicationPatch, 'resume_attachment'>,
  resume?: UploadedFile,
): Promise<Application> {
  const { db, clock, files } = dependencies;
  const { status, notes } = body;
  const answers = readAnswers(body, resume);
  const { application, replaced } = await inTransaction(db, async (tx) => {
    const row = await lockRow(tx, viewer, id);
    requireMayChange(viewer, { isByCompany: notes !== undefined, isByCandidate: Boolean(answers ?? status) });
    if (answers || notes !== undefined) requireNotWithdrawn(row);
    requireNotPast('availability', body.availability, clock(), row.application.availability);
    if (notes !== undefined) await replaceNotes(tx, viewer, id, notes);
    const replaced = answers && (await saveAnswers(tx, row.application, answers, clock(), resume));
    if (status) await moveApplication(dependencies, tx, viewer, row, requireStatus(status));
    return { application: await readApplication(tx, viewer, id), replaced };
  });
  // Best effort: an orphaned file costs little space, while an error here would report the stored resume as
  // failed.
  if (replaced) await files.remove(replaced).catch(() => {});
  return application;
}

async function replaceNotes(
  tx: Queryable,
  viewer: Viewer,
  applicationId: number,
  text: string,
): Promise<void> {
  await repository.deleteNotes(tx, applicationId);
  if (text.trim()) await repository.insertNote(tx, { applicationId, authorId: viewer.id, text: text.trim() });
}

/** Adds a note for the viewer's own company. */
export function addNote(
  { db }: Dependencies,
  viewer: Viewer,
  id: number,
  note: string,
): Promise<Application> {
  return inTransaction(db, async (tx) => {
    const row = await lockRow(tx, viewer, id);
    requireCompany(viewer);
    requireNotWithdrawn(row);
    await repository.insertNote(tx, { applicationId: id, authorId: viewer.id, text: note.trim() });
    return readApplication(tx, viewer, id);
  });
}

async function requireFile(db: Queryable, fileId: string | null | undefined): Promise<FileRow> {
  const file = fileId ? await findFile(db, fileId) : undefined;
  if (!file) throw refuse.missing();
  return file;
}

/** 404 for the company once the application is withdrawn. */
async function requireReadableRow(db: Queryable, viewer: Viewer, id: number): Promise<ApplicationRow> {
  const row = await requireRow(db, viewer, id);
  if (!canReadAnswers(viewer, row)) throw refuse.missing();
  return row;
}

/** The resume of an application the viewer sent, or received and may still read; 404 without one. */
export async function getResume(dependencies: Dependencies, viewer: Viewer, id: number): Promise<FileRow> {
  const { application } = await requireReadableRow(dependencies.db, viewer, id);
  const file = await requireFile(dependencies.db, application.resumeFileId);
  await recordCompanyAccess(dependencies, viewer, id, 'resume');
  return file;
}

/** A document of an application the viewer sent, or received and may still read. */
export async function getDocument(
  dependencies: Dependencies,
  viewer: Viewer,
  id: number,
  documentId: number,
): Promise<FileRow> {
  const { db } = dependencies;
  await requireReadableRow(db, viewer, id);
  const file = await requireFile(db, await repository.findDocumentFile(db, id, documentId));
  await recordCompanyAccess(dependencies, viewer, id, 'document');
  return file;
}

/**
 * Locks an application for a change of its documents until the transaction ends: 404 when it is not the
 * viewer's, 403 for the company that received it, 409 once it is withdrawn.
 */
export async function requireOwnApplication(tx: Queryable, viewer: Viewer, id: number): Promise<void> {
  const row = await lockRow(tx, viewer, id);
  requireMayChange(viewer, { isByCandidate: true, isByCompany: false });
  requireNotWithdrawn(row);
}
