import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { describeTimes, evaluateAll, measureSearches } from './alerts/measure';
import { fillAlerts, publishJobs } from './alerts/fill-alerts';
import { startMachineReport } from './lib/machine';
import { saveResults } from './lib/results';
import { startServer } from './lib/server';
import { openBoard } from './search/open-board';

/**
 * `npm run bench -- alerts [--alerts 10000] [--jobs 100000] [--published 300] [--seed 1]`: the built server
 * evaluates different alerts for newly published jobs on a dedicated PostgreSQL, while visitors search; their
 * searches are compared with those before.
 */
export async function benchAlerts(): Promise<void> {
  const { values } = parseArgs({
    options: {
      alerts: { type: 'string', default: '10000' },
      jobs: { type: 'string', default: '100000' },
      published: { type: 'string', default: '300' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [alerts = 0, jobs = 0, published = 0, seed = 0] = [
    values.alerts,
    values.jobs,
    values.published,
    values.seed,
  ].map(Number);
  if (![alerts, jobs, published, seed].every((number) => Number.isInteger(number) && number > 0))
    throw new Error('--alerts, --jobs, --published and --seed take whole numbers.');

  const board = await openBoard({ jobs, seed, databaseUrl: undefined, say: console.log });
  const server = await startServer({ DATABASE_URL: board.url, SEED_DEMO: '0', ANSWER_CACHE_MB: '0' });
  try {
    await fillAlerts(board.db, alerts, seed);
    await board.db.execute(sql`analyze alerts`);
    const describeMachine = startMachineReport();
    const before = await measureSearches(server.address, seed, 15_000);
    await publishJobs(board.db, published);
    const { seconds, during } = await evaluateAll(board.db, server.address, seed);
    const { rows } = await board.db.execute(sql`
      select count(*)::int as mails, count(distinct recipient)::int as alerts from outbox`);
    const machine = describeMachine();
    console.log(`\n${machine}\n`);
    console.log(`${alerts} alerts, ${board.jobs} jobs, ${published} of them new: ${seconds.toFixed(1)} s`);
    console.log(`mails: ${JSON.stringify(rows[0])}`);
    console.log(`searches before: ${describeTimes(before)}\nsearches during: ${describeTimes(during)}`);
    const [was, is] = [before, during].map((times) => [...times].sort((one, other) => one - other));
    saveResults('alerts', { machine, alerts, jobs, published, seconds, before: was, during: is });
  } finally {
    await server.stop();
    await board.close();
  }
}
