import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import {
  applicationAccesses,
  applications,
  jobproviders,
  jobs,
  jobseekers,
  type AccessKind,
  type AccessSide,
} from '../../db/schema/index';

export interface NewAccess {
  readonly applicationId: number;
  readonly side: AccessSide;
  readonly viewerId: number;
  readonly kind: AccessKind;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly openedAt: Date;
}

/** Inserts an access, once for each viewer, kind and day. */
export async function insertAccess(db: Queryable, access: NewAccess): Promise<void> {
  await db.insert(applicationAccesses).values(access).onConflictDoNothing();
}

/** The newest application of a candidate to a company that still has its person. */
export async function findLatestApplication(
  db: Queryable,
  jobseekerId: number,
  companyUserId: number,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(jobproviders, eq(jobproviders.id, jobs.jobproviderId))
    .where(
      and(
        eq(applications.jobseekerId, jobseekerId),
        eq(jobproviders.userId, companyUserId),
        isNull(applications.anonymisedAt),
      ),
    )
    .orderBy(desc(applications.id))
    .limit(1);
  return row?.id;
}

/** Accesses to an application of this candidate, the latest first; undefined if it is not theirs. */
export async function listAccesses(db: Queryable, userId: number, applicationId: number, limit: number) {
  const [own] = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobseekers, eq(jobseekers.id, applications.jobseekerId))
    .where(and(eq(applications.id, applicationId), eq(jobseekers.userId, userId)));
  if (!own) return undefined;
  return db
    .selectDistinctOn([applicationAccesses.day, applicationAccesses.side, applicationAccesses.kind], {
      side: applicationAccesses.side,
      kind: applicationAccesses.kind,
      day: applicationAccesses.day,
      company: sql<string>`${jobproviders.companyName}`,
    })
    .from(applicationAccesses)
    .innerJoin(applications, eq(applications.id, applicationAccesses.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(jobproviders, eq(jobproviders.id, jobs.jobproviderId))
    .where(eq(applicationAccesses.applicationId, applicationId))
    .orderBy(desc(applicationAccesses.day), applicationAccesses.side, applicationAccesses.kind)
    .limit(limit);
}
