import { parseArgs } from 'node:util';
import type { LoadStats } from './api/load';
import { benchRenderedPages } from './api/rendered-pages';
import { benchRendering } from './api/rendering';
import { startBaselines, startServerOn } from './api/processes';
import {
  measureLatencies,
  measureThroughput,
  measureUnderScans,
  measureWrites,
  type LoadFigures,
  type Targets,
} from './api/scenarios';
import { startMachineReport } from './lib/machine';
import { saveResults } from './lib/results';
import { formatTable } from './lib/tables';
import { openBoard, type Board } from './search/open-board';

const KEEPS_NOTHING = { ANSWER_CACHE_MB: '0' };

interface Column {
  readonly jobs: number;
  readonly latencies: LoadFigures;
  readonly throughput: LoadFigures;
  readonly underFire: LoadFigures;
  readonly writes: LoadFigures;
}

/**
 * `npm run bench -- api [--jobs 10000,100000,1000000] [--seed 1] [--seconds 8] [--database
 * postgres://…/board-{jobs}]`: the built server on PostgreSQL with boards of these sizes, compared with a
 * minimal handler, pgbench and static JSON in the same run; then rendered job pages on a board of
 * their own, and the cost of isolating the server builds of releases (these alone: `--jobs none`). Raw
 * figures go to `lab/bench/results`.
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
  const describeMachine = startMachineReport();
  const boards: Board[] = [];
  const columns: Column[] = [];
  try {
    for (const size of values.jobs === 'none' ? [] : values.jobs.split(',')) {
      const databaseUrl = values.database?.replace('{jobs}', size);
      boards.push(await openBoard({ jobs: Number(size), seed, databaseUrl, say: console.log }));
    }
    if (boards.length > 0) console.log('one client');
    const latencies = await measureOneClient(boards);
    for (const [at, board] of boards.entries())
      columns.push({
        jobs: board.jobs,
        latencies: latencies[at] ?? {},
        ...(await measureBoard(board, seconds)),
      });
  } finally {
    for (const board of boards) await board.close();
  }
  console.log('rendered pages');
  const pages = await benchRenderedPages(seed);
  const rendering = await benchRendering();
  const machine = describeMachine();
  const tables = [...(columns.length > 0 ? [formatColumns(columns)] : []), pages.table, rendering.table];
  console.log(`\n${[machine, ...tables].join('\n\n')}`);
  saveResults('api', { machine, seed, seconds, columns, pages: pages.raw, rendering: rendering.raw });
}

async function measureOneClient(boards: readonly Board[]): Promise<LoadFigures[]> {
  const servers = await Promise.all(boards.map(({ url }) => startServerOn(url, KEEPS_NOTHING)));
  try {
    return await measureLatencies(
      servers.map(({ address }, at) => ({ address, jobs: boards[at]?.jobs ?? NaN })),
    );
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function measureBoard(board: Board, seconds: number): Promise<Omit<Column, 'jobs' | 'latencies'>> {
  const [cached, uncached, rivals] = await Promise.all([
    startServerOn(board.url),
    startServerOn(board.url, KEEPS_NOTHING),
    startBaselines(board.url),
  ]);
  const targets: Targets = { databaseUrl: board.url, cached, uncached, rivals, seconds };
  console.log(`${board.jobs.toLocaleString('en')} jobs: sixteen connections`);
  try {
    const throughput = await measureThroughput(targets);
    const underFire = await measureUnderScans(targets);
    const writes = await measureWrites(targets);
    return { throughput, underFire, writes };
  } finally {
    await Promise.all([cached, uncached, rivals].map((each) => each.stop()));
  }
}

const show = (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 2 : 0);
const percent = (one: LoadStats | undefined, other: LoadStats | undefined) =>
  one && other ? `${((100 * one.perSecond) / other.perSecond).toFixed(0)} %` : '–';

/** Three Markdown tables: latency; throughput with the ratios between targets; processor time per request. */
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
