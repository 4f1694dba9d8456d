import { and, eq, sql } from 'drizzle-orm';
import { applicantName } from '../../db/applicant-name';
import type { Queryable } from '../../db/database';
import { prepareOnce } from '../../db/prepare-once';
import {
  applications,
  files,
  jobproviders,
  jobs,
  jobseekers,
  plannedMoves,
  users,
} from '../../db/schema/index';
import { companyLanguage, logoId } from './company-account.repository';

/** Scope of a query: applications sent by a seeker, or received by a company's user. */
export type ApplicationScope = { readonly seekerUserId: number } | { readonly providerUserId: number };

interface DocumentRow {
  readonly id: number;
  readonly name: string;
  readonly uploaded_at: string;
}

const documentsOfApplication = sql<DocumentRow[]>`coalesce((
  select json_agg(json_build_object('id', document.id, 'name', document.name, 'uploaded_at', document.uploaded_at)
    order by document.id)
  from application_documents document where document.application_id = ${applications.id}
), '[]'::json)`;

const notesOfApplication = sql<string>`coalesce((
  select string_agg(note.text, E'\n\n' order by note.id)
  from application_notes note where note.application_id = ${applications.id}
), '')`;

export const selectApplications = (db: Queryable) =>
  db
    .select({
      application: applications,
      job: {
        title: jobs.title,
        location: jobs.location,
        contractType: jobs.contractType,
        isActive: jobs.isActive,
        salaryType: jobs.salaryType,
        activityRate: jobs.activityRate,
        language: jobs.language,
        activityRateMax: jobs.activityRateMax,
      },
      provider: { id: jobproviders.id, userId: jobproviders.userId, companyName: jobproviders.companyName },
      seekerUserId: jobseekers.userId,
      seekerLanguage: users.language,
      companyLanguage,
      logoId,
      applicantName,
      pictureId: users.profilePictureId,
      resumeName: files.name,
      plannedMove: { id: plannedMoves.id, toStatus: plannedMoves.toStatus, dueAt: plannedMoves.dueAt },
      documents: documentsOfApplication,
      notes: notesOfApplication,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(jobproviders, eq(jobproviders.id, jobs.jobproviderId))
    .innerJoin(jobseekers, eq(jobseekers.id, applications.jobseekerId))
    .innerJoin(users, eq(users.id, jobseekers.userId))
    .leftJoin(files, eq(files.id, applications.resumeFileId))
    .leftJoin(plannedMoves, eq(plannedMoves.applicationId, applications.id));

export type ApplicationRow = Awaited<ReturnType<typeof selectApplications>>[number];

/** The user on whose side of an application a statement of this name looks. */
const sideOf = (name: string) => (name.endsWith('seeker') ? jobseekers.userId : jobproviders.userId);

const ofSide = (db: Queryable, name: string) =>
  selectApplications(db).where(
    and(eq(sideOf(name), sql.placeholder('userId')), eq(applications.id, sql.placeholder('id'))),
  );

// Named, because to plan one takes three times as long as to run it.
const prepareFind = prepareOnce((db, name) => ofSide(db, name).prepare(name));
const prepareLock = prepareOnce((db, name) =>
  ofSide(db, name).for('update', { of: applications }).prepare(name),
);

const reader =
  (verb: 'find' | 'lock', prepare: typeof prepareFind) =>
  async (db: Queryable, scope: ApplicationScope, id: number): Promise<ApplicationRow | undefined> => {
    const [side, userId] =
      'seekerUserId' in scope ? ['seeker', scope.seekerUserId] : ['provider', scope.providerUserId];
    const [row] = await prepare(db, `application_${verb}_${side}`).execute({ userId, id });
    return row;
  };

/** The application, if it is in the scope. */
export const findApplication = reader('find', prepareFind);

/** The application, if it is in the scope, with a row lock until the transaction ends, which serializes changes. */
export const lockApplication = reader('lock', prepareLock);
