import { UNDO_MS } from '@metier/sdk/rules';
import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { deleteFile } from '../../files/files.repository';
import { defineTask } from '../../tasks/task-kind';
import type { Viewer } from '../viewer';
import * as repository from './removed-documents.repository';

const deleteTask = defineTask<{ fileId: string }>('delete-document');

/** Keeps a removed document for a minute; then a task deletes it with its file, whatever becomes of the tab. */
export async function keepRemoved(
  { tasks, clock }: Pick<Dependencies, 'tasks' | 'clock'>,
  tx: Queryable,
  document: repository.NewRemoved,
): Promise<void> {
  const id = await repository.insertRemoved(tx, document);
  const dueAt = new Date(clock().getTime() + UNDO_MS);
  await tasks.schedule(tx, deleteTask, {
    key: String(id),
    dueAt,
    payload: { fileId: document.fileId },
  });
}

/** Takes back the viewer's removed document, to be restored; 404 when it is too late. */
export async function takeRemoved(
  { tasks }: Pick<Dependencies, 'tasks'>,
  tx: Queryable,
  viewer: Viewer,
  from: repository.RemovedFrom,
  documentId: number,
): Promise<repository.RemovedRow> {
  const row = await repository.findRemoved(tx, viewer.id, from, documentId);
  if (!row) throw refuse.missing();
  await tasks.cancel(tx, deleteTask, String(row.id));
  if (!(await repository.deleteRemoved(tx, row.id))) throw refuse.missing();
  return row;
}

/**
 * Deletes the document and its file, unless it was restored. The file goes before the commit: if that fails, the task runs again, and
 * no file is left without a row.
 */
async function deleteForGood(
  { files }: Pick<Dependencies, 'files'>,
  tx: Queryable,
  id: number,
  fileId: string,
): Promise<void> {
  if (!(await repository.deleteRemoved(tx, id))) return;
  await deleteFile(tx, fileId);
  await files.remove(fileId);
}

export function handleRemovedDocuments(dependencies: Dependencies): void {
  dependencies.tasks.handle(deleteTask, (tx, { key, payload: { fileId } }) =>
    deleteForGood(dependencies, tx, Number(key), fileId),
  );
}
