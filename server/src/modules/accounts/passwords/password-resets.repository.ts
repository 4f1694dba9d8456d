import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { passwordResets, users } from '../../../db/schema/index';
import type { UserRow } from '../accounts.repository';

/** Case-insensitive. */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`));
  return row;
}

export async function insertReset(db: Queryable, reset: typeof passwordResets.$inferInsert): Promise<void> {
  await db.insert(passwordResets).values(reset);
}

export async function deleteExpiredResets(db: Queryable, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
}

/** Invalidates all reset links mailed to this user. */
export async function deleteResetsOf(db: Queryable, userId: number): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

const isOpen = (now: Date) => and(isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));

/** Returns the user of a reset link that is unused and not expired. */
export async function findUserByReset(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<UserRow | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(eq(passwordResets.tokenHash, tokenHash), isOpen(now)));
  return row?.user;
}

/** Marks the reset link and all others of its user as used; false when it was no longer valid. */
export async function useReset(db: Queryable, tokenHash: string, now: Date): Promise<boolean> {
  const [used] = await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.tokenHash, tokenHash), isOpen(now)))
    .returning({ userId: passwordResets.userId });
  if (!used) return false;
  await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, used.userId), isOpen(now)));
  return true;
}
