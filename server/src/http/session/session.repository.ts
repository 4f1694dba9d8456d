import type { Role } from '@metier/sdk/rules';
import { and, desc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { accountDeletions, sessions, users } from '../../db/schema/index';

export interface SessionRow {
  readonly tokenHash: string;
  readonly userId: number;
  readonly browser: string;
  readonly network: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly hasSecondFactor: boolean;
}

export async function insertSession(db: Queryable, session: SessionRow): Promise<void> {
  await db.insert(sessions).values(session);
}

/** The session that is valid at `now`, with its user. */
export async function findSession(db: Queryable, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      lastSeenAt: sessions.lastSeenAt,
      user: {
        id: users.id,
        username: users.username,
        email: users.email,
        accountType: users.accountType,
        profilePictureId: users.profilePictureId,
        createdAt: users.createdAt,
        emailConfirmedAt: users.emailConfirmedAt,
        language: users.language,
        deletionDueAt: accountDeletions.dueAt,
        hasSecondFactor: sessions.hasSecondFactor,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(
      accountDeletions,
      and(eq(accountDeletions.userId, users.id), eq(accountDeletions.reason, 'asked')),
    )
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), isNull(users.blockedAt)));
  return row;
}

export async function findDeletionTime(db: Queryable, userId: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ dueAt: accountDeletions.dueAt })
    .from(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), eq(accountDeletions.reason, 'asked')));
  return row?.dueAt;
}

export async function touchSession(
  db: Queryable,
  tokenHash: string,
  use: Pick<SessionRow, 'lastSeenAt' | 'network'>,
): Promise<void> {
  await db.update(sessions).set(use).where(eq(sessions.tokenHash, tokenHash));
}

/** Notes that a second factor was set up in the session. */
export async function markSecondFactor(db: Queryable, tokenHash: string): Promise<void> {
  await db.update(sessions).set({ hasSecondFactor: true }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteExpiredSessions(db: Queryable, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}

/** Subset of these sessions that have not expired and were used after `since`. */
export async function filterValidSessions(
  db: Queryable,
  tokenHashes: string[],
  now: Date,
  since: Date,
): Promise<string[]> {
  const rows = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(
      and(
        inArray(sessions.tokenHash, tokenHashes),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, since),
      ),
    );
  return rows.map(({ tokenHash }) => tokenHash);
}

/** A user's unexpired sessions that were used after `since`, most recently used first. */
export async function listSessionsOf(db: Queryable, userId: number, now: Date, since: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, since)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/** Deletes a session of this user; returns its key, or undefined if the session is not the user's. */
export async function deleteSessionOf(
  db: Queryable,
  userId: number,
  id: number,
): Promise<string | undefined> {
  const [row] = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ tokenHash: sessions.tokenHash });
  return row?.tokenHash;
}

export async function deleteSessionsOf(db: Queryable, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function deleteOtherSessions(db: Queryable, userId: number, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)));
}

export async function findUserId(db: Queryable, username: string, role: Role): Promise<number | undefined> {
  const isNamed = eq(sql`lower(${users.username})`, username.toLowerCase());
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNamed, eq(users.accountType, role)));
  return row?.id;
}
