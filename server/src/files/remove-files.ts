import { findViolatedKey } from '../db/database-errors';
import type { Queryable } from '../db/database';
import { Refusal } from '../errors';
import type { FileStore } from './file-store';
import { findFile } from './files.repository';

/** By then a commit whose answer was lost has either been made or never will be. */
const SETTLED_MS = 30_000;
const ATTEMPTS = 10;

interface Stores {
  readonly db: Queryable;
  readonly files: FileStore;
}

interface CleanUpOptions {
  /** Whether a row names the file; the table of files is asked unless given. */
  readonly isRecorded?: (db: Queryable, id: string) => Promise<boolean>;
  readonly delayMs?: number;
}

/**
 * Removes what a write has stored that failed with `error`. At once when it was refused, which is before its commit; any
 * other failure may hide that the commit was made, so those files are removed later, and only if no row names them.
 */
export async function removeFilesOfFailure(
  stores: Stores,
  ids: readonly string[],
  error: unknown,
  { isRecorded = isInFiles, delayMs = SETTLED_MS }: CleanUpOptions = {},
): Promise<void> {
  if (error instanceof Refusal || findViolatedKey(error)) {
    // One that stays because the store is away costs a little space.
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
