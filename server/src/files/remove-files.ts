import { findViolatedKey } from '../db/database-errors';
import type { Queryable } from '../db/database';
import { Refusal } from '../errors';
import type { FileStore } from './file-store';
import { findFile } from './files.repository';

/** After this time, a commit whose response was lost has definitely succeeded or failed. */
const SETTLED_MS = 30_000;
const ATTEMPTS = 10;

interface Stores {
  readonly db: Queryable;
  readonly files: FileStore;
}

interface CleanUpOptions {
  /** True when a row refers to the file; searches the table of files by default. */
  readonly isRecorded?: (db: Queryable, id: string) => Promise<boolean>;
  readonly delayMs?: number;
}

/**
 * Removes the files of a write that failed with `error`: immediately after a refusal, which happens before
 * the commit. After any other failure the commit may have succeeded, so the files are removed later, and only
 * if no row refers to them.
 */
export async function removeOrphanedFiles(
  stores: Stores,
  ids: readonly string[],
  error: unknown,
  { isRecorded = isInFiles, delayMs = SETTLED_MS }: CleanUpOptions = {},
): Promise<void> {
  if (error instanceof Refusal || findViolatedKey(error)) {
    // A file that remains because the store is unavailable only wastes a little space.
    await Promise.allSettled(ids.map((id) => stores.files.remove(id)));
    return;
  }
  for (const id of ids) removeLater(async () => (await isRecorded(stores.db, id)) || stores.files.remove(id));

  function removeLater(remove: () => Promise<unknown>, attempt = 1): void {
    setTimeout(() => {
      remove().catch(() => {
        if (attempt < ATTEMPTS) removeLater(remove, attempt + 1);
      });
    }, delayMs * attempt).unref();
  }
}

const isInFiles = async (db: Queryable, id: string) => (await findFile(db, id)) !== undefined;
