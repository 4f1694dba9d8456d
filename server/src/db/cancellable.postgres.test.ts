import { sql } from 'drizzle-orm';
import { startTestApp } from '../testing/index';
import { runCancellable } from './cancellable';
import type { Queryable } from './database';

const test = startTestApp();

const sleep = (db: Queryable, seconds: number) => db.execute(sql`select pg_sleep(${seconds}) as cancellable`);

async function countSleepers(): Promise<number> {
  const { rows } = await test.dependencies.db.execute<{ total: number }>(sql`
    select count(*)::int as total from pg_stat_activity
    where state = 'active' and query like '%as cancellable%' and pid <> pg_backend_pid()
  `);
  return rows[0]?.total ?? 0;
}

it('what still runs at the signal is cancelled, and the others are not', async () => {
  const { db } = test.dependencies;
  const leaver = new AbortController();
  const left = runCancellable(db, leaver.signal, (own) => {
    setTimeout(() => leaver.abort(), 100);
    return sleep(own, 60);
  });
  const stays = runCancellable(db, new AbortController().signal, (own) => sleep(own, 1));
  left.catch(() => {});
  await expect(left).rejects.toMatchObject({ cause: { code: '57014' } });
  await stays;
  expect(await countSleepers()).toBe(0);
});

it('a cancellation never meets the next statement of its connection', async () => {
  const { db } = test.dependencies;
  const ends = { finished: 0, cancelled: 0 };
  const works = Array.from({ length: 60 }, async (_, index) => {
    const leaver = new AbortController();
    const work = runCancellable(db, leaver.signal, (own) => {
      leaver.abort();
      // The queries end at about the time when the cancellation arrives, and the last ones long after it.
      return sleep(own, 0.08 + (index % 12) ** 2 / 100);
    });
    await work.then(
      () => (ends.finished += 1),
      () => (ends.cancelled += 1),
    );
    await db.execute(sql`select pg_sleep(0.01)`);
  });
  await Promise.all(works);
  expect(ends.finished).toBeGreaterThan(0);
  expect(ends.cancelled).toBeGreaterThan(0);
});

it('an aborted signal prevents the work from starting', async () => {
  const work = jest.fn();
  await expect(runCancellable(test.dependencies.db, AbortSignal.abort(), work)).rejects.toThrow();
  expect(work).not.toHaveBeenCalled();
});
