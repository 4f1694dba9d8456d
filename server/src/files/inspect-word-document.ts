import type { Readable } from 'node:stream';
import { openPromise, type Entry, type ZipFile } from 'yauzl';

/** Far more than any letter holds; an archive that unpacks to more is made to harm who opens it. */
const MOST_ENTRIES = 1_000;
const MOST_INFLATED_BYTES = 64 * 1024 * 1024;

const CONTENT_TYPES = '[Content_Types].xml';
const REQUIRED_ENTRIES = [CONTENT_TYPES, 'word/document.xml'];
/** Macros lie in a part of this name, and a document that runs any says so in its list of content types. */
const MACROS = /vbaProject|vbaData|macroEnabled/i;

/**
 * Whether a file is a Word document that can be handed on: a whole archive of modest size, without macros and without
 * encryption. Sizes are held against what really comes out, not only against what the archive claims.
 */
export async function isSafeWordDocument(path: string): Promise<boolean> {
  try {
    const archive = await openPromise(path, { lazyEntries: true });
    return await inspect(archive).finally(() => archive.close());
  } catch {
    // Whatever cannot be unpacked is not a document: cut off, encrypted, with paths that lead out of it.
    return false;
  }
}

async function inspect(archive: ZipFile): Promise<boolean> {
  if (archive.entryCount > MOST_ENTRIES) return false;
  const names = new Set<string>();
  let inflated = 0;
  for await (const entry of archive.eachEntry()) {
    inflated += entry.uncompressedSize;
    if (inflated > MOST_INFLATED_BYTES || MACROS.test(entry.fileName)) return false;
    if (MACROS.test(await inflate(archive, entry))) return false;
    names.add(entry.fileName);
  }
  return REQUIRED_ENTRIES.every((name) => names.has(name));
}

/** Unpacks an entry, which fails when it holds more than it claims; gives the text of the content types alone. */
async function inflate(archive: ZipFile, entry: Entry): Promise<string> {
  if (entry.fileName.endsWith('/')) return '';
  const content: Readable = await archive.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  for await (const chunk of content) {
    if (entry.fileName === CONTENT_TYPES) chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}
