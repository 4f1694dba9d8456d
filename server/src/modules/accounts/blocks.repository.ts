import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { moderationActions, moderationCases } from '../../db/schema/index';

/** The newest action that has blocked an account. */
export async function findLastBlock(db: Queryable, accountId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ id: moderationActions.id })
    .from(moderationActions)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationActions.caseId))
    .where(and(eq(moderationCases.accountId, accountId), eq(moderationActions.action, 'block')))
    .orderBy(desc(moderationActions.id))
    .limit(1);
  return row?.id;
}
