import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../server/src/testing/database/postgres-server';
import { confirmNewAccounts } from './lib/confirm-accounts';
import { expectNoPartialWrites } from './lib/partial-writes';
import { launchServer } from '../../tools/server-life/launch-server';
import { expectLibrariesReadable } from './lib/libraries';
import { writeDuring } from './lib/outage';
import type { ReliabilityRig } from './lib/part';
import { EVERY_WRITE, openWorkload, type WorkFigures } from './lib/workload';

export type KillPostgresFigures = WorkFigures & { readonly how: string; readonly readyAfterMs: number };

const WAYS = ['kill', 'immediate', 'fast'] as const;
/** Upper bound of both the delay before PostgreSQL is killed and its downtime. */
const MAX_MS = 1_500;
/** Above the API's own limits, and below the patience of a user. */
const MAX_ANSWER_MS = 15_000;

/**
 * A server on a PostgreSQL with durable writes, as in production. Each step kills PostgreSQL during writes.
 */
export async function openKillPostgresRig(): Promise<ReliabilityRig<KillPostgresFigures>> {
  const postgres = await startPostgres({ fsync: 'on', full_page_writes: 'on' });
  const server = await launchServer({ DATABASE_URL: postgres.url });
  const rules = { longestMs: MAX_ANSWER_MS, mayBeDown: () => false };
  await confirmNewAccounts(postgres.url);
  const workload = await openWorkload({ address: server.address, lanes: 4, writes: EVERY_WRITE, rules });

  async function run(_step: number, random: () => number): Promise<KillPostgresFigures> {
    const how = WAYS[Math.floor(random() * WAYS.length)] ?? 'kill';
    const delays = [random() * MAX_MS, random() * MAX_MS];
    const figures = await writeDuring({ server, workload }, random, async () => {
      await wait(delays[0]);
      await postgres.halt(how);
      await wait(delays[1]);
      await postgres.start();
    });
    await expectLibrariesReadable(workload.libraries);
    await expectNoPartialWrites(postgres.url);
    return { ...figures, how };
  }

  return {
    run,
    async close() {
      await server.remove();
      await postgres.stop();
    },
  };
}
