import { and, count, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { attachments, files } from '../../db/schema/index';
import type { Page, Slice } from '../../http/input/pages';

const selectAttachments = (db: Queryable) =>
  db
    .select({ attachment: attachments, file: files })
    .from(attachments)
    .innerJoin(files, eq(files.id, attachments.fileId));

export type AttachmentRow = Awaited<ReturnType<typeof selectAttachments>>[number];

/** One page of a user's library, newest first. */
export async function listAttachments(
  db: Queryable,
  userId: number,
  slice: Slice,
): Promise<Page<AttachmentRow>> {
  const where = eq(attachments.userId, userId);
  const items = await selectAttachments(db)
    .where(where)
    .orderBy(desc(attachments.uploadedAt), desc(attachments.id))
    .limit(slice.limit)
    .offset(slice.offset);
  const [counted] = await db.select({ total: count() }).from(attachments).where(where);
  return { items, total: counted?.total ?? 0 };
}

/** The document, if it belongs to the user's library. */
export async function findAttachment(
  db: Queryable,
  userId: number,
  id: number,
): Promise<AttachmentRow | undefined> {
  const [row] = await selectAttachments(db).where(
    and(eq(attachments.userId, userId), eq(attachments.id, id)),
  );
  return row;
}

export async function insertAttachment(
  db: Queryable,
  attachment: Omit<typeof attachments.$inferInsert, 'id'>,
): Promise<number> {
  const [row] = await db.insert(attachments).values(attachment).returning({ id: attachments.id });
  if (!row) throw new Error('The attachment was not inserted');
  return row.id;
}

/** Inserts a document again, with the id it had. */
export async function reinsertAttachment(
  db: Queryable,
  attachment: typeof attachments.$inferSelect,
): Promise<void> {
  await db.insert(attachments).overridingSystemValue().values(attachment);
}

/** True when the document existed and was deleted. */
export async function deleteAttachment(db: Queryable, id: number): Promise<boolean> {
  const deleted = await db
    .delete(attachments)
    .where(eq(attachments.id, id))
    .returning({ id: attachments.id });
  return deleted.length > 0;
}
