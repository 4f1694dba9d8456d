import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { favorites } from '../../db/schema/index';
import type { Page, Slice } from '../../http/input/pages';

const isVisible = sql`exists (select from jobs where jobs.id = favorites.job_id and jobs.hold is null)`;

/** One page of the ids of a candidate's favourite jobs that are not on hold, the last one added first. */
export async function listFavoriteIds(
  db: Queryable,
  jobseekerId: number,
  slice: Slice,
): Promise<Page<number>> {
  const where = and(eq(favorites.jobseekerId, jobseekerId), isVisible);
  const rows = await db
    .select({ jobId: favorites.jobId })
    .from(favorites)
    .where(where)
    .orderBy(desc(favorites.createdAt), desc(favorites.jobId))
    .limit(slice.limit)
    .offset(slice.offset);
  const [counted] = await db.select({ total: count() }).from(favorites).where(where);
  return { items: rows.map(({ jobId }) => jobId), total: counted?.total ?? 0 };
}

/** Adds a favourite; no-op if it exists. */
export async function insertFavorite(db: Queryable, favorite: typeof favorites.$inferInsert): Promise<void> {
  await db.insert(favorites).values(favorite).onConflictDoNothing();
}

export async function deleteFavorite(db: Queryable, jobseekerId: number, jobId: number): Promise<void> {
  await db.delete(favorites).where(and(eq(favorites.jobseekerId, jobseekerId), eq(favorites.jobId, jobId)));
}
