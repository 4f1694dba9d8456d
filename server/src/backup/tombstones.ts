import { text } from 'node:stream/consumers';
import type { PoolClient } from 'pg';
import type { FileStore } from '../files/file-store';

/** Stored name of the task that deletes an account; a restored backup schedules it. */
export const ERASE_TASK = 'erase-account';

/** A deleted account, without personal data; times are the database's own text. */
export interface Tombstone {
  readonly user_id: number;
  readonly created_at: string;
  readonly deleted_at: string;
}

/**
 * Id of the copy in the file store, which outlives the loss of the database: a backup that is older than a deletion
 * does not know it.
 */
export const TOMBSTONES_FILE = '746f6d6273746f6e6573000000000000';

/** The tombstones in the file store; none before the first deletion. */
export async function readStoredTombstones(files: FileStore): Promise<Tombstone[]> {
  const content = await files.read(TOMBSTONES_FILE);
  return content ? (JSON.parse(await text(content)) as Tombstone[]) : [];
}

/** Adds tombstones to the copy in the file store, and never takes one away. */
export async function storeTombstones(files: FileStore, added: readonly Tombstone[]): Promise<void> {
  const all = [...(await readStoredTombstones(files)), ...added];
  const byAccount = new Map(all.map((each) => [`${each.user_id} ${each.created_at}`, each]));
  await files.put(TOMBSTONES_FILE, Buffer.from(JSON.stringify([...byAccount.values()])));
}

/** The tombstones of the database, before a backup replaces it. */
export async function listTombstones(client: PoolClient): Promise<Tombstone[]> {
  const { rows } = await client.query<{ row: Tombstone }>(
    'SELECT to_jsonb(t) AS row FROM public.account_tombstones t',
  );
  return rows.map(({ row }) => row);
}

/**
 * Plans the deletion of restored accounts that had been deleted: they are locked at once, and gone with the
 * first tasks that the server runs.
 */
export async function applyTombstones(client: PoolClient, tombstones: readonly Tombstone[]): Promise<void> {
  await client.query(
    `INSERT INTO public.account_tombstones
     SELECT * FROM jsonb_populate_recordset(null::public.account_tombstones, $1::jsonb)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(tombstones)],
  );
  const revived = `public.users u
    JOIN public.account_tombstones t ON t.user_id = u.id AND t.created_at = u.created_at`;
  await client.query(
    `INSERT INTO public.account_deletions (user_id, reason, requested_at, due_at)
     SELECT u.id, 'asked', t.deleted_at, t.deleted_at FROM ${revived}
     ON CONFLICT (user_id) DO UPDATE SET reason = 'asked', due_at = excluded.due_at`,
  );
  await client.query(
    `INSERT INTO public.tasks (kind, key, payload, due_at, next_attempt_at)
     SELECT $1::text, u.id || ':restored:' || now(), jsonb_build_object('account', u.id, 'step', 0),
       t.deleted_at, t.deleted_at
     FROM ${revived}`,
    [ERASE_TASK],
  );
}
