import { sql } from 'drizzle-orm';
import { startTestApp } from '../testing/index';
import { inTransaction } from './database';
import { findViolatedKey } from './database-errors';
import { skills } from './schema/index';

const test = startTestApp();

it('a transaction that throws leaves nothing', async () => {
  const { db } = test.dependencies;
  const broken = inTransaction(db, async (tx) => {
    await tx.insert(skills).values({ name: 'Knitting' });
    throw new Error('after all');
  });
  await expect(broken).rejects.toThrow('after all');
  expect(await db.select().from(skills)).toEqual([]);
});

it('transactions at the same time follow one another', async () => {
  const { db } = test.dependencies;
  await db.insert(skills).values({ name: '0' });
  const count = () =>
    inTransaction(db, async (tx) => {
      const [row] = await tx.select().from(skills).for('update');
      await tx.update(skills).set({ name: String(Number(row?.name) + 1) });
    });
  await Promise.all(Array.from({ length: 50 }, count));
  expect(await db.select({ name: skills.name }).from(skills)).toEqual([{ name: '50' }]);
});

it('a duplicate names the key that refused it', async () => {
  const { db } = test.dependencies;
  await db.insert(skills).values({ name: 'Cooking' });
  const error: unknown = await db
    .insert(skills)
    .values({ name: 'COOKING' })
    .catch((reason: unknown) => reason);
  expect(findViolatedKey(error)).toBe('skills_name_key');
});

it('a broken statement does not break the connection for the next', async () => {
  const { db } = test.dependencies;
  await expect(db.execute(sql`select nonsense`)).rejects.toThrow();
  await expect(db.execute(sql`select 1 as one`)).resolves.toMatchObject({ rows: [{ one: 1 }] });
});
