import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { applications, jobproviders, jobs, jobseekers, users } from '../../db/schema/index';

export type UserRow = typeof users.$inferSelect;

export async function insertUser(db: Queryable, user: typeof users.$inferInsert): Promise<UserRow> {
  const [row] = await db.insert(users).values(user).returning();
  if (!row) throw new Error('The user was not inserted.');
  return row;
}

export async function findUserByPicture(db: Queryable, fileId: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.profilePictureId, fileId));
  return row;
}

/** The file of the user's picture; nobody else changes it until the transaction ends. */
export async function lockPicture(tx: Queryable, userId: number): Promise<string | null> {
  const [row] = await tx
    .select({ fileId: users.profilePictureId })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row?.fileId ?? null;
}

export async function setPicture(tx: Queryable, userId: number, fileId: string | null): Promise<UserRow> {
  const [row] = await tx
    .update(users)
    .set({ profilePictureId: fileId })
    .where(eq(users.id, userId))
    .returning();
  if (!row) throw new Error('The user is gone.');
  return row;
}

/** Without regard to case. */
export async function findUserByName(db: Queryable, username: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.username})`, sql`lower(${username})`));
  return row;
}

/** Which of the two are somebody's already, without regard to case. */
export async function findTaken(
  db: Queryable,
  { username, email }: { readonly username: string; readonly email: string },
): Promise<{ username: boolean; email: boolean }> {
  const isSameName = sql<boolean>`lower(${users.username}) = lower(${username})`;
  const isSameEmail = sql<boolean>`lower(${users.email}) = lower(${email})`;
  const rows = await db
    .select({ username: isSameName, email: isSameEmail })
    .from(users)
    .where(sql`${isSameName} or ${isSameEmail}`);
  return { username: rows.some((row) => row.username), email: rows.some((row) => row.email) };
}

/** Whether the seeker `seekerUserId` has applied to a job of the company of `providerUserId`. */
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
    .where(and(eq(jobseekers.userId, seekerUserId), eq(jobproviders.userId, providerUserId)))
    .limit(1);
  return row !== undefined;
}
