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

/** Deletes a document from the user's library; returns its file, undefined if it was not found. */
export async function deleteAttachment(
  db: Queryable,
  userId: number,
  id: number,
): Promise<string | undefined> {
  const [row] = await db
    .delete(attachments)
    .where(and(eq(attachments.userId, userId), eq(attachments.id, id)))
    .returning({ fileId: attachments.fileId });
  return row?.fileId;
}
