import { readFile } from 'node:fs/promises';
import type { MediaType } from './upload-policies';

/** Some types are told by their first bytes alone. */
const signatures: readonly (readonly [MediaType, Buffer])[] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['image/jpeg', Buffer.from('ffd8ff', 'hex')],
  ['image/gif', Buffer.from('GIF87a')],
  ['image/gif', Buffer.from('GIF89a')],
];

/** The others are containers, told by what they contain: names lie in a container uncompressed. */
const containers: readonly (readonly [MediaType, start: Buffer, entry: Buffer])[] = [
  ['application/msword', Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('WordDocument', 'utf16le')],
  [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    Buffer.from('504b0304', 'hex'),
    Buffer.from('word/document.xml'),
  ],
];

/** Says what a file is by its content; undefined for everything that is kept nowhere. */
export async function recogniseFile(path: string): Promise<MediaType | undefined> {
  const content = await readFile(path);
  const startsWith = (start: Buffer) => content.subarray(0, start.length).equals(start);
  const simple = signatures.find(([, start]) => startsWith(start));
  const container = containers.find(([, start, entry]) => startsWith(start) && content.includes(entry));
  return simple?.[0] ?? container?.[0];
}
