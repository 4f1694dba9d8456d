import type { Attachment, AttachmentForm, PageQuery } from '@metier/sdk/contract';
import { inTransaction, type Queryable } from '../../db/database';
import { refuse } from '../../errors';
import { insertFile, type FileRow } from '../../files/files.repository';
import { readSlice, type Page } from '../../http/input/pages';
import type { UploadedFile } from '../../http/input/uploads';
import type { Dependencies } from '../../dependencies';
import { keepRemoved, takeRemoved } from '../removed-documents/removed-documents.service';
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

/**
 * Removes a document from the viewer's library; it can be restored for a minute. Copies of it in applications
 * stay.
 */
export function removeAttachment(dependencies: Dependencies, viewer: Viewer, id: number): Promise<void> {
  return inTransaction(dependencies.db, async (tx) => {
    const { attachment, file } = await requireRow(tx, viewer, id);
    if (!(await repository.deleteAttachment(tx, id))) throw refuse.missing();
    const { id: documentId, ...rest } = attachment;
    await keepRemoved(dependencies, tx, { documentId, name: file.name, ...rest });
  });
}

/** Restores a removed document of the viewer's library; 404 when it is too late. */
export function restoreAttachment(
  dependencies: Dependencies,
  viewer: Viewer,
  id: number,
): Promise<Attachment> {
  return inTransaction(dependencies.db, async (tx) => {
    const { userId, fileId, uploadedAt } = await takeRemoved(dependencies, tx, viewer, 'library', id);
    await repository.reinsertAttachment(tx, { id, userId, fileId, uploadedAt });
    return toAttachment(await requireRow(tx, viewer, id));
  });
}

/** The file of a document in the viewer's library; 404 for another user's. */
export const getAttachmentFile = async (db: Queryable, viewer: Viewer, id: number): Promise<FileRow> =>
  (await requireRow(db, viewer, id)).file;
