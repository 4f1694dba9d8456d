import type { PoolClient } from 'pg';
import { withConnection } from '../db/connections';
import type { Database } from '../db/database';

export interface Table {
  readonly name: string;
  /** Stored columns only; the database computes the others. */
  readonly columns: readonly string[];
}

/** Every table, each after the tables that it references. */
export async function listTables(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; parents: string[] }>(`
    SELECT c.relname::text AS name,
      ARRAY(SELECT a.attname::text FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
        ORDER BY a.attnum) AS columns,
      ARRAY(SELECT DISTINCT p.relname::text FROM pg_constraint f JOIN pg_class p ON p.oid = f.confrelid
        WHERE f.conrelid = c.oid AND f.contype = 'f' AND p.oid <> c.oid) AS parents
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    ORDER BY c.relname`);
  const sorted: Table[] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const isReady = ({ parents }: { parents: string[] }) =>
      parents.every((parent) => sorted.some(({ name }) => name === parent));
    const ready = waiting.filter(isReady);
    if (ready.length === 0) throw new Error('The tables refer to each other in a circle.');
    sorted.push(...ready.map(({ name, columns }) => ({ name, columns })));
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return sorted;
}

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const listColumns = ({ columns }: Table): string => columns.map(quote).join(', ');

/** Ids of all files that the store must have: uploads and the files of releases. */
export async function listFileIds(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM public.files UNION SELECT file_id FROM public.release_files ORDER BY id',
  );
  return rows.map(({ id }) => id);
}

/** Identifies the migrations applied to the database. */
export async function readSchema(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ count: number; hash: string }>(`
    SELECT count(*)::int AS count,
      encode(sha256(convert_to(string_agg(hash, ',' ORDER BY created_at), 'UTF8')), 'hex') AS hash
    FROM drizzle.__drizzle_migrations`);
  const [row] = rows;
  return `${row?.count ?? 0}-${row?.hash ?? ''}`;
}

/** Runs `work` in one transaction without timeouts. */
export async function inLongTransaction<Result>(
  db: Database,
  mode: '' | 'ISOLATION LEVEL REPEATABLE READ READ ONLY',
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const transact = async (client: PoolClient) => {
    await client.query(`BEGIN ${mode}`);
    try {
      await client.query('SET LOCAL statement_timeout = 0');
      await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      const result = await work(client);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    }
  };
  return withConnection(db.$client, transact, 0);
}
