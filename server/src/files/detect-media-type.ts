import { readFile } from 'node:fs/promises';
import { isSafeWordDocument } from './inspect-word-document';
import type { MediaType } from './upload-policies';

/** Types that are identified by their first bytes alone. */
const signatures: readonly (readonly [MediaType, Buffer])[] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['image/jpeg', Buffer.from('ffd8ff', 'hex')],
  ['image/gif', Buffer.from('GIF87a')],
  ['image/gif', Buffer.from('GIF89a')],
];

/** Word's old format is a compound file, identified by an uncompressed stream name in it. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

/** Word's new format is an archive, identified by unpacking it. */
const ARCHIVE = Buffer.from('504b0304', 'hex');

/** Detects a file's type from its content; undefined for types that are never stored. */
export async function detectMediaType(path: string): Promise<MediaType | undefined> {
  const content = await readFile(path);
  const startsWith = (start: Buffer) => content.subarray(0, start.length).equals(start);
  if (startsWith(COMPOUND_FILE)) return content.includes(WORD_STREAM) ? 'application/msword' : undefined;
  if (startsWith(ARCHIVE) && (await isSafeWordDocument(path)))
    return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  return signatures.find(([, start]) => startsWith(start))?.[0];
}
