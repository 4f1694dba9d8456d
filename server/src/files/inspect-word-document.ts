import type { Readable } from 'node:stream';
import { openPromise, type Entry, type ZipFile } from 'yauzl';

/** Far more than any letter contains; an archive that unpacks to more is an attack (zip bomb). */
const MAX_ENTRIES = 1_000;
const MAX_INFLATED_BYTES = 64 * 1024 * 1024;

const CONTENT_TYPES = '[Content_Types].xml';
const REQUIRED_ENTRIES = [CONTENT_TYPES, 'word/document.xml'];
/**
 * Macros are in a part of this name, and the content types of a document with macros contain one of these
 * words.
 */
const MACROS = /vbaProject|vbaData|macroEnabled/i;

/**
 * True for a Word document that is safe to pass on: a complete archive of modest size, without macros and
 * without encryption. Checks the actual unpacked sizes, not only the declared ones.
 */
export async function isSafeWordDocument(path: string): Promise<boolean> {
  try {
    const archive = await openPromise(path, { lazyEntries: true });
    return await inspect(archive).finally(() => archive.close());
  } catch {
    // An archive that cannot be unpacked is not a document: truncated, encrypted, or with paths outside of
    // it.
    return false;
  }
}

async function inspect(archive: ZipFile): Promise<boolean> {
  if (archive.entryCount > MAX_ENTRIES) return false;
  const names = new Set<string>();
  let inflated = 0;
  for await (const entry of archive.eachEntry()) {
    inflated += entry.uncompressedSize;
    if (inflated > MAX_INFLATED_BYTES || MACROS.test(entry.fileName)) return false;
    if (MACROS.test(await inflate(archive, entry))) return false;
    names.add(entry.fileName);
  }
  return REQUIRED_ENTRIES.every((name) => names.has(name));
}

/**
 * Unpacks an entry, which fails when it is larger than declared; returns the text of the content types only.
 */
async function inflate(archive: ZipFile, entry: Entry): Promise<string> {
  if (entry.fileName.endsWith('/')) return '';
  const content: Readable = await archive.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  for await (const chunk of content) {
    if (entry.fileName === CONTENT_TYPES) chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}
