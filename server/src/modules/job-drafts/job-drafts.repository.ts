import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { jobDrafts } from '../../db/schema/index';

export type DraftRow = typeof jobDrafts.$inferSelect;

const summary = {
  id: jobDrafts.id,
  title: sql<string>`coalesce(${jobDrafts.fields}->>'title', '')`,
  location: sql<string>`coalesce(${jobDrafts.fields}->>'location', '')`,
  publishAt: jobDrafts.publishAt,
  updatedAt: jobDrafts.updatedAt,
};

/** The drafts of a company without their texts, last changed first. */
export const listDrafts = (db: Queryable, company: number, limit: number) =>
  db
    .select(summary)
    .from(jobDrafts)
    .where(eq(jobDrafts.jobproviderId, company))
    .orderBy(desc(jobDrafts.updatedAt), desc(jobDrafts.id))
    .limit(limit);

export async function countDrafts(db: Queryable, company: number): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(jobDrafts)
    .where(eq(jobDrafts.jobproviderId, company));
  return counted?.total ?? 0;
}

export async function insertDraft(
  db: Queryable,
  draft: Omit<typeof jobDrafts.$inferInsert, 'id'>,
): Promise<DraftRow> {
  const [row] = await db.insert(jobDrafts).values(draft).returning();
  if (!row) throw new Error('The draft was not inserted');
  return row;
}

const isOf = (company: number, id: number) => and(eq(jobDrafts.jobproviderId, company), eq(jobDrafts.id, id));

export async function findDraft(db: Queryable, company: number, id: number): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(jobDrafts).where(isOf(company, id));
  return row;
}

/** A draft of the company, with a row lock until the transaction ends. */
export async function lockDraft(db: Queryable, company: number, id: number): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(jobDrafts).where(isOf(company, id)).for('update');
  return row;
}

/** A draft whose publication is due, with a row lock until the transaction ends. */
export async function lockDueDraft(db: Queryable, id: number, now: Date): Promise<DraftRow | undefined> {
  const [row] = await db
    .select()
    .from(jobDrafts)
    .where(and(eq(jobDrafts.id, id), sql`${jobDrafts.publishAt} <= ${now.toISOString()}::timestamptz`))
    .for('update');
  return row;
}

/** Changes a draft, and counts its version up. */
export async function updateDraft(
  db: Queryable,
  id: number,
  changes: Partial<Pick<DraftRow, 'fields' | 'publishAt'>> & Pick<DraftRow, 'updatedAt'>,
): Promise<DraftRow> {
  const [row] = await db
    .update(jobDrafts)
    .set({ ...changes, version: sql`${jobDrafts.version} + 1` })
    .where(eq(jobDrafts.id, id))
    .returning();
  if (!row) throw new Error('The draft was not updated');
  return row;
}

export async function deleteDraft(db: Queryable, company: number, id: number): Promise<boolean> {
  const rows = await db.delete(jobDrafts).where(isOf(company, id)).returning({ id: jobDrafts.id });
  return rows.length > 0;
}

/** Deletes drafts without a date of publication that were last changed before this moment. */
export async function deleteDraftsBefore(db: Queryable, moment: Date): Promise<void> {
  await db.delete(jobDrafts).where(and(isNull(jobDrafts.publishAt), lt(jobDrafts.updatedAt, moment)));
}
