import type { PoolClient } from 'pg';
import type { FileStore } from '../files/file-store';
import {
  BackupError,
  FORMAT,
  readArchive,
  type ArchiveHeader,
  type ArchiveLine,
  type RowLine,
} from './archive';
import type { BackupOptions, BackupResult } from './make-backup';
import {
  inLongTransaction,
  listColumns,
  listFileIds,
  listTables,
  quote,
  readSchema,
  type Table,
} from './tables';
import { applyTombstones, listTombstones, readStoredTombstones } from './tombstones';

export interface RestoreOptions extends BackupOptions {
  /** Replaces existing data; without it, only a database without users is filled. */
  readonly isForced: boolean;
}

/** Approximate size of one INSERT statement. */
const BATCH_BYTES = 1_000_000;

/**
 * Replaces all rows and files with those of an archive, or changes nothing when it rejects. Accounts that have been
 * deleted since it was made are deleted again. The database must be migrated. Rejects with a `BackupError` if there is data already, or if the archive does not match.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Omit<BackupResult, 'missing'>> {
  const kept = new Set<string>();
  let before: ReadonlySet<string> = new Set();
  try {
    const seen = await inLongTransaction(options.db, '', async (client) => {
      if (!options.isForced) await refuseOccupied(client);
      before = new Set(await listFileIds(client));
      const tombstones = [...(await listTombstones(client)), ...(await readStoredTombstones(options.files))];
      const restorer = await openRestorer(client, options, kept);
      await readArchive(options.path, async (lines) => {
        for await (const line of lines) await restorer.take(line);
      });
      const count = await restorer.finish();
      await applyTombstones(client, tombstones);
      return count;
    });
    await removeAll(options.files, before, kept);
    return seen;
  } catch (error) {
    await removeAll(options.files, kept, before);
    throw error;
  }
}

async function refuseOccupied(client: PoolClient): Promise<void> {
  const { rows } = await client.query('SELECT 1 FROM public.users LIMIT 1');
  if (rows.length === 0) return;
  throw new BackupError('There is data here already: empty the database, or replace it all with --force.');
}

async function removeAll(store: FileStore, ids: ReadonlySet<string>, except: ReadonlySet<string>) {
  for (const id of ids) if (!except.has(id)) await store.remove(id);
}

async function openRestorer(client: PoolClient, options: RestoreOptions, kept: Set<string>) {
  const { files, onProgress = () => {} } = options;
  const tables = await listTables(client);
  const schema = await readSchema(client);
  const count = { rows: 0, files: 0 };
  let beginning: ArchiveHeader | undefined;
  let isWhole = false;
  let table: Table | undefined;
  let batch: string[] = [];
  let bytes = 0;

  async function flush(): Promise<void> {
    if (table && batch.length > 0) await insertRows(client, table, batch);
    batch = [];
    bytes = 0;
  }

  async function takeRow({ row }: RowLine): Promise<void> {
    batch.push(row);
    bytes += row.length;
    count.rows += 1;
    if (bytes > BATCH_BYTES) await flush();
  }

  async function takeLine(line: ArchiveLine): Promise<void> {
    await flush();
    if ('table' in line) table = findTable(tables, line.table);
    else if ('sequence' in line) await setSequence(client, line);
    else if ('file' in line) {
      kept.add(line.file);
      await files.put(line.file, Buffer.from(line.bytes, 'base64'));
      count.files += 1;
    } else if ('end' in line) isWhole = line.end.rows === count.rows && line.end.files === count.files;
  }

  return {
    async take(line: ArchiveLine | RowLine): Promise<void> {
      if ('begin' in line) {
        beginning = checkBeginning(line.begin, schema);
        await clearTables(client, tables);
      } else if (!beginning) throw new BackupError('This is not a backup of Metier.');
      else if ('row' in line) await takeRow(line);
      else await takeLine(line);
      const all = beginning.rows + beginning.files;
      if (all > 0) onProgress((count.rows + count.files) / all);
    },
    async finish() {
      if (!isWhole) throw new BackupError('The backup is incomplete: its end is missing.');
      for (const { name } of tables)
        await client.query(`ALTER TABLE public.${quote(name)} ENABLE TRIGGER USER`);
      return count;
    },
  };
}

function checkBeginning(beginning: ArchiveHeader, schema: string): ArchiveHeader {
  if (beginning.format !== FORMAT) throw new BackupError('This release does not know the backup’s format.');
  if (beginning.schema !== schema)
    throw new BackupError(
      'The backup was made by a release with other tables: restore it with that release, then update.',
    );
  return beginning;
}

function findTable(tables: readonly Table[], name: string): Table {
  const table = tables.find((each) => each.name === name);
  if (!table) throw new BackupError(`There is no table ${name}.`);
  return table;
}

/** Triggers are disabled because the restored rows already contain their results. */
async function clearTables(client: PoolClient, tables: readonly Table[]): Promise<void> {
  const names = tables.map(({ name }) => `public.${quote(name)}`);
  await client.query(`TRUNCATE ${names.join(', ')} RESTART IDENTITY`);
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
}

async function insertRows(client: PoolClient, table: Table, rows: readonly string[]): Promise<void> {
  const name = `public.${quote(table.name)}`;
  const columns = listColumns(table);
  await client.query(
    `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${columns} FROM jsonb_populate_recordset(null::${name}, $1::jsonb)`,
    [`[${rows.join(',')}]`],
  );
}

async function setSequence(client: PoolClient, { sequence, last }: { sequence: string; last: number }) {
  await client.query('SELECT setval($1::regclass, $2::bigint)', [`public.${quote(sequence)}`, last]);
}
