import type {
  Application,
  ApplicationAnswers,
  ApplicationBody,
  ApplicationPatch,
  ApplicationsQuery,
  StatusInput,
} from '@metier/shared/contract';
import { checkMove, readStatus, type ApplicationStatus } from '@metier/shared/rules';
import { inTransaction, type Queryable } from '../../db/database';
import { refuse } from '../../errors';
import { deleteFile, findFile, insertFile, type FileRow } from '../../files/files.repository';
import { readSlice, type Page } from '../../http/pages';
import type { UploadedFile } from '../../http/uploads';
import type { Parts } from '../../parts';
import { readAmount } from '../amounts';
import { requireOpenJob } from '../jobs/jobs.service';
import { requireOwnJobSeeker } from '../jobseekers/jobseekers.service';
import { requireField } from '../required';
import type { Viewer } from '../viewer';
import { requireMayChange, requireNotWithdrawn, scopeOf } from './applications.policy';
import { toApplication } from './applications.reply';
import * as repository from './applications.repository';

const ALREADY_APPLIED = 'You have already applied to this job.';

async function requireRow(db: Queryable, viewer: Viewer, id: number): Promise<repository.ApplicationRow> {
  const row = await repository.findApplication(db, scopeOf(viewer), id);
  if (!row) throw refuse.missing();
  return row;
}

const readApplication = async (db: Queryable, viewer: Viewer, id: number): Promise<Application> =>
  toApplication(await requireRow(db, viewer, id), viewer);

