import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { releaseTokens } from '../../db/schema/index';

export type TokenRow = typeof releaseTokens.$inferSelect;

export async function findTokenByHash(db: Queryable, hash: string): Promise<TokenRow | undefined> {
  const [row] = await db.select().from(releaseTokens).where(eq(releaseTokens.hash, hash));
  return row;
}

export async function findToken(db: Queryable, id: number): Promise<TokenRow | undefined> {
  const [row] = await db.select().from(releaseTokens).where(eq(releaseTokens.id, id));
  return row;
}

export async function insertToken(
  db: Queryable,
  token: typeof releaseTokens.$inferInsert,
): Promise<TokenRow> {
  const [row] = await db.insert(releaseTokens).values(token).returning();
  if (!row) throw new Error('The token was not inserted.');
  return row;
}

export const listTokens = (db: Queryable): Promise<TokenRow[]> =>
  db.select().from(releaseTokens).orderBy(desc(releaseTokens.id));

/** Records the use of a token, unless one was recorded after `since`. */
export async function touchToken(db: Queryable, id: number, now: Date, since: Date): Promise<void> {
  const isStale = or(isNull(releaseTokens.lastUsedAt), lt(releaseTokens.lastUsedAt, since));
  await db
    .update(releaseTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(releaseTokens.id, id), isStale));
}

/** Revokes a token; undefined if there is none. */
export async function revokeToken(db: Queryable, id: number, now: Date): Promise<TokenRow | undefined> {
  const [row] = await db
    .update(releaseTokens)
    .set({ revokedAt: now })
    .where(and(eq(releaseTokens.id, id), isNull(releaseTokens.revokedAt)))
    .returning();
  return row ?? findToken(db, id);
}
