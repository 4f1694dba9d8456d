import { readFile } from 'node:fs/promises';
import { isSafeWordDocument } from './inspect-word-document';
import type { MediaType } from './upload-policies';

/** Pictures are identified by their first bytes alone. */
const signatures: readonly (readonly [MediaType, Buffer])[] = [
  ['image/png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['image/jpeg', Buffer.from('ffd8ff', 'hex')],
  ['image/gif', Buffer.from('GIF87a')],
  ['image/gif', Buffer.from('GIF89a')],
];

/** Readers accept other bytes before a PDF and behind it, 1024 of each (ISO 32000, annex H), and padding. */
const PDF = { start: Buffer.from('%PDF-'), end: Buffer.from('%%EOF'), mostBefore: 1024, mostBehind: 1024 };
const BLANKS = Buffer.from('\0\t\n\f\r ');

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
  return (
    signatures.find(([, start]) => startsWith(start))?.[0] ?? (isPdf(content) ? 'application/pdf' : undefined)
  );
}

/** Text such as a mark of the encoding or the header of a printer; a page or a script with a PDF inside is none. */
const isHarmless = (before: string) =>
  /^(?!#!)[\t\n\f\r\x1b\x20-\x7e\x80-\xff]*$/.test(before) && !/<[a-z!/?]/i.test(before);

function isPdf(content: Buffer): boolean {
  const start = content.subarray(0, PDF.mostBefore + PDF.start.length).indexOf(PDF.start);
  return start >= 0 && isHarmless(content.toString('latin1', 0, start));
}

/** Whether the file lacks its end, as an interrupted download does. An earlier version of a PDF ends within it. */
export async function isIncomplete(path: string, mediaType: MediaType): Promise<boolean> {
  if (mediaType !== 'application/pdf') return false;
  const content = await readFile(path);
  let end = content.length;
  while (end > 0 && BLANKS.includes(content[end - 1] ?? 0)) end -= 1;
  return !content.subarray(Math.max(0, end - PDF.mostBehind), end).includes(PDF.end);
}
