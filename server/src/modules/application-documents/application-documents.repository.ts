import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { applicationDocuments } from '../../db/schema/index';

export type DocumentRow = typeof applicationDocuments.$inferSelect;

export async function insertDocument(
  db: Queryable,
  document: Omit<typeof applicationDocuments.$inferInsert, 'id'>,
): Promise<DocumentRow> {
  const [row] = await db.insert(applicationDocuments).values(document).returning();
  if (!row) throw new Error('The document was not inserted');
  return row;
}

export async function findDocument(db: Queryable, id: number): Promise<DocumentRow | undefined> {
  const [row] = await db.select().from(applicationDocuments).where(eq(applicationDocuments.id, id));
  return row;
}

/** Inserts a document again, with the id it had. */
export async function reinsertDocument(db: Queryable, document: DocumentRow): Promise<void> {
  await db.insert(applicationDocuments).overridingSystemValue().values(document);
}

/** True when the document existed and was deleted. */
export async function deleteDocument(db: Queryable, id: number): Promise<boolean> {
  const deleted = await db
    .delete(applicationDocuments)
    .where(eq(applicationDocuments.id, id))
    .returning({ id: applicationDocuments.id });
  return deleted.length > 0;
}
