import {
  attachDocument,
  deleteApplicationDocument,
  readDetail,
  uploadApplicationDocument,
} from '@metier/shared/api';
import type { ApplicationDocument } from '@metier/shared/contract';
import { usePorts } from '@metier/shared/remote';
import { useRevalidator } from '@metier/shared/router';
import { isOutdated } from '../is-outdated';
import { useExclusiveTask } from '../use-task';
import { documentsTexts } from './documents.texts';
import { readUploadError } from './read-upload-error';

/** Adds and removes documents of an application, one change at a time, and announces the result. */
export function useDocuments(applicationId: number) {
  const { http, notify, confirm } = usePorts();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useExclusiveTask();

  /** Resolves to the error message, which has been announced, or to undefined. */
  async function change(
    work: () => Promise<unknown>,
    done: string,
    explain: (error: unknown) => string | Promise<string>,
  ): Promise<string | undefined> {
    try {
      await work();
    } catch (error) {
      const reason = await explain(error);
      notify.error(reason);
      if (isOutdated(error)) await revalidate();
      return reason;
    }
    notify.success(done);
    await revalidate();
    return undefined;
  }

  const { upload, library, deletion } = documentsTexts;
  return {
    isBusy,
    /** Calls `onSettled` with the error message, or with undefined on success. */
    upload: (file: File, onSettled: (reason: string | undefined) => void) =>
      run(async () =>
        onSettled(
          await change(
            () => uploadApplicationDocument(http, applicationId, file),
            upload.done,
            (error) => readUploadError(error, file, upload.failed),
          ),
        ),
      ),
    attach: (attachmentId: number) =>
      run(() =>
        change(
          () => attachDocument(http, applicationId, attachmentId),
          library.done,
          (error) => readDetail(error, library.failed),
        ),
      ),
    remove: (document: ApplicationDocument) =>
      run(async () => {
        const question = { text: deletion.question, confirm: deletion.confirm, isDangerous: true };
        if (!(await confirm(question))) return;
        await change(
          () => deleteApplicationDocument(http, document.id),
          deletion.done,
          () => deletion.failed,
        );
      }),
  };
}

export type Documents = ReturnType<typeof useDocuments>;
