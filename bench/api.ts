import { parseArgs } from 'node:util';
import type { Load } from './api/load';
import { startRivals, startServerOn } from './api/processes';
import {
  measureLatencies,
  measureThroughput,
  measureUnderFire,
  measureWrites,
  type Figures,
  type Targets,
} from './api/scenarios';
import { watchMachine } from './lib/machine';
import { saveResults } from './lib/results';
import { formatTable } from './lib/tables';
import { openBoard } from './search/open-board';

interface Column {
  readonly jobs: number;
  readonly latencies: Figures;
  readonly throughput: Figures;
  readonly underFire: Figures;
  readonly writes: Figures;
}

/**
 * `npm run bench -- api [--jobs 10000,100000,1000000] [--seed 1] [--seconds 8] [--database postgres://…/board-{jobs}]`:
 * the built server on PostgreSQL with boards of these sizes, beside a handler written by hand, pgbench and static
 * JSON in the same run. Raw figures go to `bench/results`.
 */
export async function benchApi(): Promise<void> {
  const { values } = parseArgs({
    options: {
      jobs: { type: 'string', default: '10000,100000,1000000' },
      seed: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '8' },
      database: { type: 'string' },
    },
  });
  const [seed, seconds] = [Number(values.seed), Number(values.seconds)];
  const describeMachine = watchMachine();
  const columns: Column[] = [];
  for (const size of values.jobs.split(',')) {
    const databaseUrl = values.database?.replace('{jobs}', size);
    const board = await openBoard({ jobs: Number(size), seed, databaseUrl, say: console.log });
    const [cached, uncached, rivals] = await Promise.all([
      startServerOn(board.url),
      startServerOn(board.url, { ANSWER_CACHE_MB: '0' }),
      startRivals(board.url),
    ]);
    const targets: Targets = { jobs: board.jobs, databaseUrl: board.url, cached, uncached, rivals, seconds };
    try {
      columns.push(await measure(targets));
    } finally {
      await Promise.all([cached, uncached, rivals].map((each) => each.stop()));
      await board.close();
    }
  }
  const machine = describeMachine();
  console.log(`\n${machine}\n\n${formatColumns(columns)}`);
  saveResults('api', { machine, seed, seconds, columns });
}

async function measure(targets: Targets): Promise<Column> {
  console.log(`${targets.jobs.toLocaleString('en')} jobs: one client`);
  const latencies = await measureLatencies(targets);
  console.log('sixteen connections');
  const throughput = await measureThroughput(targets);
  const underFire = await measureUnderFire(targets);
  const writes = await measureWrites(targets);
  return { jobs: targets.jobs, latencies, throughput, underFire, writes };
}

const show = (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 2 : 0);
const percent = (one: Load | undefined, other: Load | undefined) =>
  one && other ? `${((100 * one.perSecond) / other.perSecond).toFixed(0)} %` : '–';

/** Three tables in Markdown: how long; how many, and what of each other; and how much work each is. */
function formatColumns(columns: readonly Column[]): string {
  const heads = columns.map(({ jobs }) => jobs.toLocaleString('en'));
  const names = (part: 'latencies' | 'throughput' | 'underFire' | 'writes') =>
    Object.keys(columns[0]?.[part] ?? {});
  const ofEach = (read: (column: Column) => string) => columns.map(read);
  const durations = (['latencies', 'underFire', 'writes'] as const).flatMap((part) =>
    names(part).map((name) => {
      const growth =
        (columns.at(-1)?.[part][name]?.median ?? NaN) / (columns[0]?.[part][name]?.median ?? NaN);
      const cells = columns.flatMap((column) => [
        show(column[part][name]?.median),
        show(column[part][name]?.p99),
      ]);
      return [name, ...cells, `${growth.toFixed(1)}×`];
    }),
  );
  const rates = names('throughput').map((name) => [
    name,
    ...ofEach((each) => show(each.throughput[name]?.perSecond)),
  ]);
  const works = names('throughput').map((name) => [
    name,
    ...ofEach((each) => show(each.throughput[name]?.work)),
  ]);
  const ratio = (name: string, of: string) => [
    `${name} / ${of}`,
    ...ofEach(({ throughput }) => percent(throughput[name], throughput[of])),
  ];
  return [
    formatTable(
      ['milliseconds', ...heads.flatMap((head) => [`${head}: median`, 'p99']), 'growth'],
      durations,
    ),
    formatTable(
      ['a second, 16 connections', ...heads],
      [
        ...rates,
        ratio('home, cached', 'static JSON'),
        ratio('home, nothing kept, one page', 'by hand, one page'),
        ratio('home, nothing kept, 90 pages', 'by hand, 90 pages'),
        ratio('home, nothing kept, 90 pages', 'by hand in one, 90 pages'),
      ],
    ),
    formatTable(['microseconds of the process for each', ...heads], works),
  ].join('\n\n');
}
