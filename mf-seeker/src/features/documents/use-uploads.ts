import { useLanguage, useTexts } from '@metier/sdk/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { uploadAttachment } from '@metier/sdk/api';
import { useConfirmedLeave, usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { UPLOAD_SUCCESS_MS } from '@metier/sdk/rules';
import { documentsTexts } from './documents.texts';
import { createUploadQueue, type Upload } from './upload-queue';
import { useTransientMessage } from './use-transient-message';
const NONE: readonly Upload[] = [];

/** The uploads of this page; leaving needs a confirmation and aborts them. */
export function useUploads() {
  const language = useLanguage();
  const { upload: texts } = useTexts(documentsTexts);
  const { http, session } = usePorts();
  const { revalidate } = useRevalidator();
  const [arrived, sayArrived] = useTransientMessage(UPLOAD_SUCCESS_MS);
  const [queue] = useState(() =>
    createUploadQueue(
      {
        send: (file, signal) => uploadAttachment(http, file, { signal, user: session.getUser()?.id }),
        onArrived: async ({ name }) => {
          await revalidate();
          sayArrived(texts.done(name));
        },
      },
      language,
    ),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.read, () => NONE);
  useEffect(() => () => queue.stopAll(), [queue]);
  useConfirmedLeave(
    uploads.some(({ state }) => state === 'waiting' || state === 'running'),
    texts.leave,
  );
  return { queue, uploads, arrived };
}
