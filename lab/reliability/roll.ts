import { require as requireTypeScript } from 'tsx/cjs/api';
import type { startPostgres as StartPostgres } from '../../server/src/testing/database/postgres-server';
import { buildServer } from '../../tools/lib/build';
import type { ReliabilityPart } from './lib/part';
import { runRollingRestarts } from './rolling-restarts';

// The tests' PostgreSQL is loaded as they are: as CommonJS.
const { startPostgres } = requireTypeScript(
  '../../server/src/testing/database/postgres-server.ts',
  import.meta.url,
) as { startPostgres: typeof StartPostgres };

const RESTARTS_A_STEP = 5;

type RollFigures = {
  readonly restarts: number;
  readonly processes: number;
  readonly reads: number;
  readonly writes: number;
};

async function roll(random: () => number): Promise<RollFigures> {
  const postgres = await startPostgres();
  const processes = random() < 0.5 ? 1 : 2;
  try {
    const result = await runRollingRestarts({
      restarts: RESTARTS_A_STEP,
      concurrency: processes,
      seed: Math.floor(random() * 1e6),
      databaseUrl: postgres.url,
      report: () => undefined,
    });
    const { reads, acknowledged, failed, lost, unexpected, errors } = result;
    const wrong = [
      ...failed.map(({ asked, outcome, at }) => `${new Date(at).toISOString()} ${asked}: ${outcome}`),
      ...lost.map((title) => `lost: ${title}`),
      ...unexpected.map((title) => `not acknowledged and there: ${title}`),
    ];
    if (wrong.length > 0) throw new Error([...wrong, ...errors].join('\n'));
    return { restarts: RESTARTS_A_STEP, processes, reads, writes: acknowledged.length };
  } finally {
    await postgres.stop();
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

export const part: ReliabilityPart<RollFigures> = {
  promise: 'Two servers behind nginx that are restarted in turn fail no request and lose no write.',
  steps: 10,
  unit: 'rounds of five restarts',
  async open() {
    await buildServer();
    return { run: (_step, random) => roll(random), close: async () => {} };
  },
  summarise: (found) =>
    `${sum(found.map(({ restarts }) => restarts))} restarts, ${sum(found.map(({ reads }) => reads))} reads and ` +
    `${sum(found.map(({ writes }) => writes))} writes, none failed`,
};
