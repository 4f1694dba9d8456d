import { and, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { dataExports, users } from '../../db/schema/index';

export type ExportedAccount = typeof users.$inferSelect;
export type ExportRow = typeof dataExports.$inferSelect;

export async function findAccount(db: Queryable, id: number): Promise<ExportedAccount | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

/** Inserts a request; undefined while another one of the account is running. */
export async function insertExport(
  tx: Queryable,
  request: { readonly userId: number; readonly requestedAt: Date },
): Promise<ExportRow | undefined> {
  const [row] = await tx.insert(dataExports).values(request).onConflictDoNothing().returning();
  return row;
}

/** The latest exports of an account. */
export const listExports = (db: Queryable, userId: number, limit: number): Promise<ExportRow[]> =>
  db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.id))
    .limit(limit);

export async function findExport(db: Queryable, userId: number, id: number): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), eq(dataExports.id, id)));
  return row;
}

/** Counts an attempt of an export that has not ended; undefined for any other. */
export async function claimExport(tx: Queryable, id: number): Promise<ExportRow | undefined> {
  const [row] = await tx
    .update(dataExports)
    .set({ attempts: sql`${dataExports.attempts} + 1` })
    .where(and(eq(dataExports.id, id), isNull(dataExports.readyAt), isNull(dataExports.failedAt)))
    .returning();
  return row;
}

/** Ends an export; false if it has ended, or is gone with its account. */
export async function endExport(
  tx: Queryable,
  id: number,
  result: Partial<Pick<ExportRow, 'readyAt' | 'failedAt' | 'expiresAt' | 'fileId' | 'size'>>,
): Promise<boolean> {
  const rows = await tx
    .update(dataExports)
    .set(result)
    .where(and(eq(dataExports.id, id), isNull(dataExports.readyAt), isNull(dataExports.failedAt)))
    .returning({ id: dataExports.id });
  return rows.length > 0;
}

/** Takes the archives out of exports that have expired; returns their ids. */
export async function takeExpiredArchives(tx: Queryable, now: Date): Promise<string[]> {
  const expired = await tx
    .select({ id: dataExports.id, fileId: dataExports.fileId })
    .from(dataExports)
    .where(and(lte(dataExports.expiresAt, now), isNotNull(dataExports.fileId)))
    .for('update');
  for (const { id } of expired)
    await tx.update(dataExports).set({ fileId: null }).where(eq(dataExports.id, id));
  return expired.flatMap(({ fileId }) => fileId ?? []);
}
