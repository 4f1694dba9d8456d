import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/**
 * An archive is gzipped text, one JSON object a line, in this order: what it is, each table with its rows, the
 * sequences, the files, and how many rows and files there were. `zcat` shows it.
 */
export interface Beginning {
  readonly format: typeof FORMAT;
  /** ISO 8601. */
  readonly madeAt: string;
  /** Which migrations the tables have had. */
  readonly schema: string;
  readonly rows: number;
  readonly files: number;
}

export type Line =
  | { readonly begin: Beginning }
  | { readonly table: string }
  | { readonly sequence: string; readonly last: number }
  /** The whole file, base64. */
  | { readonly file: string; readonly bytes: string }
  | { readonly end: { readonly rows: number; readonly files: number } };

/** A row is the database's own text and never parsed here, so that no number loses a digit. */
export interface RowLine {
  readonly row: string;
}

export const FORMAT = 'metier-backup-1';

/** A backup cannot be made or restored; the message is a sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const ROW_START = '{"row":';

const format = (line: Line | RowLine) =>
  `${'row' in line ? `${ROW_START}${line.row}}` : JSON.stringify(line)}\n`;

/** Writes the archive apart and puts it in its place whole. */
export async function writeArchive(path: string, lines: AsyncIterable<Line | RowLine>): Promise<void> {
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

/** Hands an archive's lines to `work`; rejects with a `BackupError` when it is none, or is broken. */
export async function readArchive(
  path: string,
  work: (lines: AsyncIterable<Line | RowLine>) => Promise<void>,
): Promise<void> {
  // Not a pipeline: when `work` throws, that says no more than that it was aborted.
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

async function* parseLines(source: AsyncIterable<Buffer>): AsyncGenerator<Line | RowLine> {
  for await (const text of splitLines(source)) {
    if (text.startsWith(ROW_START)) yield { row: text.slice(ROW_START.length, -1) };
    else yield parse(text);
  }
}

function parse(text: string): Line {
  try {
    return JSON.parse(text) as Line;
  } catch {
    throw new BackupError('This is not a backup of Metier.');
  }
}

/** A line may be as long as a file: its pieces are joined once, when it ends. */
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
