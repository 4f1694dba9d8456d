import { asc, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { advantages, skills } from '../../db/schema/index';

export const listSkills = (db: Queryable) => db.select().from(skills).orderBy(asc(skills.name));

export const listAdvantages = (db: Queryable) => db.select().from(advantages).orderBy(asc(advantages.name));

/** Inserts a skill, or gives the one of that name in any spelling of case. */
export async function saveSkill(db: Queryable, name: string): Promise<{ id: number; name: string }> {
  const [created] = await db.insert(skills).values({ name }).onConflictDoNothing().returning();
  if (created) return created;
  const [present] = await db
    .select()
    .from(skills)
    .where(sql`lower(${skills.name}) = lower(${name})`);
  if (!present) throw new Error('A skill was neither inserted nor found');
  return present;
}
