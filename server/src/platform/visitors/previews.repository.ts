import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { releasePreviews } from '../../db/schema/index';

export type PreviewRow = typeof releasePreviews.$inferSelect;

export async function insertPreview(db: Queryable, preview: PreviewRow): Promise<void> {
  await db.insert(releasePreviews).values(preview);
}

/** Those of these previews that have not ended. */
export const findPreviews = (db: Queryable, ids: readonly string[], now: Date): Promise<PreviewRow[]> =>
  db
    .select()
    .from(releasePreviews)
    .where(and(inArray(releasePreviews.id, [...ids]), gt(releasePreviews.expiresAt, now)));

export async function updatePreview(
  db: Queryable,
  id: string,
  change: Pick<PreviewRow, 'body' | 'expiresAt'>,
): Promise<void> {
  await db.update(releasePreviews).set(change).where(eq(releasePreviews.id, id));
}

export async function deletePreview(db: Queryable, id: string): Promise<void> {
  await db.delete(releasePreviews).where(eq(releasePreviews.id, id));
}

export async function deleteEndedPreviews(db: Queryable, now: Date): Promise<void> {
  await db.delete(releasePreviews).where(lte(releasePreviews.expiresAt, now));
}
