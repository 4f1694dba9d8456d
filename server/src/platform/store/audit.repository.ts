import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { releaseAudit } from '../../db/schema/index';
import type { Page, Slice } from '../../http/input/pages';

export type AuditRow = typeof releaseAudit.$inferSelect;

export async function insertAudit(db: Queryable, entry: typeof releaseAudit.$inferInsert): Promise<void> {
  await db.insert(releaseAudit).values(entry);
}

/** Newest first; with `remote`, only the entries of that remote. */
export async function listAudit(
  db: Queryable,
  remote: string | undefined,
  { limit, offset }: Slice,
): Promise<Page<AuditRow>> {
  const where = remote === undefined ? undefined : eq(releaseAudit.remote, remote);
  const items = await db
    .select()
    .from(releaseAudit)
    .where(where)
    .orderBy(desc(releaseAudit.id))
    .limit(limit)
    .offset(offset);
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(releaseAudit)
    .where(where);
  return { items, total: count?.total ?? 0 };
}
