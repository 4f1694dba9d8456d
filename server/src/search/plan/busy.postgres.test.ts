import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { startTestApp } from '../../testing/index';
import { SLOWNESS } from '../../testing/depth';

const test = startTestApp();

// Not on the embedded database, which has one connection and no statement timeout.
describe('with the statement timeout of a server', () => {
  const brief = startTestApp({}, { timeoutFactor: 1 });

  it('a search that takes too long is cancelled, and answered with when to try again', async () => {
    const { db } = brief.dependencies;
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await tx.execute(sql`lock table job_search in access exclusive mode`);
      const responses = await Promise.all([
        brief.visit().get('/api/jobs/'),
        brief.visit().get('/api/jobs/?keyword=cook'),
        brief.visit().get('/api/jobs/facets/'),
      ]);
      for (const response of responses) {
        expect(response.statusCode).toBe(503);
        expect(response.json()).toEqual({ detail: 'The server is busy. Please try again in a moment.' });
        expect(response.headers['retry-after']).toBe('1');
      }
    });
    expect((await brief.visit().get('/api/jobs/')).statusCode).toBe(200);
  });
});

it('a search is cancelled in the database only when its last reader has disconnected', async () => {
  const { app, dependencies } = test;
  const address = await app.listen();
  await dependencies.db.transaction(async (tx) => {
    await tx.execute(sql`lock table job_search in access exclusive mode`);
    const [one, other] = [new AbortController(), new AbortController()];
    const asked = [one, other].map(({ signal }) =>
      fetch(`${address}/api/jobs/?keyword=baker`, { signal }).catch(() => 'left'),
    );
    await waitForWaiters(tx, 1);
    one.abort();
    expect(await asked[0]).toBe('left');
    await wait(300);
    await waitForWaiters(tx, 1);
    other.abort();
    await waitForWaiters(tx, 0);
  });
});

describe('with one search at once and one in the queue', () => {
  const narrow = startTestApp({ SEARCHES_AT_ONCE: '1', SEARCHES_WAITING: '1' });

  it('a search more is refused at once, and the newest jobs are read without waiting', async () => {
    const { db } = narrow.dependencies;
    const searches = await db.transaction(async (tx) => {
      await tx.execute(sql`lock table job_search in access exclusive mode`);
      const asked = ['cook', 'baker', 'nurse'].map((keyword) =>
        narrow.visit().get(`/api/jobs/?keyword=${keyword}`),
      );
      const refused = await Promise.race(asked);
      expect(refused.json()).toEqual({ detail: 'The server is busy. Please try again in a moment.' });
      await waitForWaiters(tx, 1);
      const newest = narrow.visit().get('/api/jobs/');
      await waitForWaiters(tx, 2);
      return [...asked, newest];
    });
    const codes = (await Promise.all(searches)).map(({ statusCode }) => statusCode);
    expect(codes).toEqual([200, 200, 503, 200]);
  });
});

/** Waits until exactly this many statements of the search wait for the lock. */
async function waitForWaiters(tx: Queryable, expected: number): Promise<void> {
  // Before the statement timeout of a test, which would end a search, too.
  const giveUpAt = performance.now() + 10_000 * SLOWNESS;
  for (;;) {
    // Within a transaction PostgreSQL keeps the list of connections from the first look at it.
    await tx.execute(sql`select pg_stat_clear_snapshot()`);
    const { rows } = await tx.execute<{ total: number }>(sql`
      select count(*)::int as total from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`);
    if (rows[0]?.total === expected) return;
    if (performance.now() > giveUpAt) throw new Error(`${rows[0]?.total} statements wait, not ${expected}`);
    await wait(20);
  }
}
