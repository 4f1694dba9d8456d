import { readDetail, readFieldErrors } from '@metier/sdk/api';
import { answersTexts } from '../answers/answers.texts';
import { textsIn, type Language } from '@metier/sdk/rules';
import { isReadable } from '../answers/read-answers';

/**
 * Message for a failed upload, in this order: the server's `error`, its field errors, an unreadable file, its
 * detail, `fallback`.
 */
export async function readUploadError(
  error: unknown,
  file: File,
  fallback: string,
  language: Language,
): Promise<string> {
  const texts = textsIn(language, answersTexts);
  const { error: own, ...fields } = readFieldErrors(error);
  const words = own ?? Object.values(fields).flat();
  if (words.length > 0) return words.join(' ');
  return (await isReadable(file)) ? readDetail(error, fallback) : texts.lostFile;
}
