import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { isNotWithdrawn } from '../../db/not-withdrawn';
import { applications, jobproviders, jobs, jobseekers, users } from '../../db/schema/index';

export type UserRow = typeof users.$inferSelect;

export async function insertUser(db: Queryable, user: typeof users.$inferInsert): Promise<UserRow> {
  const [row] = await db.insert(users).values(user).returning();
  if (!row) throw new Error('The user was not inserted.');
  return row;
}

export async function updateUser(
  db: Queryable,
  id: number,
  changes: Partial<typeof users.$inferInsert>,
): Promise<UserRow> {
  const [row] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
  if (!row) throw new Error('The user is gone.');
  return row;
}

/** True when a profile of either kind belongs to the account. */
export async function hasProfile(db: Queryable, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(jobseekers, eq(jobseekers.userId, users.id))
    .leftJoin(jobproviders, eq(jobproviders.userId, users.id))
    .where(and(eq(users.id, userId), or(isNotNull(jobseekers.id), isNotNull(jobproviders.id))));
  return row !== undefined;
}

export async function findUserByPicture(db: Queryable, fileId: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.profilePictureId, fileId));
  return row;
}

export async function findUser(db: Queryable, id: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

/** Returns the user with a row lock until the transaction ends. */
export async function lockUser(tx: Queryable, id: number): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row;
}

/** Returns the file id of the user's picture, with a lock on the user's row until the transaction ends. */
export const lockPicture = async (tx: Queryable, userId: number): Promise<string | null> =>
  (await lockUser(tx, userId))?.profilePictureId ?? null;

export const setPicture = (tx: Queryable, userId: number, fileId: string | null): Promise<UserRow> =>
  updateUser(tx, userId, { profilePictureId: fileId });

/**
 * The account with this username, else with this e-mail; case-insensitive. The username wins, so that no
 * account can take another's way in by its e-mail.
 */
export async function findUserByLoginName(db: Queryable, name: string): Promise<UserRow | undefined> {
  const isNamed = sql<boolean>`lower(${users.username}) = lower(${name})`;
  const [row] = await db
    .select()
    .from(users)
    .where(or(isNamed, sql`lower(${users.email}) = lower(${name})`))
    .orderBy(desc(isNamed))
    .limit(1);
  return row;
}

/** Which of the two names belong to another account, case-insensitive; the account `ownId` is ignored. */
export async function findTaken(
  db: Queryable,
  { username, email }: { readonly username: string; readonly email: string },
  ownId = 0,
): Promise<{ username: boolean; email: boolean }> {
  const isSameName = sql<boolean>`lower(${users.username}) = lower(${username})`;
  const isSameEmail = sql<boolean>`lower(${users.email}) = lower(${email})`;
  const rows = await db
    .select({ username: isSameName, email: isSameEmail })
    .from(users)
    .where(sql`(${isSameName} or ${isSameEmail}) and ${users.id} <> ${ownId}`);
  return { username: rows.some((row) => row.username), email: rows.some((row) => row.email) };
}

/** Whether the seeker `seekerUserId` has an application to a job of the company of `providerUserId` that is not withdrawn. */
export async function hasAppliedTo(
  db: Queryable,
  seekerUserId: number,
  providerUserId: number,
): Promise<boolean> {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobseekers, eq(jobseekers.id, applications.jobseekerId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(jobproviders, eq(jobproviders.id, jobs.jobproviderId))
    .where(and(eq(jobseekers.userId, seekerUserId), isNotWithdrawn, eq(jobproviders.userId, providerUserId)))
    .limit(1);
  return row !== undefined;
}
