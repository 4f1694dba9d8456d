import type { Readable } from 'node:stream';
import { openPromise, type Entry, type ZipFile } from 'yauzl';

/** Far more than any letter contains; an archive that unpacks to more is an attack (zip bomb). */
const MAX_ENTRIES = 1_000;
const MAX_INFLATED_BYTES = 64 * 1024 * 1024;

const CONTENT_TYPES = '[Content_Types].xml';
const RELATIONSHIPS = '_rels/.rels';
/** Entries whose text is read. */
const READ_ENTRIES = [CONTENT_TYPES, RELATIONSHIPS];
/** The part of most documents; some programs name it otherwise, and say so in the relationships. */
const USUAL_MAIN_PART = 'word/document.xml';
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
  const texts = new Map<string, string>();
  let inflated = 0;
  for await (const entry of archive.eachEntry()) {
    inflated += entry.uncompressedSize;
    if (inflated > MAX_INFLATED_BYTES || MACROS.test(entry.fileName)) return false;
    const text = await inflate(archive, entry);
    if (MACROS.test(text)) return false;
    texts.set(entry.fileName, text);
  }
  return texts.has(CONTENT_TYPES) && texts.has(findMainPart(texts.get(RELATIONSHIPS) ?? ''));
}

/** The document's own part by its relationships; only a part of Word, because other programs write them too. */
function findMainPart(relationships: string): string {
  const [relationship = ''] = /<Relationship\b[^>]*\/officeDocument["'][^>]*>/.exec(relationships) ?? [];
  return /\bTarget=["']\/?(word\/[^"']+)["']/.exec(relationship)?.[1] ?? USUAL_MAIN_PART;
}

/**
 * Unpacks an entry, which fails when it is larger than declared; returns the text of those that are read.
 */
async function inflate(archive: ZipFile, entry: Entry): Promise<string> {
  if (entry.fileName.endsWith('/')) return '';
  const content: Readable = await archive.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  for await (const chunk of content) {
    if (READ_ENTRIES.includes(entry.fileName)) chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}
