import { desc, eq } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database';
import { releaseFiles, releaseLanguages, releaseMoves, releases } from '../../db/schema/index';

export type ReleaseRow = typeof releases.$inferSelect;
export type ReleaseFileRow = typeof releaseFiles.$inferSelect;

/** Inserts a release with its files; rejects if its version exists. */
export async function insertRelease(
  tx: Queryable,
  release: typeof releases.$inferInsert,
  files: readonly Omit<ReleaseFileRow, 'releaseId'>[],
): Promise<ReleaseRow> {
  const [row] = await tx.insert(releases).values(release).returning();
  if (!row) throw new Error('The release was not inserted.');
  await tx.insert(releaseFiles).values(files.map((file) => ({ ...file, releaseId: row.id })));
  return row;
}

/** Records the languages that no release has had before. */
export async function insertReleaseLanguages(
  tx: Queryable,
  languages: readonly string[],
  since: Date,
): Promise<void> {
  if (languages.length === 0) return;
  await tx
    .insert(releaseLanguages)
    .values(languages.map((language) => ({ language, since })))
    .onConflictDoNothing();
}

/** Since when releases have had each language. */
export async function listReleaseLanguages(db: Queryable): Promise<Map<string, Date>> {
  const rows = await db.select().from(releaseLanguages);
  return new Map(rows.map(({ language, since }) => [language, since]));
}

export const listReleaseFiles = (db: Queryable, releaseId: number): Promise<ReleaseFileRow[]> =>
  db.select().from(releaseFiles).where(eq(releaseFiles.releaseId, releaseId));

/** Files of the release of a remote that was published last; none before the first. */
export const listNewestFiles = (db: Queryable, remote: string): Promise<ReleaseFileRow[]> =>
  db
    .select()
    .from(releaseFiles)
    .where(
      eq(
        releaseFiles.releaseId,
        db
          .select({ id: releases.id })
          .from(releases)
          .where(eq(releases.remote, remote))
          .orderBy(desc(releases.id))
          .limit(1),
      ),
    );

export async function isReleaseFile(db: Queryable, fileId: string): Promise<boolean> {
  const rows = await db
    .select({ id: releaseFiles.releaseId })
    .from(releaseFiles)
    .where(eq(releaseFiles.fileId, fileId))
    .limit(1);
  return rows.length > 0;
}

/** The releases that were stable or a candidate at any time. */
export async function listMovedReleaseIds(db: Queryable): Promise<number[]> {
  const stable = db.selectDistinct({ id: releaseMoves.releaseId }).from(releaseMoves);
  const candidates = db.selectDistinct({ id: releaseMoves.candidateId }).from(releaseMoves);
  return (await union(stable, candidates)).flatMap(({ id }) => id ?? []);
}

/** Deletes a release and the records of its files. */
export async function deleteRelease(tx: Queryable, id: number): Promise<void> {
  await tx.delete(releases).where(eq(releases.id, id));
}
