import { isApiError, readDetail, readFieldErrors } from '@metier/sdk/api';
import { textsIn, type Language } from '@metier/sdk/rules';
import { documentsTexts } from './documents.texts';

export interface UploadProblem {
  readonly text: string;
  /** True if a retry with the same file may succeed. */
  readonly canRetry: boolean;
}

/** False if the file has been moved or deleted since it was chosen. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Why an upload failed: the file is unreadable, or the server's message if there is one. */
export async function toUploadProblem(
  error: unknown,
  file: File,
  language: Language,
): Promise<UploadProblem> {
  const { upload: texts } = textsIn(language, documentsTexts);
  const status = isApiError(error) ? error.status : 0;
  if (status === 0 && !(await isReadable(file))) return { text: texts.lost, canRetry: false };
  const words = Object.values(readFieldErrors(error)).flat().join(' ');
  const isRefused = status >= 400 && status < 500 && status !== 429;
  return { text: words || readDetail(error, texts.failed), canRetry: !isRefused };
}
