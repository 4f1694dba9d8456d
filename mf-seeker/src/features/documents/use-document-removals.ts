import { deleteAttachment, isApiError, restoreAttachment } from '@metier/sdk/api';
import { usePorts, useRemovals, type Removals } from '@metier/sdk/remote';
import { useTexts } from '@metier/sdk/ui';
import { documentsTexts } from './documents.texts';

const isGone = (error: unknown) => isApiError(error) && error.status === 404;

/** Deletes documents of the library, with Undo; already deleted counts as success. */
export function useDocumentRemovals(): Removals {
  const { list: texts } = useTexts(documentsTexts);
  const { http } = usePorts();
  return useRemovals({
    remove: (id) =>
      deleteAttachment(http, id).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    restore: (id) => restoreAttachment(http, id),
    removed: texts.deleted,
    removeFailed: texts.deleteFailed,
    restored: texts.restored,
    restoreFailed: texts.restoreFailed,
  });
}
