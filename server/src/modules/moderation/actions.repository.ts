import { desc, eq, getTableColumns, isNull, and, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database';
import { moderationActions, moderationAppeals, moderationCases } from '../../db/schema/index';

export type ActionRow = typeof moderationActions.$inferSelect;

const answers = alias(moderationActions, 'answers');

export async function insertAction(
  tx: Queryable,
  action: Omit<typeof moderationActions.$inferInsert, 'id'>,
): Promise<ActionRow> {
  const [row] = await tx.insert(moderationActions).values(action).returning();
  if (!row) throw new Error('The action was not inserted.');
  return row;
}

/** The log of a case with the appeals, newest first. */
export const listActions = (db: Queryable, caseId: number, limit: number) =>
  db
    .select({ action: getTableColumns(moderationActions), appeal: getTableColumns(moderationAppeals) })
    .from(moderationActions)
    .leftJoin(moderationAppeals, eq(moderationAppeals.actionId, moderationActions.id))
    .where(eq(moderationActions.caseId, caseId))
    .orderBy(desc(moderationActions.id))
    .limit(limit);

/** An action with its case, the appeal against it, and the action that answers that. */
export async function findDecision(db: Queryable, id: number) {
  const [row] = await db
    .select({
      action: getTableColumns(moderationActions),
      subject: getTableColumns(moderationCases),
      appeal: getTableColumns(moderationAppeals),
      answer: getTableColumns(answers),
    })
    .from(moderationActions)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationActions.caseId))
    .leftJoin(moderationAppeals, eq(moderationAppeals.actionId, moderationActions.id))
    .leftJoin(answers, eq(answers.id, moderationAppeals.answerId))
    .where(eq(moderationActions.id, id));
  return row;
}

export type DecisionRow = NonNullable<Awaited<ReturnType<typeof findDecision>>>;

/** Inserts an appeal; false if there is one already. */
export async function insertAppeal(
  tx: Queryable,
  appeal: typeof moderationAppeals.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(moderationAppeals)
    .values(appeal)
    .onConflictDoNothing({ target: moderationAppeals.actionId })
    .returning({ id: moderationAppeals.actionId });
  return rows.length > 0;
}

/** Marks the open appeals of a case as answered by this action. */
export async function answerAppeals(tx: Queryable, { id, caseId, createdAt }: ActionRow): Promise<void> {
  const ofCase = tx
    .select({ id: moderationActions.id })
    .from(moderationActions)
    .where(eq(moderationActions.caseId, caseId));
  await tx
    .update(moderationAppeals)
    .set({ answerId: id, answeredAt: createdAt })
    .where(and(inArray(moderationAppeals.actionId, ofCase), isNull(moderationAppeals.answerId)));
}
