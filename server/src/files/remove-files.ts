import type { Queryable } from '../db/database';
import type { FileStore } from './file-store';
import { findFile } from './files.repository';

/** By then a commit whose answer was lost has either been made or never will be. */
const SETTLED_MS = 30_000;
const ATTEMPTS = 10;

/** Removes files that nothing names; one that stays because the store is away costs a little space. */
export async function removeFiles(store: FileStore, ids: readonly string[]): Promise<void> {
  await Promise.allSettled(ids.map((id) => store.remove(id)));
}

/**
 * Removes the files of a write that failed, but not if its rows are there after all: the connection may have been lost
 * between the commit and its answer. Looks later, and again while the database or the store is away.
 */
export function removeUnlessRecorded(
  parts: { readonly db: Queryable; readonly files: FileStore },
  ids: readonly string[],
  delayMs = SETTLED_MS,
): void {
  for (const id of ids) look(id, 1);

  function look(id: string, attempt: number): void {
    setTimeout(() => {
      removeIfNotRecorded(parts, id).catch(() => {
        if (attempt < ATTEMPTS) look(id, attempt + 1);
      });
    }, delayMs * attempt).unref();
  }
}

async function removeIfNotRecorded(
  { db, files }: { readonly db: Queryable; readonly files: FileStore },
  id: string,
): Promise<void> {
  if (!(await findFile(db, id))) await files.remove(id);
}
