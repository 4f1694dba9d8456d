import { access } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { PoolClient } from 'pg';
import type { Database } from '../db/database';
import type { FileStore } from '../files/file-store';
import { BackupError, FORMAT, writeArchive, type ArchiveLine, type RowLine } from './archive';
import {
  inLongTransaction,
  listColumns,
  listFileIds,
  listTables,
  quote,
  readSchema,
  type Table,
} from './tables';

export interface BackupOptions {
  readonly db: Database;
  readonly files: FileStore;
  readonly path: string;
  /** Called with the progress, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

export interface BackupResult {
  readonly rows: number;
  readonly files: number;
  /** Ids of files that the database refers to and the store does not have. */
  readonly missing: readonly string[];
}

const ROWS_AT_ONCE = 500;
/** A file takes about as long as this number of rows. */
const ROWS_PER_FILE = 20;

/**
 * Writes all rows, from one snapshot of the database, and all files into one archive. Rejects with a
 * `BackupError` if the file already exists.
 */
export async function makeBackup({
  db,
  files,
  path,
  onProgress = () => {},
}: BackupOptions): Promise<BackupResult> {
  if (await exists(path)) throw new BackupError(`${path} exists already: choose another name.`);
  return inLongTransaction(db, 'ISOLATION LEVEL REPEATABLE READ READ ONLY', async (client) => {
    const outcome = { rows: 0, files: 0, missing: [] as string[] };
    await writeArchive(path, readEverything(client, files, outcome, onProgress));
    return outcome;
  });
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function* readEverything(
  client: PoolClient,
  store: FileStore,
  outcome: { rows: number; files: number; missing: string[] },
  onProgress: (share: number) => void,
): AsyncGenerator<ArchiveLine | RowLine> {
  const tables = await listTables(client);
  const rows = await countRows(client, tables);
  const ids = await listFileIds(client);
  const schema = await readSchema(client);
  const tell = () =>
    onProgress((outcome.rows + outcome.files * ROWS_PER_FILE) / (rows + ids.length * ROWS_PER_FILE));
  yield { begin: { format: FORMAT, madeAt: new Date().toISOString(), schema, rows, files: ids.length } };
  for (const table of tables) {
    yield { table: table.name };
    for await (const lines of readRows(client, table)) {
      yield* lines;
      outcome.rows += lines.length;
      tell();
    }
  }
  yield* await readSequences(client);
  for (const id of ids) {
    const content = await store.read(id);
    if (content) yield { file: id, bytes: (await buffer(content)).toString('base64') };
    else outcome.missing.push(id);
    outcome.files += content ? 1 : 0;
    tell();
  }
  yield { end: { rows: outcome.rows, files: outcome.files } };
}

async function countRows(client: PoolClient, tables: readonly Table[]): Promise<number> {
  let total = 0;
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int FROM public.${quote(name)}`);
    total += rows[0]?.count ?? 0;
  }
  return total;
}

async function* readRows(client: PoolClient, table: Table): AsyncGenerator<RowLine[]> {
  const source = `SELECT ${listColumns(table)} FROM public.${quote(table.name)}`;
  await client.query(`DECLARE backup CURSOR FOR SELECT to_jsonb(t)::text AS row FROM (${source}) t`);
  for (;;) {
    const { rows } = await client.query<RowLine>(`FETCH ${ROWS_AT_ONCE} FROM backup`);
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('CLOSE backup');
}

async function readSequences(client: PoolClient): Promise<ArchiveLine[]> {
  const { rows } = await client.query<{ sequence: string; last: number }>(`
    SELECT sequencename::text AS sequence, last_value::float8 AS last FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`);
  return rows;
}
