import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { releaseApprovers } from '../../db/schema/index';

export type ApproverRow = typeof releaseApprovers.$inferSelect;

/** All, oldest first, those without a passkey and those who have left as well. */
export const listApproverRows = (db: Queryable): Promise<ApproverRow[]> =>
  db.select().from(releaseApprovers).orderBy(releaseApprovers.id);

export async function findApproverByName(db: Queryable, name: string): Promise<ApproverRow | undefined> {
  const [row] = await db.select().from(releaseApprovers).where(eq(releaseApprovers.name, name));
  return row;
}

/** Undefined when the name is taken. */
export async function insertApprover(
  db: Queryable,
  approver: typeof releaseApprovers.$inferInsert,
): Promise<ApproverRow | undefined> {
  const [row] = await db
    .insert(releaseApprovers)
    .values(approver)
    .onConflictDoNothing({ target: releaseApprovers.name })
    .returning();
  return row;
}

export async function findInvited(
  db: Queryable,
  codeHash: string,
  now: Date,
): Promise<ApproverRow | undefined> {
  const [row] = await db
    .select()
    .from(releaseApprovers)
    .where(
      and(
        eq(releaseApprovers.codeHash, codeHash),
        gt(releaseApprovers.codeEndsAt, now),
        isNull(releaseApprovers.credentialId),
        isNull(releaseApprovers.revokedAt),
      ),
    );
  return row;
}

type Key = Pick<ApproverRow, 'site' | 'credentialId' | 'publicKey' | 'seal' | 'joinedAt'>;

/** Uses up the invitation; false when it was used in between. */
export async function setKey(db: Queryable, { id, codeHash }: ApproverRow, key: Key): Promise<boolean> {
  const isOpen = codeHash === null ? undefined : eq(releaseApprovers.codeHash, codeHash);
  const rows = await db
    .update(releaseApprovers)
    .set({ ...key, codeHash: null, codeEndsAt: null })
    .where(and(eq(releaseApprovers.id, id), isOpen, isNull(releaseApprovers.credentialId)))
    .returning({ id: releaseApprovers.id });
  return rows.length > 0;
}

export async function revokeApprover(db: Queryable, name: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(releaseApprovers)
    .set({ revokedAt: now, codeHash: null, codeEndsAt: null })
    .where(and(eq(releaseApprovers.name, name), isNull(releaseApprovers.revokedAt)))
    .returning({ id: releaseApprovers.id });
  return rows.length > 0;
}

export async function setApproverSeal(db: Queryable, id: number, seal: string): Promise<void> {
  await db.update(releaseApprovers).set({ seal }).where(eq(releaseApprovers.id, id));
}

/** Whether a passkey to approve with was ever made. */
export async function hasApprovers(db: Queryable): Promise<boolean> {
  const rows = await db
    .select({ id: releaseApprovers.id })
    .from(releaseApprovers)
    .where(isNotNull(releaseApprovers.credentialId))
    .limit(1);
  return rows.length > 0;
}
