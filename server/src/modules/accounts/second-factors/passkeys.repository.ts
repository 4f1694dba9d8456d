import { and, count, eq, gt, isNull, lt, lte } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/index';
import { passkeyChallenges, passkeys } from '../../../db/schema/passkeys';

export type PasskeyRow = typeof passkeys.$inferSelect;

export async function insertChallenge(
  db: Queryable,
  challenge: typeof passkeyChallenges.$inferInsert,
  now: Date,
): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
  await db.insert(passkeyChallenges).values(challenge);
}

/** Consumes a challenge that is still open for this account, or for a login. */
export async function takeChallenge(
  db: Queryable,
  challengeHash: string,
  userId: number | null,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ userId: passkeyChallenges.userId });
  return rows.length > 0;
}

export const listPasskeysOf = (db: Queryable, userId: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.id);

export async function countPasskeysOf(db: Queryable, userId: number): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return counted?.total ?? 0;
}

/** Undefined when the device's key is registered already. */
export async function insertPasskey(
  db: Queryable,
  passkey: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning();
  return row;
}

export async function findPasskey(db: Queryable, credentialId: string) {
  const [row] = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Notes a login with its signature counter; false when that is not above the last one. Devices without have 0. */
export async function notePasskeyUse(
  db: Queryable,
  id: number,
  use: { readonly counter: number; readonly lastUsedAt: Date },
): Promise<boolean> {
  const isNewer = use.counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, use.counter);
  const rows = await db
    .update(passkeys)
    .set(use)
    .where(and(eq(passkeys.id, id), isNewer))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

const isOwn = (userId: number, id: number) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

export async function renamePasskey(
  db: Queryable,
  userId: number,
  id: number,
  name: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await db.update(passkeys).set({ name }).where(isOwn(userId, id)).returning();
  return row;
}

export async function deletePasskey(db: Queryable, userId: number, id: number): Promise<boolean> {
  const rows = await db.delete(passkeys).where(isOwn(userId, id)).returning({ id: passkeys.id });
  return rows.length > 0;
}
