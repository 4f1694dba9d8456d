import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/src/db/database';
import { countFacetGroups } from '../../../server/src/search/facets/facets.repository';
import { readPayBands } from '../../../server/src/search/facets/pay-bands';
import { findNewestJobs, listJobs } from '../../../server/src/modules/jobs/jobs.repository';
import { findJobIds } from '../../../server/src/search/plan/search';
import { KINDS } from './kinds';

export interface SearchTimings {
  readonly name: string;
  /** Milliseconds: the first run, then the median and the 99th percentile of the others. */
  readonly first: number;
  readonly median: number;
  readonly worst: number;
  /**
   * Processor time of PostgreSQL in milliseconds, independent of the load of the machine; NaN if it cannot be
   * measured.
   */
  readonly work: number;
}

interface Named {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

/** Every kind for this many rounds, a page of six each, with the query of the route; then facets. */
export async function runKinds(
  { db, jobs }: { readonly db: Database; readonly jobs: number },
  rounds: number,
): Promise<SearchTimings[]> {
  const searches = KINDS.map(({ name, filter, share = 0 }): Named => {
    const slice = { limit: 6, offset: Math.floor((jobs * share) / 6) * 6 };
    const search = async () => listJobs(db, (await findJobIds(db, filter, 'relevance', slice)).ids);
    return { name, run: async () => (await findNewestJobs(db, filter, slice)) ?? search() };
  });
  const facets = [{}, { keyword: 'nacht' }, { location: 'zürich' }].map((filter): Named => {
    const name = `facets ${Object.values(filter).join(' ')}`.trim();
    return { name, run: () => countFacetGroups(db, filter, { bands: readPayBands(filter), chosen: [] }) };
  });
  const figures: SearchTimings[] = [];
  for (const named of [...searches, ...facets]) figures.push(await measure(db, named, rounds));
  return figures;
}

async function measure(db: Database, { name, run }: Named, rounds: number): Promise<SearchTimings> {
  const time = async () => {
    const start = performance.now();
    await run();
    return performance.now() - start;
  };
  const first = await time();
  const before = await readWork(db);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await time());
  const after = await readWork(db);
  const work = after.pid === before.pid ? (after.worked - before.worked) / rounds : NaN;
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  return { name, first, median: at(0.5), worst: at(0.99), work };
}

const TICK_MS = 10;

/** Sequential searches use one connection: its process id, and the processor time used so far. */
async function readWork(
  db: Database,
): Promise<{ readonly pid: number | undefined; readonly worked: number }> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const pid = rows[0]?.pid;
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user = NaN, system = NaN] = fields.split(' ').slice(11, 13).map(Number);
    return { pid, worked: (user + system) * TICK_MS };
  } catch {
    return { pid, worked: NaN };
  }
}
