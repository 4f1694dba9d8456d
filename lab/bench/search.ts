import { parseArgs } from 'node:util';
import { startMachineReport } from './lib/machine';
import { saveResults } from './lib/results';
import { checkQueries } from './search/check-queries';
import { openBoard } from './search/open-board';
import { runKinds } from './search/run-kinds';
import { formatTable, type Column } from './search/table';

/**
 * `npm run bench -- search [--jobs 10000,100000] [--seed 1] [--rounds 200] [--database
 * postgres://…/board_{jobs}]`: every kind of search on boards of these sizes, side by side, on a dedicated
 * PostgreSQL, or in existing databases, which are filled if they are empty. With `--check 300` nothing is
 * measured: that many searches are compared with plain SQL.
 */
export async function benchSearch(): Promise<void> {
  const { values } = parseArgs({
    options: {
      jobs: { type: 'string', default: '10000,100000' },
      seed: { type: 'string', default: '1' },
      rounds: { type: 'string', default: '200' },
      database: { type: 'string' },
      check: { type: 'string' },
    },
  });
  const sizes = values.jobs.split(',').map(Number);
  const [seed, rounds] = [Number(values.seed), Number(values.rounds)];
  const queries = values.check === undefined ? undefined : Number(values.check);
  if (![...sizes, seed, rounds, queries ?? 1].every((number) => Number.isInteger(number) && number > 0))
    throw new Error(
      '--jobs takes whole numbers, parted by commas; --seed, --rounds and --check take one each.',
    );

  const describeMachine = startMachineReport();
  const columns: Column[] = [];
  for (const jobs of sizes) {
    const databaseUrl = values.database?.replace('{jobs}', String(jobs));
    const board = await openBoard({ jobs, seed, databaseUrl, say: console.log });
    if (queries) {
      console.log(`${board.jobs.toLocaleString('en')} jobs`);
      if (!(await checkQueries(board, { queries, seed, say: console.log }))) process.exitCode = 1;
    } else columns.push({ jobs: board.jobs, figures: await runKinds(board, rounds) });
    await board.close();
  }
  if (queries) return;
  const machine = describeMachine();
  console.log(`\n${machine}\n\n${formatTable(columns)}`);
  saveResults('search', { machine, seed, rounds, columns });
}
