import { eq } from 'drizzle-orm';
import type { Queryable } from './database';
import { users } from './schema/index';

/** True for a new database, in which no user has registered. */
export async function isEmpty(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length === 0;
}

export async function hasUser(db: Queryable, username: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  return rows.length > 0;
}