/** The columns that answers set; what they leave out stays as it is. */
function readAnswers(answers: ApplicationAnswers): repository.ApplicationChanges {
  const changes = {
    firstName: answers.first_name?.trim(),
    lastName: answers.last_name?.trim(),
    email: answers.email?.trim(),
    phone: answers.phone?.trim(),
    experience: answers.experience,
    availability: answers.availability,
    salaryExpectation:
      answers.salary_expectation === undefined
        ? undefined
        : readAmount('salary_expectation', answers.salary_expectation),
    coverLetter: answers.cover_letter,
    additionalInfo: answers.additional_info,
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** One page of the viewer's applications: sent by the candidate, or received by the company. */
export async function listApplications(
  { db }: Parts,
  viewer: Viewer,
  query: ApplicationsQuery,
): Promise<Page<Application>> {
  const filter = {
    jobseekerId: query.job_seeker,
    jobproviderId: query.job__provider,
    jobId: query.job,
    status: readStatus(query.status),
    search: query.search?.trim(),
  };
  const { ordering = '-submitted_at' } = query;
  const page = await repository.listApplications(db, scopeOf(viewer), filter, ordering, readSlice(query));
  return { items: page.items.map((row) => toApplication(row, viewer)), total: page.total };
}

/** An application the viewer sent or received; 404 for any other. */
export const getApplication = ({ db }: Parts, viewer: Viewer, id: number): Promise<Application> =>
  readApplication(db, viewer, id);

/** Puts the resume in the place of an earlier one; gives the id of the file that is no longer needed. */
async function replaceResume(
  tx: Queryable,
  row: repository.ApplicationRow,
  resume: UploadedFile,
): Promise<string | null> {
  const { id, resumeFileId } = row.application;
  await insertFile(tx, resume);
  await repository.updateApplication(tx, id, { resumeFileId: resume.id });
  if (resumeFileId) await deleteFile(tx, resumeFileId);
  return resumeFileId;
}

/**
 * Applies to an active job with the viewer's own profile. While the application has no answers, applying again gives
 * the same one; once it has, 409. One application a seeker and job, unless the earlier one is withdrawn.
 */
export function createApplication(
  { db, clock }: Parts,
  viewer: Viewer,
  body: ApplicationBody,
  resume?: UploadedFile,
): Promise<Application> {
  const jobId = requireField('job_id', body.job_id ?? body.job);
  const answers = readAnswers(body);
  const hasAnswers = Object.keys(answers).length > 0 || resume !== undefined;
  const now = clock();
  return inTransaction(db, async (tx) => {
    const jobseekerId = await requireOwnJobSeeker(tx, viewer);
    if (body.job_seeker !== undefined && body.job_seeker !== jobseekerId) throw refuse.missing();
    await requireOpenJob(tx, jobId);
    const created = await repository.insertApplication(tx, { jobId, jobseekerId, submittedAt: now });
    const open =
      created === undefined ? await repository.findOpenApplication(tx, jobId, jobseekerId) : undefined;
    if (open?.answeredAt) throw refuse.conflict(ALREADY_APPLIED);
    const row = await requireRow(tx, viewer, requireField('job_id', created ?? open?.id));
    const { id } = row.application;
    if (hasAnswers) await repository.updateApplication(tx, id, { ...answers, answeredAt: now });
    if (resume) await replaceResume(tx, row, resume);
    return readApplication(tx, viewer, id);
  });
}

const TIMESTAMPS = {
  pending: undefined,
  reviewed: 'reviewedAt',
  shortlisted: 'shortlistedAt',
  interview: 'interviewAt',
  hired: 'hiredAt',
  rejected: 'rejectedAt',
  withdrawn: 'withdrawnAt',
} as const satisfies Record<ApplicationStatus, keyof repository.ApplicationChanges | undefined>;

/** Moves along the table of transitions and keeps who moved when; the same status again changes nothing. */
async function move(
  tx: Queryable,
  viewer: Viewer,
  id: number,
  to: ApplicationStatus,
  now: Date,
): Promise<void> {
  const { application } = await requireRow(tx, viewer, id);
  const verdict = checkMove(application.status, to, viewer.accountType);
  if (verdict === 'same') return;
  if (verdict === 'refused') {
    throw refuse.conflict(`An application that is ${application.status} cannot become ${to}.`);
  }
  const timestamp = TIMESTAMPS[to];
  await repository.updateApplication(tx, id, { status: to, ...(timestamp && { [timestamp]: now }) });
  await repository.insertMove(tx, {
    applicationId: id,
    actorId: viewer.id,
    fromStatus: application.status,
    toStatus: to,
    movedAt: now,
  });
}

function requireStatus(input: StatusInput): ApplicationStatus {
  const status = readStatus(input);
  if (!status) throw refuse.field('status', 'This is not a status.');
  return status;
}

/** Moves an application that the viewer's company received; 409 when the table of transitions has no such move. */
export function updateStatus(
  { db, clock }: Parts,
  viewer: Viewer,
  id: number,
  input: StatusInput,
): Promise<Application> {
  return inTransaction(db, async (tx) => {
    await repository.lockApplication(tx, id);
    await move(tx, viewer, id, requireStatus(input), clock());
    return readApplication(tx, viewer, id);
  });
}

/** Changes what the viewer may: the candidate answers, resume and withdrawal, the company its notes. */
export async function updateApplication(
  parts: Parts,
  viewer: Viewer,
  id: number,
  body: ApplicationPatch,
  resume?: UploadedFile,
): Promise<Application> {
  const { db, clock, files } = parts;
  const { status, notes, ...answersGiven } = body;
  const answers = readAnswers(answersGiven);
  let outdated: string | null = null;
  const application = await inTransaction(db, async (tx) => {
    await repository.lockApplication(tx, id);
    const row = await requireRow(tx, viewer, id);
    requireMayChange(viewer, body, resume !== undefined);
    requireNotWithdrawn(row);
    if (Object.keys(answers).length > 0) {
      const answeredAt = row.application.answeredAt ?? clock();
      await repository.updateApplication(tx, id, { ...answers, answeredAt });
    }
    if (resume) outdated = await replaceResume(tx, row, resume);
    if (notes !== undefined) await replaceNotes(tx, viewer, id, notes);
    if (status) await move(tx, viewer, id, requireStatus(status), clock());
    return readApplication(tx, viewer, id);
  });
  if (outdated) await files.remove(outdated);
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
export function addNote({ db }: Parts, viewer: Viewer, id: number, note: string): Promise<Application> {
  return inTransaction(db, async (tx) => {
    await requireRow(tx, viewer, id);
    await repository.insertNote(tx, { applicationId: id, authorId: viewer.id, text: note.trim() });
    return readApplication(tx, viewer, id);
  });
}

async function requireFile(db: Queryable, fileId: string | null | undefined): Promise<FileRow> {
  const file = fileId ? await findFile(db, fileId) : undefined;
  if (!file) throw refuse.missing();
  return file;
}

/** The resume of an application the viewer sent or received; 404 without one. */
export async function getResume({ db }: Parts, viewer: Viewer, id: number): Promise<FileRow> {
  const { application } = await requireRow(db, viewer, id);
  return requireFile(db, application.resumeFileId);
}

/** A document of an application the viewer sent or received. */
export async function getDocument(
  { db }: Parts,
  viewer: Viewer,
  id: number,
  documentId: number,
): Promise<FileRow> {
  await requireRow(db, viewer, id);
  return requireFile(db, await repository.findDocumentFile(db, id, documentId));
}
