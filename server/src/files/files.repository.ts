import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { files } from '../db/schema/index';
import type { StoredFile } from './file-store';

export type FileRow = typeof files.$inferSelect;

/** Records a stored file under its visible name. */
export async function insertFile(db: Queryable, file: StoredFile & { readonly name: string }): Promise<void> {
  const { id, name, mediaType, size, sha256 } = file;
  await db.insert(files).values({ id, name, mediaType, size, sha256 });
}

export async function findFile(db: Queryable, id: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(files).where(eq(files.id, id));
  return row;
}

export async function deleteFile(db: Queryable, id: string): Promise<void> {
  await db.delete(files).where(eq(files.id, id));
}
