import type { Attachment, AttachmentForm, PageQuery } from '@metier/sdk/contract';
import { inTransaction, type Queryable } from '../../db/database';
import { refuse } from '../../errors';
import { deleteFile, insertFile, type FileRow } from '../../files/files.repository';
import { readSlice, type Page } from '../../http/input/pages';
import type { UploadedFile } from '../../http/input/uploads';
import type { Dependencies } from '../../dependencies';
import { requireField } from '../required';
import type { Viewer } from '../viewer';
import * as repository from './attachments.repository';

function toAttachment({ attachment, file }: repository.AttachmentRow): Attachment {
  return {
    id: attachment.id,
    user: attachment.userId,
    name: file.name,
    file: `/api/auth/attachments/${attachment.id}/file/`,
    size: file.size,
    uploaded_at: attachment.uploadedAt.toISOString(),
  };
}

async function requireRow(db: Queryable, viewer: Viewer, id: number): Promise<repository.AttachmentRow> {
  const row = await repository.findAttachment(db, viewer.id, id);
  if (!row) throw refuse.missing();
  return row;
}

/** One page of the viewer's library, newest first. */
export async function listAttachments(
  { db }: Dependencies,
  viewer: Viewer,
  query: PageQuery,
): Promise<Page<Attachment>> {
  const { items, total } = await repository.listAttachments(db, viewer.id, readSlice(query));
  return { items: items.map(toAttachment), total };
}

/** Adds a document to the viewer's library; 404 when the form names another user. */
export function createAttachment(
  { db, clock }: Dependencies,
  viewer: Viewer,
  form: AttachmentForm,
  upload: UploadedFile | undefined,
): Promise<Attachment> {
  if (form.user !== undefined && form.user !== viewer.id) throw refuse.missing();
  const file = requireField('file', upload);
  return inTransaction(db, async (tx) => {
    await insertFile(tx, file);
    const attachment = { userId: viewer.id, fileId: file.id, uploadedAt: clock() };
    const id = await repository.insertAttachment(tx, attachment);
    return toAttachment(await requireRow(tx, viewer, id));
  });
}

/** Removes a document from the viewer's library; copies of it in applications stay. */
export async function removeAttachment(
  { db, files }: Dependencies,
  viewer: Viewer,
  id: number,
): Promise<void> {
  const fileId = await inTransaction(db, async (tx) => {
    const removed = await repository.deleteAttachment(tx, viewer.id, id);
    if (!removed) throw refuse.missing();
    await deleteFile(tx, removed);
    return removed;
  });
  // Best effort: an orphaned file costs little space, while an error here would report a committed change as
  // failed.
  await files.remove(fileId).catch(() => {});
}

/** The file of a document in the viewer's library; 404 for another user's. */
export const getAttachmentFile = async (db: Queryable, viewer: Viewer, id: number): Promise<FileRow> =>
  (await requireRow(db, viewer, id)).file;
