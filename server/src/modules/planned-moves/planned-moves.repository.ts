import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { applications, plannedMoves } from '../../db/schema/index';

export type PlannedMoveRow = typeof plannedMoves.$inferSelect;

/** Inserts a planned move; undefined if the application has one already. */
export async function insertPlannedMove(
  db: Queryable,
  move: Omit<typeof plannedMoves.$inferInsert, 'id'>,
): Promise<PlannedMoveRow | undefined> {
  const [row] = await db
    .insert(plannedMoves)
    .values(move)
    .onConflictDoNothing({ target: plannedMoves.applicationId })
    .returning();
  return row;
}

/** Takes a move that is due; undefined if it was undone. */
export async function takePlannedMove(db: Queryable, id: number): Promise<PlannedMoveRow | undefined> {
  const [row] = await db.delete(plannedMoves).where(eq(plannedMoves.id, id)).returning();
  return row;
}

/** Deletes planned moves of this user; returns those that had not taken effect. */
export async function deletePlannedMoves(
  db: Queryable,
  actorId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .delete(plannedMoves)
    .where(and(eq(plannedMoves.actorId, actorId), inArray(plannedMoves.id, [...ids])))
    .returning({ id: plannedMoves.id });
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}

export async function setRejectionReason(
  db: Queryable,
  applicationId: number,
  rejectionReason: NonNullable<PlannedMoveRow['reason']>,
): Promise<void> {
  await db.update(applications).set({ rejectionReason }).where(eq(applications.id, applicationId));
}
