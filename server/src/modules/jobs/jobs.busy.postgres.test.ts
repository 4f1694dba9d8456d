import { sql } from 'drizzle-orm';
import { startTestApp } from '../../testing/index';

const test = startTestApp();

// Not on the embedded database: it has one connection and no time-out for a statement.
it('a search that takes too long is cancelled, and answered with when to try again', async () => {
  const { db } = test.parts;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`lock table job_search in access exclusive mode`);
    const responses = await Promise.all([
      test.visit().get('/api/jobs/'),
      test.visit().get('/api/jobs/?keyword=cook'),
      test.visit().get('/api/jobs/facets/'),
    ]);
    for (const response of responses) {
      expect(response.statusCode).toBe(503);
      expect(response.json()).toEqual({ detail: 'The server is busy. Please try again in a moment.' });
      expect(response.headers['retry-after']).toBe('1');
    }
  });
  expect((await test.visit().get('/api/jobs/')).statusCode).toBe(200);
});
