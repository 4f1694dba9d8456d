import { and, count, desc, eq, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import {
  applications,
  companyReviews,
  jobproviders,
  jobs,
  jobseekers,
  seekerReviews,
  users,
} from '../../db/schema/index';
import type { Page, Slice } from '../../http/input/pages';

/** Reviews of candidates by companies, and of companies by candidates: two tables with the same columns. */
const TABLES = { ofSeekers: seekerReviews, ofCompanies: companyReviews } as const;
export type ReviewKind = keyof typeof TABLES;
type ReviewTable = (typeof TABLES)[ReviewKind];

export type NewReview = Omit<typeof seekerReviews.$inferInsert, 'id'>;

/** Filters by company, by candidate or by party. */
export interface ReviewFilter {
  readonly jobproviderId?: number | undefined;
  readonly jobseekerId?: number | undefined;
  /** Only reviews that this user wrote or that are about them. */
  readonly partyUserId?: number | undefined;
}

const matchFilter = (table: ReviewTable, filter: ReviewFilter): SQL | undefined =>
  and(
    filter.jobproviderId === undefined ? undefined : eq(table.jobproviderId, filter.jobproviderId),
    filter.jobseekerId === undefined ? undefined : eq(table.jobseekerId, filter.jobseekerId),
    filter.partyUserId === undefined
      ? undefined
      : or(eq(jobproviders.userId, filter.partyUserId), eq(jobseekers.userId, filter.partyUserId)),
  );

const selectReviews = (db: Queryable, table: ReviewTable) =>
  db
    .select({
      review: table,
      provider: { id: jobproviders.id, companyName: jobproviders.companyName, userId: jobproviders.userId },
      logoId: users.profilePictureId,
      seekerUserId: jobseekers.userId,
    })
    .from(table)
    .innerJoin(jobproviders, eq(jobproviders.id, table.jobproviderId))
    .innerJoin(users, eq(users.id, jobproviders.userId))
    .innerJoin(jobseekers, eq(jobseekers.id, table.jobseekerId));

export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

/** One page of the reviews of a kind that fit, newest first. */
export async function listReviews(
  db: Queryable,
  kind: ReviewKind,
  filter: ReviewFilter,
  slice: Slice,
): Promise<Page<ReviewRow>> {
  const table = TABLES[kind];
  const where = matchFilter(table, filter);
  const items = await selectReviews(db, table)
    .where(where)
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(slice.limit)
    .offset(slice.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(table)
    .innerJoin(jobproviders, eq(jobproviders.id, table.jobproviderId))
    .innerJoin(jobseekers, eq(jobseekers.id, table.jobseekerId))
    .where(where);
  return { items, total: counted?.total ?? 0 };
}

/** Inserts a review and returns it; undefined when this company and candidate have one already. */
export async function insertReview(
  db: Queryable,
  kind: ReviewKind,
  review: NewReview,
): Promise<ReviewRow | undefined> {
  const table = TABLES[kind];
  const [inserted] = await db.insert(table).values(review).onConflictDoNothing().returning({ id: table.id });
  if (!inserted) return undefined;
  const [row] = await selectReviews(db, table).where(eq(table.id, inserted.id));
  return row;
}

/** Progress of the candidate's applications to the company's jobs. */
export const listApplications = (db: Queryable, jobproviderId: number, jobseekerId: number) =>
  db
    .select({
      status: applications.status,
      reviewed_at: applications.reviewedAt,
      shortlisted_at: applications.shortlistedAt,
      hired_at: applications.hiredAt,
      rejected_at: applications.rejectedAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(jobs.jobproviderId, jobproviderId), eq(applications.jobseekerId, jobseekerId)));
