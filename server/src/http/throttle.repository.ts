import { eq, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { throttles } from '../db/schema/index';

/** Counts one attempt under the key, in a window that starts with the first; answers with the count so far. */
export async function countAttempt(
  db: Queryable,
  key: string,
  now: Date,
  windowEnd: Date,
): Promise<{ attempts: number; resetsAt: Date }> {
  const isOver = sql`${throttles.resetsAt} <= ${now.toISOString()}`;
  const [row] = await db
    .insert(throttles)
    .values({ key, attempts: 1, resetsAt: windowEnd })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${throttles.attempts} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${throttles.resetsAt} end`,
      },
    })
    .returning({ attempts: throttles.attempts, resetsAt: throttles.resetsAt });
  return row ?? { attempts: 1, resetsAt: windowEnd };
}

export async function forgetAttempts(db: Queryable, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key));
}

export async function deleteEndedWindows(db: Queryable, now: Date): Promise<void> {
  await db.delete(throttles).where(lte(throttles.resetsAt, now));
}
