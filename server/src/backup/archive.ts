import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/**
 * An archive is gzipped text with one JSON object per line, in this order: header, each table with its rows,
 * sequences, files, and the counts of rows and files. Readable with `zcat`.
 */
export interface ArchiveHeader {
  readonly format: typeof FORMAT;
  /** ISO 8601. */
  readonly madeAt: string;
  /** Identifies the migrations applied to the tables. */
  readonly schema: string;
  readonly rows: number;
  readonly files: number;
}

export type ArchiveLine =
  | { readonly begin: ArchiveHeader }
  | { readonly table: string }
  | { readonly sequence: string; readonly last: number }
  /** The whole file, base64. */
  | { readonly file: string; readonly bytes: string }
  | { readonly end: { readonly rows: number; readonly files: number } };

/** A row is the database's own JSON text and is never parsed here, so that no number loses a digit. */
export interface RowLine {
  readonly row: string;
}

export const FORMAT = 'metier-backup-1';

/** Thrown when a backup cannot be made or restored; the message is a sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const ROW_START = '{"row":';

const format = (line: ArchiveLine | RowLine) =>
  `${'row' in line ? `${ROW_START}${line.row}}` : JSON.stringify(line)}\n`;

/** Writes to a temporary file and renames it, so that the archive is either complete or absent. */
export async function writeArchive(path: string, lines: AsyncIterable<ArchiveLine | RowLine>): Promise<void> {
  const part = `${path}.part`;
  async function* texts() {
    for await (const line of lines) yield format(line);
  }
  try {
    await pipeline(Readable.from(texts()), createGzip(), createWriteStream(part, { mode: 0o600 }));
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Passes the lines of an archive to `work`; rejects with a `BackupError` if the file is not an archive or is
 * damaged.
 */
export async function readArchive(
  path: string,
  work: (lines: AsyncIterable<ArchiveLine | RowLine>) => Promise<void>,
): Promise<void> {
  // Not a pipeline, because it would replace an error thrown by `work` with an abort error.
  const packed = createReadStream(path);
  const content = packed.pipe(createGunzip());
  packed.on('error', (error) => content.destroy(error));
  try {
    await work(parseLines(content));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BackupError(`There is no file ${path}.`);
    if (code.startsWith('Z_')) throw new BackupError(`${path} is not a whole backup of Metier.`);
    throw error;
  } finally {
    packed.destroy();
    content.destroy();
  }
}

async function* parseLines(source: AsyncIterable<Buffer>): AsyncGenerator<ArchiveLine | RowLine> {
  for await (const text of splitLines(source)) {
    if (text.startsWith(ROW_START)) yield { row: text.slice(ROW_START.length, -1) };
    else yield parse(text);
  }
}

function parse(text: string): ArchiveLine {
  try {
    return JSON.parse(text) as ArchiveLine;
  } catch {
    throw new BackupError('This is not a backup of Metier.');
  }
}

/** A line may be as long as a file, so its chunks are joined once, at its end. */
async function* splitLines(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let pieces: Buffer[] = [];
  for await (const chunk of source) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...pieces, chunk.subarray(start, end)]).toString('utf8');
      pieces = [];
      start = end + 1;
    }
    if (start < chunk.length) pieces.push(chunk.subarray(start));
  }
  if (pieces.length > 0) yield Buffer.concat(pieces).toString('utf8');
}
