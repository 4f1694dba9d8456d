import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { newsletterSubscriptions as subscriptions } from '../../db/schema/newsletter';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** The subscription of this address, case-insensitive; inserts one with this token if there is none. */
export async function findOrInsertSubscription(
  db: Queryable,
  subscription: typeof subscriptions.$inferInsert,
): Promise<SubscriptionRow> {
  await db.insert(subscriptions).values(subscription).onConflictDoNothing();
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(sql`lower(${subscriptions.email})`, sql`lower(${subscription.email})`))
    .for('update');
  if (!row) throw new Error('The subscription was not inserted.');
  return row;
}

/** Confirms the subscription of this token; false if there is none. */
export async function confirmSubscription(db: Queryable, token: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(subscriptions)
    .set({ confirmedAt: sql`coalesce(${subscriptions.confirmedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(subscriptions.token, token))
    .returning({ id: subscriptions.id });
  return rows.length > 0;
}

export async function deleteSubscription(db: Queryable, token: string): Promise<void> {
  await db.delete(subscriptions).where(eq(subscriptions.token, token));
}

/** Deletes addresses that were entered by `moment` and never confirmed. */
export async function deleteUnconfirmed(db: Queryable, moment: Date): Promise<void> {
  await db
    .delete(subscriptions)
    .where(and(isNull(subscriptions.confirmedAt), lte(subscriptions.createdAt, moment)));
}
