import { build } from '../../tools/lib/build';
import { startPostgres } from '../../server/src/testing/database/postgres-server';
import { launchServer } from '../../tools/server-life/launch-server';
import type { ReliabilityPart, ReliabilityRig } from './lib/part';
import { measureStaleness } from './stale/measure';

/** Staleness bound for other readers promised in docs/operations.md. */
const PROMISED_MS = 2_000;
const WRITES = 50;

type StaleFigures = {
  readonly writes: number;
  readonly reads: number;
  readonly stale: number;
  readonly worstMs: number;
  readonly worstRead: string;
};

/** Two processes on one port, with one PostgreSQL. */
async function openRig(): Promise<ReliabilityRig<StaleFigures>> {
  await build();
  const postgres = await startPostgres();
  const server = await launchServer({
    DATABASE_URL: postgres.url,
    WEB_CONCURRENCY: '2',
    PUBLISH_LOCAL_BUILDS: 'missing',
    // High limit: a late rendering must not count as stale.
    RENDER_LIMIT_MS: '5000',
  });
  return {
    run: (step, random) => measure(server.address, step, random),
    async close() {
      await server.remove();
      await postgres.stop();
    },
  };
}

async function measure(address: string, step: number, random: () => number): Promise<StaleFigures> {
  const found = await measureStaleness({ address, writes: WRITES, name: String(step), random });
  const reads = [...found].sort(([, one], [, other]) => other.worst - one.worst);
  const [worstRead, { worst }] = reads[0] ?? ['', { worst: 0 }];
  if (worst > PROMISED_MS)
    throw new Error(`${worstRead} was old for ${worst.toFixed(0)} ms, and ${PROMISED_MS} are promised.`);
  const count = (name: 'readCount' | 'stale') => reads.reduce((sum, [, each]) => sum + each[name], 0);
  return {
    writes: WRITES,
    reads: count('readCount'),
    stale: count('stale'),
    worstMs: Math.round(worst),
    worstRead,
  };
}

/** `npm run reliability -- stale` */
export const part: ReliabilityPart<StaleFigures> = {
  promise: 'An acknowledged write is seen by every reader within two seconds, whichever process answers.',
  steps: 20,
  unit: `batches of ${WRITES} writes`,
  open: openRig,
  summarise(found) {
    const sum = (name: 'writes' | 'reads' | 'stale') => found.reduce((all, each) => all + each[name], 0);
    const worst = Math.max(0, ...found.map(({ worstMs }) => worstMs));
    return `${sum('writes')} writes, ${sum('reads')} reads, ${sum('stale')} stale, the oldest for ${worst} ms`;
  },
};
