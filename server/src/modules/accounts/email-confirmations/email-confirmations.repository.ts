import { and, desc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { emailConfirmations } from '../../../db/schema/index';

export type ConfirmationRow = typeof emailConfirmations.$inferSelect;

export async function insertConfirmation(
  db: Queryable,
  link: typeof emailConfirmations.$inferInsert,
): Promise<void> {
  await db.insert(emailConfirmations).values(link);
}

export async function deleteExpiredConfirmations(db: Queryable, now: Date): Promise<void> {
  await db.delete(emailConfirmations).where(lte(emailConfirmations.expiresAt, now));
}

/** The link of this token until it expires, used or not. */
export async function findConfirmation(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<ConfirmationRow | undefined> {
  const [row] = await db
    .select()
    .from(emailConfirmations)
    .where(and(eq(emailConfirmations.tokenHash, tokenHash), gt(emailConfirmations.expiresAt, now)));
  return row;
}

/** Marks the unused link as used; false when it was used or deleted. */
export async function useConfirmation(db: Queryable, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(emailConfirmations)
    .set({ usedAt: now })
    .where(and(eq(emailConfirmations.tokenHash, tokenHash), isNull(emailConfirmations.usedAt)))
    .returning({ userId: emailConfirmations.userId });
  return rows.length > 0;
}

const isRequest = (userId: number, email: string) =>
  and(
    eq(emailConfirmations.userId, userId),
    isNull(emailConfirmations.usedAt),
    ne(sql`lower(${emailConfirmations.email})`, email.toLowerCase()),
  );

/** The address that is to replace the account's present `email`; undefined without an open link. */
export async function findRequestedEmail(
  db: Queryable,
  { id, email }: { readonly id: number; readonly email: string },
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ email: emailConfirmations.email })
    .from(emailConfirmations)
    .where(and(isRequest(id, email), gt(emailConfirmations.expiresAt, now)))
    .orderBy(desc(emailConfirmations.createdAt))
    .limit(1);
  return row?.email;
}

/** Invalidates the unused links of the account for any other address than `email`. */
export async function deleteRequestedEmails(
  db: Queryable,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<void> {
  await db.delete(emailConfirmations).where(isRequest(id, email));
}
