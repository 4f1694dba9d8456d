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
import { useTask } from '../use-task';
import { documentsTexts } from './documents.texts';
import { explainUpload } from './explain-upload';

/** Adds to and takes from the documents of an application, one at a time, and announces how that went. */
export function useDocuments(applicationId: number) {
  const { http, notify, confirm } = usePorts();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useTask();

  async function change(
    work: () => Promise<unknown>,
    done: string,
    explain: (error: unknown) => string | Promise<string>,
  ): Promise<boolean> {
    try {
      await work();
    } catch (error) {
      notify.error(await explain(error));
      if (isOutdated(error)) await revalidate();
      return false;
    }
    notify.success(done);
    await revalidate();
    return true;
  }

  const { upload, library, deletion } = documentsTexts;
  return {
    isBusy,
    upload: (file: File, onDone: () => void) =>
      run(async () => {
        const isDone = await change(
          () => uploadApplicationDocument(http, applicationId, file),
          upload.done,
          (error) => explainUpload(error, file, upload.failed),
        );
        if (isDone) onDone();
      }),
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
