import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { tasks } from '../db/schema/index';

export type TaskRow = typeof tasks.$inferSelect;
type NewTask = Pick<TaskRow, 'kind' | 'key' | 'dueAt' | 'createdAt'> & { readonly payload: object };

/** Backoff of 1, 2, 4 … minutes between the attempts; the tenth, after about eight hours, is the last. */
const MAX_ATTEMPTS = 10;

/** Inserts tasks; idempotent by kind and key. */
export async function insertTasks(db: Queryable, planned: readonly NewTask[]): Promise<void> {
  await db
    .insert(tasks)
    .values(planned.map((task) => ({ ...task, nextAttemptAt: task.dueAt })))
    .onConflictDoNothing({ target: [tasks.kind, tasks.key] });
}

/**
 * Deletes a task that is neither done nor running. A running one has locked itself before its rows, so a
 * transaction that holds one of these rows must not wait for it.
 */
export async function deletePendingTask(db: Queryable, kind: string, key: string): Promise<void> {
  const pending = db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.kind, kind), eq(tasks.key, key), isNull(tasks.doneAt)))
    .for('update', { skipLocked: true });
  await db.delete(tasks).where(inArray(tasks.id, pending));
}

/**
 * Claims the task of these kinds that has been due for longest; undefined if none is due. Claiming sets the
 * next attempt, so that a task is tried again if its server crashes, and counts attempts that crash it.
 */
export async function claimDueTask(
  db: Queryable,
  kinds: readonly string[],
  now: Date,
): Promise<TaskRow | undefined> {
  const moment = now.toISOString();
  const due = sql`(
    select id from tasks
    where next_attempt_at <= ${moment}::timestamptz and kind in ${[...kinds]}
    order by next_attempt_at, id limit 1 for update skip locked
  )`;
  const [row] = await db
    .update(tasks)
    .set({
      attempts: sql`${tasks.attempts} + 1`,
      nextAttemptAt: sql`case when ${tasks.attempts} + 1 < ${MAX_ATTEMPTS}
        then ${moment}::timestamptz + interval '1 minute' * power(2, ${tasks.attempts}) end`,
    })
    .where(eq(tasks.id, due))
    .returning();
  return row;
}

/**
 * Locks the claimed task until the transaction ends; false if it has been done, cancelled or claimed again
 * since. No other server claims a locked task, however long it runs.
 */
export async function lockClaimedTask(db: Queryable, { id, attempts }: TaskRow): Promise<boolean> {
  const rows = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.id, id), eq(tasks.attempts, attempts), isNull(tasks.doneAt)))
    .for('update');
  return rows.length > 0;
}

export async function markTaskDone(db: Queryable, id: number, now: Date): Promise<void> {
  await db
    .update(tasks)
    .set({ doneAt: now, nextAttemptAt: null, payload: {}, lastError: null })
    .where(eq(tasks.id, id));
}

export async function noteTaskFailure(db: Queryable, id: number, lastError: string): Promise<void> {
  await db
    .update(tasks)
    .set({ lastError })
    .where(and(eq(tasks.id, id), isNull(tasks.doneAt)));
}

export async function deleteTasksDoneBefore(db: Queryable, moment: Date): Promise<void> {
  await db.delete(tasks).where(lt(tasks.doneAt, moment));
}

/** Open tasks by kind: how many wait, are due or dead, since when the oldest is due, and the last error. */
export async function summarizeTasks(db: Queryable, now: Date) {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const latest = sql`(array_agg(${tasks.lastError} order by ${tasks.id} desc) filter (where ${tasks.lastError} is not null))[1]`;
  return db
    .select({
      kind: tasks.kind,
      waiting: sql<number>`count(*) filter (where ${tasks.nextAttemptAt} > ${moment})::int`,
      due: sql<number>`count(*) filter (where ${tasks.nextAttemptAt} <= ${moment})::int`,
      dead: sql<number>`count(*) filter (where ${tasks.nextAttemptAt} is null)::int`,
      lateSeconds: sql<number>`greatest(0, coalesce(extract(epoch from ${moment} - min(${tasks.nextAttemptAt})), 0))::int`,
      lastError: sql<string | null>`${latest}`,
    })
    .from(tasks)
    .where(isNull(tasks.doneAt))
    .groupBy(tasks.kind)
    .orderBy(tasks.kind);
}
