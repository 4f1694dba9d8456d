import { and, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { throttles } from '../../db/schema/index';

/** Attempts counted for a key until the window ends. */
export interface ThrottleWindow {
  readonly key: string;
  readonly attempts: number;
  readonly resetsAt: Date;
}

/** The windows of these keys that are open at `now`. */
export function listOpenWindows(
  db: Queryable,
  keys: readonly string[],
  now: Date,
): Promise<ThrottleWindow[]> {
  return db
    .select()
    .from(throttles)
    .where(and(inArray(throttles.key, [...keys]), sql`${throttles.resetsAt} > ${now.toISOString()}`));
}

/** Counts one attempt under each key, atomically, in the open window or in a new one that ends at its `resetsAt`. */
export function countAttempts(
  db: Queryable,
  windows: readonly ThrottleWindow[],
  now: Date,
): Promise<ThrottleWindow[]> {
  const isOver = sql`${throttles.resetsAt} <= ${now.toISOString()}`;
  return (
    db
      .insert(throttles)
      // Sorted, because concurrent statements that lock rows in the same order cannot deadlock.
      .values(windows.toSorted((one, other) => (one.key < other.key ? -1 : 1)))
      .onConflictDoUpdate({
        target: throttles.key,
        set: {
          attempts: sql`case when ${isOver} then 1 else ${throttles.attempts} + 1 end`,
          resetsAt: sql`case when ${isOver} then excluded.resets_at else ${throttles.resetsAt} end`,
        },
      })
      .returning()
  );
}

/** Decrements the count of each key by one. */
export async function refundAttempts(db: Queryable, keys: readonly string[]): Promise<void> {
  await db
    .update(throttles)
    .set({ attempts: sql`greatest(${throttles.attempts} - 1, 0)` })
    .where(isLocked(inArray(throttles.key, [...keys])));
}

export async function deleteWindows(db: Queryable, keys: readonly string[]): Promise<void> {
  await db.delete(throttles).where(isLocked(inArray(throttles.key, [...keys])));
}

/** Moves the end of the window to `resetsAt` if it is later. */
export async function shortenWindow(db: Queryable, { key, resetsAt }: ThrottleWindow): Promise<void> {
  const isLater = sql`${throttles.resetsAt} > ${resetsAt.toISOString()}`;
  await db
    .update(throttles)
    .set({ resetsAt })
    .where(sql`${throttles.key} = ${key} and ${isLater}`);
}

/** Deletes up to `most` ended windows, oldest first; rows locked by other transactions are skipped. */
export async function deleteEndedWindows(db: Queryable, now: Date, most: number): Promise<void> {
  const ended = db
    .select({ key: throttles.key })
    .from(throttles)
    .where(lte(throttles.resetsAt, now))
    .orderBy(throttles.resetsAt)
    .limit(most)
    .for('update', { skipLocked: true });
  await db.delete(throttles).where(inArray(throttles.key, ended));
}

/** Locks rows in the same order as `countAttempts`. */
const isLocked = (condition: SQL): SQL =>
  sql`${throttles.key} in (select ${throttles.key} from ${throttles} where ${condition} order by ${throttles.key} collate "C" for update)`;
