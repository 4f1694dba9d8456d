import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { foldedText } from '../../db/search';
import { follows, jobproviders, users } from '../../db/schema/index';
import type { Slice } from '../../http/input/pages';

const activeJobs = sql<number>`(
  select count(*)::int from jobs where jobs.jobprovider_id = ${jobproviders.id} and jobs.is_active
)`;

/** One page of the companies that a user follows, or of these only the given one; by name. */
export async function listFollows(db: Queryable, userId: number, company: number | undefined, slice: Slice) {
  const where = and(
    eq(follows.userId, userId),
    company === undefined ? undefined : eq(follows.jobproviderId, company),
  );
  const items = await db
    .select({
      id: jobproviders.id,
      company_name: jobproviders.companyName,
      pictureId: users.profilePictureId,
      company_city: jobproviders.companyCity,
      company_region: jobproviders.companyRegion,
      active_jobs: activeJobs,
      followedAt: follows.createdAt,
    })
    .from(follows)
    .innerJoin(jobproviders, eq(jobproviders.id, follows.jobproviderId))
    .innerJoin(users, eq(users.id, jobproviders.userId))
    .where(where)
    .orderBy(asc(foldedText(jobproviders.companyName)), asc(jobproviders.id))
    .limit(slice.limit)
    .offset(slice.offset);
  const [counted] = await db.select({ total: count() }).from(follows).where(where);
  return { items, total: counted?.total ?? 0 };
}

/** Adds a follow; no-op if it exists. */
export async function insertFollow(db: Queryable, follow: typeof follows.$inferInsert): Promise<void> {
  await db.insert(follows).values(follow).onConflictDoNothing();
}

export async function countFollows(db: Queryable, userId: number): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(follows).where(eq(follows.userId, userId));
  return counted?.total ?? 0;
}

export async function deleteFollow(db: Queryable, userId: number, company: number): Promise<void> {
  await db.delete(follows).where(and(eq(follows.userId, userId), eq(follows.jobproviderId, company)));
}
