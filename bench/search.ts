import { parseArgs } from 'node:util';
import { openBoard } from './search/open-board';
import { runKinds } from './search/run-kinds';
import { formatTable, type Column } from './search/table';

/**
 * `npm run bench -- search [--jobs 10000,100000] [--seed 1] [--rounds 200] [--database <url>]`: every kind of search on
 * boards of these sizes, side by side, on a PostgreSQL of its own, or in a database that is filled when it is empty.
 */
export async function benchSearch(): Promise<void> {
  const { values } = parseArgs({
    options: {
      jobs: { type: 'string', default: '10000,100000' },
      seed: { type: 'string', default: '1' },
      rounds: { type: 'string', default: '200' },
      database: { type: 'string' },
    },
  });
  const sizes = values.jobs.split(',').map(Number);
  const [seed, rounds] = [Number(values.seed), Number(values.rounds)];
  if (![...sizes, seed, rounds].every((number) => Number.isInteger(number) && number > 0))
    throw new Error('--jobs takes whole numbers, parted by commas; --seed and --rounds take one each.');

  const columns: Column[] = [];
  for (const jobs of sizes) {
    const board = await openBoard({ jobs, seed, databaseUrl: values.database, say: console.log });
    columns.push({ jobs: board.jobs, figures: await runKinds(board, rounds) });
    await board.close();
  }
  console.log(`\n${formatTable(columns)}`);
}
