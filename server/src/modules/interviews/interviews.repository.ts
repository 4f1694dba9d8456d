import type { AccountType } from '@metier/sdk/rules';
import { and, asc, desc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { applicantName } from '../../db/applicant-name';
import type { Queryable } from '../../db/database';
import {
  applications,
  interviewBookings,
  interviews,
  interviewSlots,
  jobproviders,
  jobs,
  jobseekers,
} from '../../db/schema/index';
import type { Viewer } from '../viewer';

export type SlotRow = typeof interviewSlots.$inferSelect;
type InterviewColumns = typeof interviews.$inferSelect;
export type InterviewChanges = Partial<Omit<InterviewColumns, 'id' | 'applicationId' | 'uid'>>;

const selectInterviews = (db: Queryable) =>
  db
    .select({
      interview: interviews,
      job: { id: jobs.id, title: jobs.title },
      company: { id: jobproviders.id, userId: jobproviders.userId, name: jobproviders.companyName },
      candidate: { id: jobseekers.id, userId: jobseekers.userId, name: applicantName },
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(jobproviders, eq(jobproviders.id, interviews.jobproviderId))
    .innerJoin(jobseekers, eq(jobseekers.id, interviews.jobseekerId));

export type InterviewRow = Awaited<ReturnType<typeof selectInterviews>>[number];

/** The words of the partial indexes, so that they are used. */
const isOpen = sql`${interviews.state} in ('offered', 'proposed', 'booked')`;

const isOf = (viewer: Viewer): SQL =>
  viewer.accountType === 'job_seeker'
    ? sql`${interviews.jobseekerId} = (select id from jobseekers where user_id = ${viewer.id})`
    : sql`${interviews.jobproviderId} = (select id from jobproviders where user_id = ${viewer.id})`;

export async function findInterview(db: Queryable, id: number): Promise<InterviewRow | undefined> {
  const [row] = await selectInterviews(db).where(eq(interviews.id, id));
  return row;
}

/** The viewer's open interviews that start after this time or have none yet: first without, then by time. */
export const listOpenInterviews = (
  db: Queryable,
  viewer: Viewer,
  after: Date,
  limit: number,
): Promise<InterviewRow[]> =>
  selectInterviews(db)
    .where(and(isOf(viewer), isOpen, or(isNull(interviews.startsAt), gt(interviews.startsAt, after))))
    .orderBy(sql`${interviews.startsAt} asc nulls first`, asc(interviews.id))
    .limit(limit);

/** The viewer's interviews about an application, the latest first. */
export const listInterviewsOf = (
  db: Queryable,
  viewer: Viewer,
  applicationId: number,
  limit: number,
): Promise<InterviewRow[]> =>
  selectInterviews(db)
    .where(and(isOf(viewer), eq(interviews.applicationId, applicationId)))
    .orderBy(desc(interviews.id))
    .limit(limit);

/** The latest interview of each application. */
export async function listLatestInterviews(
  db: Queryable,
  applicationIds: readonly number[],
): Promise<InterviewRow[]> {
  if (applicationIds.length === 0) return [];
  const latest = db
    .selectDistinctOn([interviews.applicationId], { id: interviews.id })
    .from(interviews)
    .where(inArray(interviews.applicationId, [...applicationIds]))
    .orderBy(interviews.applicationId, desc(interviews.id));
  return selectInterviews(db).where(inArray(interviews.id, latest));
}

/** Open interviews of an application, or of all applications to a job. */
/** Of the candidate, or of the company. */
const isOfUser = (userId: number) =>
  or(
    sql`${interviews.jobseekerId} in (select id from jobseekers where user_id = ${userId})`,
    sql`${interviews.jobproviderId} in (select id from jobproviders where user_id = ${userId})`,
  );

export const listOpenInterviewsOf = (
  db: Queryable,
  scope: { readonly applicationId: number } | { readonly jobId: number } | { readonly userId: number },
): Promise<InterviewRow[]> =>
  selectInterviews(db)
    .where(
      and(
        isOpen,
        'userId' in scope ? isOfUser(scope.userId) : undefined,
        'jobId' in scope ? eq(applications.jobId, scope.jobId) : undefined,
        'applicationId' in scope ? eq(interviews.applicationId, scope.applicationId) : undefined,
      ),
    )
    .orderBy(asc(interviews.id));

/** Status and sides of an application that the company of this account received, locked until the transaction ends. */
export async function lockReceivedApplication(tx: Queryable, userId: number, id: number) {
  const [row] = await tx
    .select({
      status: applications.status,
      jobseekerId: applications.jobseekerId,
      jobproviderId: jobproviders.id,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(jobproviders, eq(jobproviders.id, jobs.jobproviderId))
    .where(and(eq(applications.id, id), eq(jobproviders.userId, userId)))
    .for('update', { of: applications });
  return row;
}

/** Locks the application of an interview until the transaction ends, so that its changes are serialized. */
export async function lockApplicationOf(db: Queryable, interviewId: number): Promise<void> {
  const ofInterview = db
    .select({ id: interviews.applicationId })
    .from(interviews)
    .where(eq(interviews.id, interviewId));
  await db
    .select({ id: applications.id })
    .from(applications)
    .where(inArray(applications.id, ofInterview))
    .for('update');
}

/**
 * Locks the company and the candidate until the transaction ends: two bookings that meet at the exclusion
 * constraint at the same time would deadlock.
 */
export async function lockParticipants(db: Queryable, { company, candidate }: InterviewRow): Promise<void> {
  const lock = 'no key update' as const;
  await db
    .select({ id: jobproviders.id })
    .from(jobproviders)
    .where(eq(jobproviders.id, company.id))
    .for(lock);
  await db.select({ id: jobseekers.id }).from(jobseekers).where(eq(jobseekers.id, candidate.id)).for(lock);
}

export async function insertInterview(
  db: Queryable,
  interview: typeof interviews.$inferInsert,
): Promise<number> {
  const [row] = await db.insert(interviews).values(interview).returning({ id: interviews.id });
  if (!row) throw new Error('The interview was not inserted.');
  return row.id;
}

export async function updateInterview(db: Queryable, id: number, changes: InterviewChanges): Promise<void> {
  await db.update(interviews).set(changes).where(eq(interviews.id, id));
}

/** Slots of these interviews, by time. */
export async function listSlots(db: Queryable, interviewIds: readonly number[]): Promise<SlotRow[]> {
  if (interviewIds.length === 0) return [];
  return db
    .select()
    .from(interviewSlots)
    .where(inArray(interviewSlots.interviewId, [...interviewIds]))
    .orderBy(interviewSlots.startsAt, interviewSlots.id);
}

/** Replaces the slots of one side, or with `isAll` of both. */
export async function replaceSlots(
  db: Queryable,
  interviewId: number,
  proposedBy: AccountType,
  times: readonly Date[],
  { isAll }: { readonly isAll: boolean },
): Promise<void> {
  const side = isAll ? undefined : eq(interviewSlots.proposedBy, proposedBy);
  await db.delete(interviewSlots).where(and(eq(interviewSlots.interviewId, interviewId), side));
  await db.insert(interviewSlots).values(times.map((startsAt) => ({ interviewId, proposedBy, startsAt })));
}

/** The bookings of these participants that end after this time. */
export async function listBookings(db: Queryable, participants: readonly string[], after: Date) {
  if (participants.length === 0) return [];
  return db
    .select({
      interviewId: interviewBookings.interviewId,
      participant: interviewBookings.participant,
      startsAt: sql`lower(${interviewBookings.during})`.mapWith(interviews.createdAt),
      endsAt: sql`upper(${interviewBookings.during})`.mapWith(interviews.createdAt),
    })
    .from(interviewBookings)
    .where(
      and(
        inArray(interviewBookings.participant, [...new Set(participants)]),
        sql`${interviewBookings.during} && tstzrange(${after.toISOString()}, null)`,
      ),
    );
}

export type BookingRow = Awaited<ReturnType<typeof listBookings>>[number];

/** Books a time for these participants; violates the exclusion constraint if one of them has another then. */
export async function replaceBookings(
  db: Queryable,
  interviewId: number,
  participants: readonly string[],
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
): Promise<void> {
  await deleteBookings(db, interviewId);
  const during = `[${startsAt.toISOString()},${endsAt.toISOString()})`;
  await db
    .insert(interviewBookings)
    .values(participants.map((participant) => ({ interviewId, participant, during })));
}

export async function deleteBookings(db: Queryable, interviewId: number): Promise<void> {
  await db.delete(interviewBookings).where(eq(interviewBookings.interviewId, interviewId));
}
