import { parseArgs } from 'node:util';
import { startServerOn } from './api/processes';
import { startMachineReport } from './lib/machine';
import { saveResults } from './lib/results';
import { startServer, type Running } from './lib/server';
import { makeGeneratedBoard } from './relevance/make-generated-board';
import { readSearches } from '../../server/src/testing/relevance/read-searches';
import { formatKinds, formatMisses } from '../../server/src/testing/relevance/report';
import { runSearches, type Get, type RelevanceResult } from '../../server/src/testing/relevance/run-searches';
import { openBoard } from './search/open-board';

/**
 * `npm run bench -- relevance [--jobs 100000] [--seed 1] [--database postgres://…]`: what people search for in
 * four languages, on the embedded database with demo data and on a generated board of this many jobs: the
 * share of searches that find what is meant, by kind, and the misses. `--jobs 0` skips the generated board.
 */
export async function benchRelevance(): Promise<void> {
  const { values } = parseArgs({
    options: {
      jobs: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
      database: { type: 'string' },
    },
  });
  const [jobs, seed] = [Number(values.jobs), Number(values.seed)];
  if (!Number.isInteger(jobs) || !Number.isInteger(seed))
    throw new Error('--jobs and --seed take one whole number each.');
  const describeMachine = startMachineReport();
  const boards: { board: string; results: RelevanceResult[] }[] = [];
  const measure = async (board: string, server: Running) => {
    try {
      const results = await runSearches(fetchFrom(server.address), readSearches());
      boards.push({ board, results });
      console.log(`\n${board}\n\n${formatMisses(results)}\n\n${formatKinds(results)}`);
    } finally {
      await server.stop();
    }
  };
  await measure('embedded, demo', await startServer({ PUBLISH_LOCAL_BUILDS: 'never' }));
  if (jobs > 0) {
    const options = { jobs, seed, databaseUrl: values.database, say: console.log, fill: makeGeneratedBoard };
    const board = await openBoard(options);
    try {
      await measure(`PostgreSQL, ${board.jobs.toLocaleString('en')}`, await startServerOn(board.url));
    } finally {
      await board.close();
    }
  }
  const machine = describeMachine();
  console.log(`\n${machine}`);
  saveResults('relevance', { machine, seed, boards });
}

const fetchFrom =
  (address: string): Get =>
  async (path) => {
    const response = await fetch(`${address}${path}`);
    return { status: response.status, body: await response.text() };
  };
