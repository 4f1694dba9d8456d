import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { removedDocuments } from '../../db/schema/removed-documents';

export type RemovedRow = typeof removedDocuments.$inferSelect;
export type NewRemoved = Omit<typeof removedDocuments.$inferInsert, 'id'>;

/** What a removed document was part of; ids are unique in each of them. */
export type RemovedFrom = 'library' | 'application';

/** Inserts a removed document; returns the id of its row. */
export async function insertRemoved(db: Queryable, document: NewRemoved): Promise<number> {
  const [row] = await db.insert(removedDocuments).values(document).returning({ id: removedDocuments.id });
  if (!row) throw new Error('The removed document was not inserted');
  return row.id;
}

export async function findRemoved(
  db: Queryable,
  userId: number,
  from: RemovedFrom,
  documentId: number,
): Promise<RemovedRow | undefined> {
  const { applicationId } = removedDocuments;
  const [row] = await db
    .select()
    .from(removedDocuments)
    .where(
      and(
        eq(removedDocuments.documentId, documentId),
        eq(removedDocuments.userId, userId),
        from === 'library' ? isNull(applicationId) : isNotNull(applicationId),
      ),
    );
  return row;
}

/** True when the row existed and was deleted. */
export async function deleteRemoved(db: Queryable, id: number): Promise<boolean> {
  const rows = await db
    .delete(removedDocuments)
    .where(eq(removedDocuments.id, id))
    .returning({ id: removedDocuments.id });
  return rows.length > 0;
}
