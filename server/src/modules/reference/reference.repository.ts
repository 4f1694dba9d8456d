import { asc, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { advantages, skills } from '../../db/schema/index';

export const listSkills = (db: Queryable) => db.select().from(skills).orderBy(asc(skills.name));

export const listAdvantages = (db: Queryable) => db.select().from(advantages).orderBy(asc(advantages.name));

/** Inserts a row with this name, or returns the existing one, case-insensitive. */
async function saveNamed(
  db: Queryable,
  table: typeof skills | typeof advantages,
  name: string,
): Promise<{ id: number; name: string }> {
  const [created] = await db.insert(table).values({ name }).onConflictDoNothing().returning();
  if (created) return created;
  const [present] = await db
    .select()
    .from(table)
    .where(sql`lower(${table.name}) = lower(${name})`);
  if (!present) throw new Error('A name was neither inserted nor found');
  return present;
}

export const saveSkill = (db: Queryable, name: string) => saveNamed(db, skills, name);

export const saveAdvantage = (db: Queryable, name: string) => saveNamed(db, advantages, name);
