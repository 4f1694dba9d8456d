import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** Deletes the mails in a folder whose head, text or attachment has one of these words; without regard to case. */
export async function eraseMailFiles(folder: string, words: readonly string[]): Promise<void> {
  const needles = words.map(normalise);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const path = join(folder, name);
    const text = await readText(path);
    if (needles.some((needle) => text.includes(needle))) await rm(path, { force: true });
  }
}

/** Everything readable in a mail, normalised; '' for one that no longer exists. */
async function readText(path: string): Promise<string> {
  const content = await readFile(path).catch(() => undefined);
  if (!content) return '';
  const mail = await PostalMime.parse(content, { attachmentEncoding: 'utf8' });
  const attached = mail.attachments.map((each) => String(each.content));
  const recipients = (mail.to ?? []).map(({ address }) => address ?? '');
  return [...recipients, mail.subject ?? '', mail.text ?? '', mail.html ?? '', ...attached]
    .map(normalise)
    .join('\n');
}

/** In lower case and without line breaks, because the text of a mail has them between the words of a name. */
const normalise = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');
