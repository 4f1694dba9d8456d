import { readDetail, readFieldErrors } from '@metier/shared/api';
import { answersTexts } from '../answers/answers.texts';
import { isReadable } from '../answers/read-answers';

/** Why an upload failed: the server's error, what it says of the file, its detail, or the given words. */
export async function explainUpload(error: unknown, file: File, fallback: string): Promise<string> {
  const { error: own, ...fields } = readFieldErrors(error);
  const words = own ?? Object.values(fields).flat();
  if (words.length > 0) return words.join(' ');
  return (await isReadable(file)) ? readDetail(error, fallback) : answersTexts.lostFile;
}
