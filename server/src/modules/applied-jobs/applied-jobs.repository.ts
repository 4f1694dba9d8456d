import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { isNotWithdrawn } from '../../db/not-withdrawn';
import { applications, jobseekers } from '../../db/schema/index';

/** Far more than one person applies to; the marks of older ones are missing. */
const MAX_JOBS = 1_000;

/** Applications with answers of this user, newest first. */
export const listAppliedJobs = (db: Queryable, userId: number) =>
  db
    .select({ job: applications.jobId, application: applications.id, submittedAt: applications.submittedAt })
    .from(applications)
    .innerJoin(jobseekers, eq(jobseekers.id, applications.jobseekerId))
    .where(and(eq(jobseekers.userId, userId), isNotWithdrawn, isNotNull(applications.answeredAt)))
    .orderBy(desc(applications.submittedAt), desc(applications.id))
    .limit(MAX_JOBS);
