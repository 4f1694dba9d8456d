import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { foldedText } from '../../db/search';
import { messageTemplates } from '../../db/schema/index';
import { hasChanges } from '../columns';

export type TemplateRow = typeof messageTemplates.$inferSelect;

/** The templates of a company, by name. */
export const listTemplates = (db: Queryable, company: number, limit: number): Promise<TemplateRow[]> =>
  db
    .select()
    .from(messageTemplates)
    .where(eq(messageTemplates.jobproviderId, company))
    .orderBy(asc(foldedText(messageTemplates.name)), asc(messageTemplates.id))
    .limit(limit);

export async function countTemplates(db: Queryable, company: number): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(messageTemplates)
    .where(eq(messageTemplates.jobproviderId, company));
  return counted?.total ?? 0;
}

/** Inserts a template; undefined if the company has one of this name, or another closing letter in this language. */
export async function insertTemplate(
  db: Queryable,
  template: Omit<typeof messageTemplates.$inferInsert, 'id'>,
): Promise<TemplateRow | undefined> {
  const [row] = await db.insert(messageTemplates).values(template).onConflictDoNothing().returning();
  return row;
}

const isOf = (company: number, id: number) =>
  and(eq(messageTemplates.jobproviderId, company), eq(messageTemplates.id, id));

/** A template of the company, with a row lock until the transaction ends. */
export async function lockTemplate(
  db: Queryable,
  company: number,
  id: number,
): Promise<TemplateRow | undefined> {
  const [row] = await db.select().from(messageTemplates).where(isOf(company, id)).for('update');
  return row;
}

/** Whether another template of the company, kind and language has this name, or is its closing letter. */
export async function isTaken(
  db: Queryable,
  { id, jobproviderId, kind, language, name }: TemplateRow,
): Promise<boolean> {
  const rows = await db
    .select({ id: messageTemplates.id })
    .from(messageTemplates)
    .where(
      and(
        eq(messageTemplates.jobproviderId, jobproviderId),
        eq(messageTemplates.kind, kind),
        eq(messageTemplates.language, language),
        kind === 'closing' ? undefined : sql`lower(${messageTemplates.name}) = lower(${name})`,
        sql`${messageTemplates.id} <> ${id}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function updateTemplate(
  db: Queryable,
  id: number,
  changes: Partial<Pick<TemplateRow, 'language' | 'name' | 'text'>>,
): Promise<void> {
  if (hasChanges(changes)) await db.update(messageTemplates).set(changes).where(eq(messageTemplates.id, id));
}

export async function deleteTemplate(db: Queryable, company: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(messageTemplates)
    .where(isOf(company, id))
    .returning({ id: messageTemplates.id });
  return rows.length > 0;
}
