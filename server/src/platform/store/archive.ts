import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Extract } from 'tar-stream';
import { refuse } from '../../errors';
import { releasesTexts as texts } from './releases.texts';

/** Upper bounds of a release. */
export const RELEASE_LIMITS = { files: 1_000, fileBytes: 10_000_000, allBytes: 50_000_000 };
/** Upper bound of tar's overhead per file in the unpacked bytes: header and padding. */
const FRAME_BYTES = 2_048;

type Entry = Extract extends AsyncIterable<infer Each> ? Each : never;

/** A path below the release's folder, limited to the characters that builds use. */
const PATH = /^(?:[\w@-][\w.@~+-]*\/){0,7}[\w@-][\w.@~+-]{0,199}$/;

/**
 * Returns the files of a `tar.gz` by path. Unpacks it as a stream, so that an oversized archive is refused
 * early. Rejects with a refusal that names the wrong entry and the reason.
 */
export async function readArchive(content: Readable): Promise<Map<string, Buffer>> {
  const entries = extract();
  const unpacking = pipeline(Readable.from(keepOpen(content)), createGunzip(), limitBytes, entries);
  unpacking.catch(() => {});
  try {
    const files = await collectFiles(entries);
    await unpacking;
    return files;
  } catch (error) {
    throw toArchiveRefusal(error);
  }
}

/**
 * Keeps the request open if the pipeline fails, because the rest of its body is discarded after the response.
 */
async function* keepOpen(content: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of content.iterator({ destroyOnReturn: false })) yield chunk as Buffer;
}

async function* limitBytes(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const most = RELEASE_LIMITS.allBytes + RELEASE_LIMITS.files * FRAME_BYTES;
  let total = 0;
  for await (const chunk of source) {
    total += chunk.length;
    if (total > most) throw refuse.invalid(texts.tooMuch);
    yield chunk;
  }
}

async function collectFiles(entries: AsyncIterable<Entry>): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  let total = 0;
  for await (const entry of entries) {
    const { name, type } = entry.header;
    if (type === 'directory') {
      entry.resume();
      continue;
    }
    const path = checkPath(name, type);
    if (files.has(path)) throw refuse.invalid(texts.twice(path));
    if (files.size === RELEASE_LIMITS.files) throw refuse.invalid(texts.tooManyFiles);
    const file = await readEntry(path, entry);
    total += file.length;
    if (total > RELEASE_LIMITS.allBytes) throw refuse.invalid(texts.tooMuch);
    files.set(path, file);
  }
  return files;
}

/** `tar -C dist .` writes `./` before every name. */
function checkPath(name: string, type: Entry['header']['type']): string {
  const path = name.replace(/^\.\//, '');
  if (type !== 'file' && type !== 'contiguous-file') throw refuse.invalid(texts.noFile(path));
  if (!PATH.test(path)) throw refuse.invalid(texts.badPath(path));
  return path;
}

async function readEntry(path: string, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of entry as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > RELEASE_LIMITS.fileBytes) throw refuse.invalid(texts.fileTooLarge(path));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Maps errors of gunzip and tar to refusals of the archive. */
function toArchiveRefusal(error: unknown): unknown {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR' || /unexpected end/i.test(message)) return refuse.invalid(texts.cut);
  if (code.startsWith('Z_')) return refuse.invalid(texts.noGzip);
  if (/tar header|tar format|checksum/i.test(message)) return refuse.invalid(texts.noTar);
  return error;
}
