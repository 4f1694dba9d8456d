import { deleteAttachment, isApiError } from '@metier/sdk/api';
import type { Ports } from '@metier/sdk/remote';
import { documentsTexts } from './documents.texts';

const isGone = (error: unknown) => isApiError(error) && error.status === 404;

/** Deletes a document and announces the result; already deleted counts as success. */
export async function deleteDocument({ http, notify }: Ports, id: number): Promise<void> {
  try {
    await deleteAttachment(http, id).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
    notify.success(documentsTexts.list.deleted);
  } catch {
    notify.error(documentsTexts.list.deleteFailed);
  }
}
