import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { jobseekers, users } from '../../db/schema/index';
import { hashPassword } from '../accounts/passwords/passwords';

/** No registration can have it, and no login or link names it. */
const NAME = '';

const findPlaceholder = async (db: Queryable): Promise<number | undefined> => {
  const [row] = await db
    .select({ id: jobseekers.id })
    .from(jobseekers)
    .innerJoin(users, eq(users.id, jobseekers.userId))
    .where(eq(sql`lower(${users.username})`, NAME));
  return row?.id;
};

/** Id of the profile that applications without their person refer to; inserted when it is first needed. */
export async function requirePlaceholder(tx: Queryable): Promise<number> {
  const present = await findPlaceholder(tx);
  if (present !== undefined) return present;
  const passwordHash = await hashPassword(randomUUID(), 'known');
  const nobody = { username: NAME, email: NAME, accountType: 'job_seeker', emailConfirmedAt: null } as const;
  const [user] = await tx
    .insert(users)
    .values({ ...nobody, passwordHash })
    .onConflictDoNothing()
    .returning({ id: users.id });
  // A concurrent transaction has inserted the row.
  if (!user) return requirePlaceholder(tx);
  const blank = { address: '', city: '', postalCode: '', region: '', birthdate: '1900-01-01' };
  const name = { firstname: 'Former', lastname: 'candidate' };
  const [profile] = await tx
    .insert(jobseekers)
    .values({ userId: user.id, ...name, ...blank })
    .returning({ id: jobseekers.id });
  if (!profile) throw new Error('The placeholder was not inserted.');
  return profile.id;
}
