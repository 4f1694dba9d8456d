import { DEFAULT_LANGUAGE, type Language } from '../languages/languages';
import { textsIn } from '../languages/texts';
import { fileRulesTexts } from './files.texts';

/** In the trailer of a PDF: it is encrypted, and may ask for a password. */
const ENCRYPTION = /\/Encrypt\s+\d+\s+\d+\s+R/;

/** What the sender of the file should know, though it is allowed; undefined without a doubt, or if it is unreadable. */
export async function warnOfFile(
  file: Blob & { name: string },
  language: Language = DEFAULT_LANGUAGE,
): Promise<string | undefined> {
  if (!file.name.toLowerCase().endsWith('.pdf')) return undefined;
  const content = await file.arrayBuffer().catch(() => new ArrayBuffer());
  const isProtected = ENCRYPTION.test(new TextDecoder('latin1').decode(content));
  return isProtected ? textsIn(language, fileRulesTexts).isProtected : undefined;
}
