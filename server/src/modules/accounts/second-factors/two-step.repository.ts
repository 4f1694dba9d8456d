import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { recoveryCodes, twoStepLogins } from '../../../db/schema/two-step';

export type TwoStepRow = typeof twoStepLogins.$inferSelect;

export async function findTwoStep(db: Queryable, userId: number): Promise<TwoStepRow | undefined> {
  const [row] = await db.select().from(twoStepLogins).where(eq(twoStepLogins.userId, userId));
  return row;
}

export const isTwoStepOn = async (db: Queryable, userId: number): Promise<boolean> =>
  Boolean((await findTwoStep(db, userId))?.confirmedAt);

/** Stores the secret of an app that no code has confirmed; a confirmed one stays valid. */
export async function putNewSecret(db: Queryable, userId: number, newSecret: string): Promise<void> {
  await db
    .insert(twoStepLogins)
    .values({ userId, newSecret })
    .onConflictDoUpdate({ target: twoStepLogins.userId, set: { newSecret } });
}

interface ConfirmedSecret extends Pick<TwoStepRow, 'userId' | 'secret' | 'confirmedAt'> {
  /** Time step of the code that has confirmed it. */
  readonly lastStep: number;
}

/** Makes a new secret the account's, which turns two-step login on. */
export async function confirmSecret(db: Queryable, { userId, ...confirmed }: ConfirmedSecret): Promise<void> {
  await db
    .update(twoStepLogins)
    .set({ ...confirmed, newSecret: null })
    .where(eq(twoStepLogins.userId, userId));
}

/** Notes the time step of an accepted code; false when this or a later one was accepted before. */
export async function useStep(db: Queryable, userId: number, step: number): Promise<boolean> {
  const rows = await db
    .update(twoStepLogins)
    .set({ lastStep: step })
    .where(and(eq(twoStepLogins.userId, userId), lt(twoStepLogins.lastStep, step)))
    .returning({ userId: twoStepLogins.userId });
  return rows.length > 0;
}

/** Turns two-step login off; false when it was off. */
export async function deleteTwoStep(db: Queryable, userId: number): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const rows = await db
    .delete(twoStepLogins)
    .where(and(eq(twoStepLogins.userId, userId), isNotNull(twoStepLogins.confirmedAt)))
    .returning({ userId: twoStepLogins.userId });
  return rows.length > 0;
}

export async function replaceRecoveryCodes(
  db: Queryable,
  userId: number,
  codeHashes: readonly string[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

/** Marks a recovery code as used; false if the account has no such unused code. */
export async function useRecoveryCode(
  db: Queryable,
  userId: number,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return rows.length > 0;
}

export async function countRecoveryCodes(db: Queryable, userId: number): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return counted?.total ?? 0;
}
