import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { ZipArchive } from 'archiver';
import type { Database } from '../../db/database';
import type { DataSubject, PersonalData } from '../../db/personal-data/declaration';
import type { FileStore } from '../../files/file-store';
import { describeAsPage } from './describe-as-page';
import { listExportedTables, readRowsOf, type ExportedRow } from './export-rows.repository';

export interface ArchiveSource {
  readonly db: Database;
  readonly files: FileStore;
  readonly personalData: PersonalData;
  readonly person: DataSubject;
  readonly username: string;
  readonly madeAt: Date;
}

export type ExportedTables = Readonly<Record<string, readonly ExportedRow[]>>;

/**
 * A ZIP with everything about a person: `index.html` in the current language, `data.json` and the files. Errors
 * destroy the stream.
 */
export function writeArchive(source: ArchiveSource): Readable {
  const archive = new ZipArchive({ zlib: { level: 6 } });
  const output = new PassThrough();
  archive.on('error', (error) => output.destroy(error));
  archive.pipe(output);
  fill(archive, source).catch((error: unknown) => {
    archive.abort();
    output.destroy(error as Error);
  });
  return output;
}

async function fill(archive: ZipArchive, source: ArchiveSource): Promise<void> {
  const tables = await readTables(source);
  const head = { username: source.username, madeAt: source.madeAt.toISOString() };
  await add(archive, describeAsPage(head, tables), 'index.html');
  await add(archive, JSON.stringify({ made_at: head.madeAt, tables }, null, 2), 'data.json');
  for (const { id, name } of tables['files'] ?? []) {
    const content = await source.files.read(String(id));
    // A file that the store has lost does not keep the rest back.
    if (content) await add(archive, content, nameInArchive(String(id), String(name)));
  }
  await archive.finalize();
}

/** One query for each table, so that the database is free in between. */
async function readTables({ db, personalData, person }: ArchiveSource): Promise<ExportedTables> {
  const tables: Record<string, ExportedRow[]> = {};
  for (const [name, declaration] of listExportedTables(personalData))
    tables[name] = await readRowsOf(db, declaration, person);
  return tables;
}

/** Waits until the entry is written, so that one file is open at a time. */
async function add(archive: ZipArchive, content: Readable | string, name: string): Promise<void> {
  const written = once(archive, 'entry');
  archive.append(content, { name });
  await written;
}

/** The id keeps two files of one name apart. */
export const nameInArchive = (id: string, name: string): string => `files/${id.slice(0, 8)}-${name}`;
