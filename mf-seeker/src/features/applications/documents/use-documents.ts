import {
  attachDocument,
  deleteApplicationDocument,
  readDetail,
  restoreApplicationDocument,
  uploadApplicationDocument,
} from '@metier/sdk/api';
import type { ApplicationDocument } from '@metier/sdk/contract';
import { useMutation, usePorts, useUndoToast, type ConfirmOptions } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { isOutdated } from '../is-outdated';
import { documentsTexts } from './documents.texts';
import { useLanguage, useTexts } from '@metier/sdk/ui';
import { readUploadError } from './read-upload-error';

interface Change {
  readonly question?: ConfirmOptions;
  readonly send: () => Promise<unknown>;
  readonly done: string;
  /** Sends the reverse change, for Undo. */
  readonly undo?: () => Promise<unknown>;
  readonly explain: (error: unknown) => string | Promise<string>;
  /** Set for an upload. */
  readonly upload?: Upload;
}

interface Upload {
  readonly file: File;
  readonly onArrived: () => void;
  readonly onRefused: (reason: string) => void;
}

/** Adds and removes documents of an application, one change at a time, and announces the result. */
export function useDocuments(applicationId: number) {
  const language = useLanguage();
  const texts = useTexts(documentsTexts);
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const announceWithUndo = useUndoToast();
  const { run, isPending, pending } = useMutation({
    question: (change: Change) => change.question,
    call: ({ send }) => send(),
    async done(_reply, { done, undo, upload }) {
      const { restored: undone, restoreFailed } = texts.deletion;
      if (undo) announceWithUndo(done, { undo, undone, failed: restoreFailed });
      else notify.success(done);
      upload?.onArrived();
      await revalidate();
    },
    async failed(error, { explain, upload }) {
      const reason = await explain(error);
      upload?.onRefused(reason);
      if (isOutdated(error)) await revalidate();
      return reason;
    },
  });

  const { upload: uploadTexts, library, deletion } = texts;
  return {
    isBusy: isPending,
    /** The file that is being uploaded. */
    uploading: pending?.upload?.file,
    upload: (upload: Upload) =>
      run({
        send: () => uploadApplicationDocument(http, applicationId, upload.file),
        done: uploadTexts.done,
        explain: (error) => readUploadError(error, upload.file, uploadTexts.failed, language),
        upload,
      }),
    attach: (attachmentId: number) =>
      run({
        send: () => attachDocument(http, applicationId, attachmentId),
        done: library.done,
        explain: (error) => readDetail(error, library.failed),
      }),
    remove: (document: ApplicationDocument) =>
      run({
        question: { text: deletion.question, confirm: deletion.confirm, isDangerous: true },
        send: () => deleteApplicationDocument(http, document.id),
        done: deletion.done,
        undo: () => restoreApplicationDocument(http, document.id),
        explain: () => deletion.failed,
      }),
  };
}

export type Documents = ReturnType<typeof useDocuments>;
