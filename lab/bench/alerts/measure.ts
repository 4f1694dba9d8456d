import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/src/db/database';
import { makeAlertQueries } from './fill-alerts';

const POLL_MS = 100;
/** Time between two searches of the one visitor. */
const PAUSE_MS = 20;

/** Searches until `isOver`; returns the milliseconds of each. */
async function searchUntil(address: string, seed: number, isOver: () => boolean): Promise<number[]> {
  const queries = makeAlertQueries(500, seed + 1);
  const times: number[] = [];
  for (let index = 0; !isOver(); index += 1) {
    const terms = Object.entries(queries[index % queries.length] ?? {}).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    );
    const start = performance.now();
    const response = await fetch(`${address}/api/jobs/?${new URLSearchParams(terms)}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`A search was refused: ${response.status}`);
    times.push(performance.now() - start);
    await wait(PAUSE_MS);
  }
  return times;
}

export function measureSearches(address: string, seed: number, ms: number): Promise<number[]> {
  const end = performance.now() + ms;
  return searchUntil(address, seed, () => performance.now() > end);
}

/** Waits for the server to evaluate all alerts; the time runs from the collection of the jobs. */
export async function evaluateAll(
  db: Database,
  address: string,
  seed: number,
): Promise<{ readonly seconds: number; readonly during: number[] }> {
  const read = async () => {
    const { rows } = await db.execute<{ last: number; waiting: number }>(sql`
      select coalesce(max(id), 0) as last,
        (select count(*)::int from alerts where position < (select max(id) from alert_jobs)) as waiting
      from alert_jobs`);
    return rows[0] ?? { last: 0, waiting: 0 };
  };
  while ((await read()).last === 0) await wait(POLL_MS);
  const start = performance.now();
  let isOver = false;
  const searches = searchUntil(address, seed, () => isOver);
  while ((await read()).waiting > 0) await wait(POLL_MS);
  const seconds = (performance.now() - start) / 1000;
  isOver = true;
  return { seconds, during: await searches };
}

/** Median, 95th and 99th percentile. */
export function describeTimes(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(1);
  return `${sorted.length} searches, median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`;
}
