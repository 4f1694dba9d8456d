import { and, asc, eq, inArray } from 'drizzle-orm';
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

export async function findPlannedMove(db: Queryable, id: number): Promise<PlannedMoveRow | undefined> {
  const [row] = await db.select().from(plannedMoves).where(eq(plannedMoves.id, id));
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
  // Locked in the order of their ids, so that two requests never wait for each other.
  const locked = await db
    .select({ id: plannedMoves.id })
    .from(plannedMoves)
    .where(and(eq(plannedMoves.actorId, actorId), inArray(plannedMoves.id, [...ids])))
    .orderBy(asc(plannedMoves.id))
    .for('update');
  const own = locked.map(({ id }) => id);
  await db.delete(plannedMoves).where(inArray(plannedMoves.id, own));
  return own;
}

export async function setRejectionReason(
  db: Queryable,
  applicationId: number,
  rejectionReason: NonNullable<PlannedMoveRow['reason']>,
): Promise<void> {
  await db.update(applications).set({ rejectionReason }).where(eq(applications.id, applicationId));
}
