import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makeRandom } from '../../tools/lib/seeded';
import { drawName, drawWord } from '../reliability/soak/words';
import { startServerOn } from './api/processes';
import { startMachineReport } from './lib/machine';
import { saveResults } from './lib/results';
import { startServer, type Running } from './lib/server';
import { formatTable, show } from './lib/tables';
import { openBoard } from './search/open-board';

interface Answered {
  readonly status: number;
  readonly milliseconds: number;
}

interface Burst {
  readonly board: string;
  readonly answers: readonly Answered[];
}

const PAUSE_MS = 2_000;

/**
 * `npm run bench -- overload [--searches 500] [--jobs 100000] [--rounds 5] [--seed 1]`: this many different
 * searches at once, on the embedded database with demo data and on a PostgreSQL with a board of this many
 * jobs: latency of the admitted requests and number of rejected ones. `--jobs 0` skips PostgreSQL.
 */
export async function benchOverload(): Promise<void> {
  const { values } = parseArgs({
    options: {
      searches: { type: 'string', default: '500' },
      jobs: { type: 'string', default: '100000' },
      rounds: { type: 'string', default: '5' },
      seed: { type: 'string', default: '1' },
      database: { type: 'string' },
    },
  });
  const [searches, jobs, rounds, seed] = [values.searches, values.jobs, values.rounds, values.seed].map(
    Number,
  ) as [number, number, number, number];
  const describeMachine = startMachineReport();
  const bursts: Burst[] = [];
  const measure = async (board: string, server: Running) => {
    try {
      for (let round = 1; round <= rounds; round += 1)
        bursts.push({ board, answers: await fire(server.address, searches, makeRandom(seed + round)) });
    } finally {
      await server.stop();
    }
  };
  await measure('embedded, demo', await startServer({ PUBLISH_LOCAL_BUILDS: 'never' }));
  if (jobs > 0) {
    const board = await openBoard({ jobs, seed, databaseUrl: values.database, say: console.log });
    try {
      await measure(`PostgreSQL, ${board.jobs.toLocaleString('en')}`, await startServerOn(board.url));
    } finally {
      await board.close();
    }
  }
  const machine = describeMachine();
  console.log(`\n${machine}\n\n${formatBursts(bursts)}`);
  saveResults('overload', { machine, seed, bursts });
}

/** Warms the server up with a few searches, then sends all of them, each on a separate connection. */
async function fire(address: string, searches: number, random: () => number): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: searches });
  const search = () => ask(`${address}/api/jobs/?keyword=${drawWord(random)}+${drawName(random)}`, agent);
  try {
    for (let count = 0; count < 20; count += 1) await search();
    await Promise.all(Array.from({ length: searches }, () => ask(`${address}/healthz`, agent)));
    return await Promise.all(Array.from({ length: searches }, search));
  } finally {
    agent.destroy();
    await wait(PAUSE_MS);
  }
}

const ask = (url: string, agent: Agent) =>
  new Promise<Answered>((resolve, reject) => {
    const began = performance.now();
    get(url, { agent }, (response) => {
      response
        .resume()
        .once('end', () =>
          resolve({ status: response.statusCode ?? 0, milliseconds: performance.now() - began }),
        );
    }).once('error', reject);
  });

function formatBursts(bursts: readonly Burst[]): string {
  const rows = [...new Set(bursts.map(({ board }) => board))].map((board) => {
    const answers = bursts.filter((burst) => burst.board === board).flatMap((burst) => burst.answers);
    const admitted = takeTimes(answers, (status) => status === 200);
    const refused = takeTimes(answers, (status) => status === 503);
    const others = answers.length - admitted.length - refused.length;
    const share = (100 * refused.length) / answers.length;
    const at = (times: readonly number[], part: number) => show(times[Math.floor(times.length * part)]);
    return [board, at(admitted, 0.5), at(admitted, 0.95), `${show(share)} %`, at(refused, 0.95), `${others}`];
  });
  const head = ['milliseconds', 'admitted: median', 'p95', 'refused', 'told so: p95', 'other answers'];
  return formatTable(head, rows);
}

const takeTimes = (answers: readonly Answered[], fits: (status: number) => boolean) =>
  answers
    .filter(({ status }) => fits(status))
    .map(({ milliseconds }) => milliseconds)
    .toSorted((one, other) => one - other);
