import { parseArgs } from 'node:util';
import { startServerOn } from './api/processes';
import { startMachineReport } from './lib/machine';
import { saveResults } from './lib/results';
import { startServer, type Running } from './lib/server';
import { makeGeneratedBoard } from './relevance/make-generated-board';
import { makeWrittenBoard } from './relevance/make-written-board';
import { WRITTEN_BOARDS } from './relevance/read-board';
import { readWrittenFacts, readWrittenSearches } from './relevance/searches';
import { readSearches } from '../../server/src/testing/relevance/read-searches';
import { formatKinds, formatMisses } from '../../server/src/testing/relevance/report';
import { runSearches, type Get, type RelevanceResult } from '../../server/src/testing/relevance/run-searches';
import { openBoard } from './search/open-board';

const BOARDS = ['demo', 'generated', ...WRITTEN_BOARDS] as const;

/**
 * `npm run bench -- relevance [--board demo] [--jobs 100000] [--seed 1] [--database postgres://…]`: what people
 * search for in four languages, on the embedded database with demo data, on a generated board of this many
 * jobs, and on boards and searches that the search was not made with: the share of searches that find what is
 * meant, by kind, and the misses. `--board` names the only board to run.
 */
export async function benchRelevance(): Promise<void> {
  const { values } = parseArgs({
    options: {
      board: { type: 'string' },
      jobs: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
      database: { type: 'string' },
    },
  });
  const [jobs, seed] = [Number(values.jobs), Number(values.seed)];
  if (!Number.isInteger(jobs) || !Number.isInteger(seed))
    throw new Error('--jobs and --seed take one whole number each.');
  const chosen = BOARDS.filter((board) => board === (values.board ?? board));
  if (chosen.length === 0) throw new Error(`--board takes one of ${BOARDS.join(', ')}.`);
  const describeMachine = startMachineReport();
  const boards: { board: string; results: RelevanceResult[] }[] = [];
  const measure = async (
    board: string,
    starting: Promise<Running>,
    run: (get: Get) => Promise<RelevanceResult[]>,
  ) => {
    const server = await starting;
    try {
      const results = await run(fetchFrom(server.address));
      boards.push({ board, results });
      console.log(`\n${board}\n\n${formatMisses(results)}\n\n${formatKinds(results)}`);
    } finally {
      await server.stop();
    }
  };
  const options = { jobs, seed, say: console.log };
  const runJudged = (get: Get) => runSearches(get, readSearches());
  if (chosen.includes('demo'))
    await measure('embedded, demo', startServer({ PUBLISH_LOCAL_BUILDS: 'never' }), runJudged);
  if (chosen.includes('generated') && jobs > 0) {
    const board = await openBoard({ ...options, databaseUrl: values.database, fill: makeGeneratedBoard });
    const name = `PostgreSQL, ${board.jobs.toLocaleString('en')}`;
    await measure(name, startServerOn(board.url), runJudged).finally(board.close);
  }
  for (const written of WRITTEN_BOARDS.filter((each) => chosen.includes(each))) {
    const [searches, facts] = [readWrittenSearches(written), readWrittenFacts(written)];
    const fill = makeWrittenBoard.bind(undefined, written);
    const board = await openBoard({ ...options, databaseUrl: undefined, fill });
    const run = (get: Get) => runSearches(get, searches, facts);
    await measure(`PostgreSQL, ${written}`, startServerOn(board.url), run).finally(board.close);
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
