import { desc, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { releasePaths } from '../../db/schema/index';

export type PathGrantRow = typeof releasePaths.$inferSelect;

/** Blocks other grants until this transaction ends, so that none is decided on outdated rows. */
export async function lockGrants(tx: Queryable): Promise<void> {
  await tx.execute(sql`lock table ${releasePaths} in share row exclusive mode`);
}

/** The newest row of each remote, path and access, whether it grants or revokes. */
export const listNewestRows = (db: Queryable): Promise<PathGrantRow[]> =>
  db
    .selectDistinctOn([releasePaths.remote, releasePaths.path, releasePaths.access])
    .from(releasePaths)
    .orderBy(releasePaths.remote, releasePaths.path, releasePaths.access, desc(releasePaths.id));

export async function insertGrant(
  tx: Queryable,
  row: typeof releasePaths.$inferInsert,
): Promise<PathGrantRow> {
  const [inserted] = await tx.insert(releasePaths).values(row).returning();
  if (!inserted) throw new Error('The grant was not inserted.');
  return inserted;
}
