import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { companyPictures, files, jobproviders, type CompanyPictureRow } from '../../db/schema/index';
import type { FileRow } from '../../files/files.repository';

/** Locks the company, so that two changes of its pictures do not overtake each other; they are in their order. */
export async function lockPictures(tx: Queryable, company: number): Promise<CompanyPictureRow[]> {
  await tx
    .select({ id: jobproviders.id })
    .from(jobproviders)
    .where(eq(jobproviders.id, company))
    .for('update');
  return tx
    .select()
    .from(companyPictures)
    .where(eq(companyPictures.jobproviderId, company))
    .orderBy(asc(companyPictures.position), asc(companyPictures.id));
}

export async function insertPicture(
  tx: Queryable,
  picture: typeof companyPictures.$inferInsert,
): Promise<CompanyPictureRow> {
  const [row] = await tx.insert(companyPictures).values(picture).returning();
  if (!row) throw new Error('The picture was not inserted');
  return row;
}

export async function updatePicture(
  tx: Queryable,
  id: number,
  changes: Partial<Pick<CompanyPictureRow, 'text' | 'position'>>,
): Promise<void> {
  await tx.update(companyPictures).set(changes).where(eq(companyPictures.id, id));
}

export async function deletePicture(tx: Queryable, id: number): Promise<void> {
  await tx.delete(companyPictures).where(eq(companyPictures.id, id));
}

/** The file of a picture, and whose page it is on. */
export async function findPictureFile(
  db: Queryable,
  fileId: string,
): Promise<{ file: FileRow; company: number } | undefined> {
  const [row] = await db
    .select({ file: files, company: companyPictures.jobproviderId })
    .from(companyPictures)
    .innerJoin(files, eq(files.id, companyPictures.fileId))
    .where(eq(companyPictures.fileId, fileId));
  return row;
}
