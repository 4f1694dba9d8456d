import { and, asc, count, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { ApplicationsQuery } from '@metier/sdk/contract';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@metier/sdk/rules';
import { applicantName } from '../../db/applicant-name';
import type { Queryable } from '../../db/database';
import type { Page, Slice } from '../../http/input/pages';
import {
  applicationDocuments,
  applicationMoves,
  applicationNotes,
  applications,
  jobproviders,
  jobs,
  jobseekers,
  users,
} from '../../db/schema/index';
import { isNotWithdrawn } from '../../db/not-withdrawn';
import { containsText, foldedText } from '../../db/search';
import { hasChanges } from '../columns';
import {
  selectApplications,
  type ApplicationRow,
  type ApplicationScope,
} from './application-rows.repository';

export type ApplicationChanges = Partial<
  Omit<typeof applications.$inferInsert, 'id' | 'jobId' | 'jobseekerId'>
>;
export type ApplicationOrdering = NonNullable<ApplicationsQuery['ordering']>;

export interface ApplicationFilter {
  readonly jobseekerId?: number | undefined;
  readonly jobproviderId?: number | undefined;
  readonly jobId?: number | undefined;
  readonly status?: ApplicationStatus | undefined;
  readonly search?: string | undefined;
}

const isInScope = (scope: ApplicationScope): SQL =>
  'seekerUserId' in scope
    ? eq(jobseekers.userId, scope.seekerUserId)
    : eq(jobproviders.userId, scope.providerUserId);

/**
 * The searchable e-mail: a company cannot search withdrawn applications by it, because it no longer sees it.
 */
const searchedEmail = (scope: ApplicationScope): SQL =>
  'seekerUserId' in scope
    ? sql`${applications.email}`
    : sql`case when ${isNotWithdrawn} then ${applications.email} else '' end`;

function matchFilter(
  scope: ApplicationScope,
  { jobseekerId, jobproviderId, jobId, status, search }: ApplicationFilter,
): SQL | undefined {
  return and(
    isInScope(scope),
    jobseekerId === undefined ? undefined : eq(applications.jobseekerId, jobseekerId),
    jobproviderId === undefined ? undefined : eq(jobs.jobproviderId, jobproviderId),
    jobId === undefined ? undefined : eq(applications.jobId, jobId),
    status && eq(applications.status, status),
    search
      ? or(
          ...[applicantName, searchedEmail(scope), jobs.title, jobproviders.companyName].map((text) =>
            containsText(text, search),
          ),
        )
      : undefined,
  );
}

/** Position of the status on the way of an application. */
const stage = sql`array_position(${sql.raw(`array['${APPLICATION_STATUSES.join("','")}']`)}, ${applications.status}::text)`;

const ORDERINGS: Record<ApplicationOrdering, SQL> = {
  '-submitted_at': desc(applications.submittedAt),
  submitted_at: asc(applications.submittedAt),
  applicant_name: asc(foldedText(applicantName)),
  '-applicant_name': desc(foldedText(applicantName)),
  job_title: asc(foldedText(jobs.title)),
  '-job_title': desc(foldedText(jobs.title)),
  status: asc(stage),
  '-status': desc(stage),
};

/** Counts matching applications in a scope by status; statuses without any are omitted. */
export const countByStatus = (db: Queryable, scope: ApplicationScope, filter: ApplicationFilter) =>
  db
    .select({ status: applications.status, total: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(jobproviders, eq(jobproviders.id, jobs.jobproviderId))
    .innerJoin(jobseekers, eq(jobseekers.id, applications.jobseekerId))
    .innerJoin(users, eq(users.id, jobseekers.userId))
    .where(matchFilter(scope, filter))
    .groupBy(applications.status);

/** One page of the applications in a scope, newest first unless told otherwise. */
export async function listApplications(
  db: Queryable,
  scope: ApplicationScope,
  filter: ApplicationFilter,
  ordering: ApplicationOrdering,
  slice: Slice,
): Promise<Page<ApplicationRow>> {
  const items = await selectApplications(db)
    .where(matchFilter(scope, filter))
    .orderBy(ORDERINGS[ordering], desc(applications.submittedAt), desc(applications.id))
    .limit(slice.limit)
    .offset(slice.offset);
  const counts = await countByStatus(db, scope, filter);
  return { items, total: counts.reduce((sum, { total }) => sum + total, 0) };
}

/** The seeker's application to the job that is not withdrawn, with a row lock until the transaction ends. */
export async function lockOpenApplication(db: Queryable, jobId: number, jobseekerId: number) {
  const [row] = await db
    .select({ id: applications.id, answeredAt: applications.answeredAt })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.jobseekerId, jobseekerId), isNotWithdrawn))
    .for('update');
  return row;
}

/** Inserts a pending application; undefined when the seeker has one for this job that is not withdrawn. */
export async function insertApplication(
  db: Queryable,
  application: ApplicationChanges & { jobId: number; jobseekerId: number },
): Promise<number | undefined> {
  const [row] = await db
    .insert(applications)
    .values(application)
    .onConflictDoNothing()
    .returning({ id: applications.id });
  return row?.id;
}

export async function updateApplication(
  db: Queryable,
  id: number,
  changes: ApplicationChanges,
): Promise<void> {
  if (hasChanges(changes)) await db.update(applications).set(changes).where(eq(applications.id, id));
}

export async function insertMove(db: Queryable, move: typeof applicationMoves.$inferInsert) {
  const [row] = await db.insert(applicationMoves).values(move).returning();
  if (!row) throw new Error('The move was not inserted.');
  return row;
}

export async function insertNote(db: Queryable, note: typeof applicationNotes.$inferInsert): Promise<void> {
  await db.insert(applicationNotes).values(note);
}

export async function deleteNotes(db: Queryable, applicationId: number): Promise<void> {
  await db.delete(applicationNotes).where(eq(applicationNotes.applicationId, applicationId));
}

/** The file of a document that belongs to this application. */
export async function findDocumentFile(
  db: Queryable,
  applicationId: number,
  documentId: number,
): Promise<string | undefined> {
  const [row] = await db
    .select({ fileId: applicationDocuments.fileId })
    .from(applicationDocuments)
    .where(
      and(eq(applicationDocuments.id, documentId), eq(applicationDocuments.applicationId, applicationId)),
    );
  return row?.fileId;
}
