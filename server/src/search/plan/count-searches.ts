import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { rootOf } from '../../db/cancellable';
import type { Queryable } from '../../db/database';
import { perDatabase } from '../../db/per-database';
import { jobSearch } from '../../db/schema/index';
import { readAllConditions } from '../query/conditions';
import { keyOf, type JobFilter } from '../query/filter';
import { createLookUps, type LookUps } from '../query/look-ups';
import { ENOUGH, listReaches, readReaching, readWidened } from '../query/widening';
import { findNewestPart } from './plan';

const MAX_KNOWN = 20_000;
const KNOWN_MS = 60_000;
/** Searches with more matches than one in so many jobs are counted in the newest part of the board alone. */
const COMMON = 50;

/** A minute of staleness is better than counting what many people type. */
const knownCountsOf = perDatabase(() => new LRUCache<string, number>({ max: MAX_KNOWN, ttl: KNOWN_MS }));

/**
 * How many jobs each search finds, read as a page reads it, up to `ENOUGH`, beyond which no search is widened; none for
 * one that finds nothing until it is read in another way. May be a minute old.
 */
export async function countSearches(
  db: Queryable,
  filters: readonly JobFilter[],
): Promise<readonly number[]> {
  const known = knownCountsOf(rootOf(db));
  const totals = new Map(filters.map((filter) => [keyOf(filter), known.get(keyOf(filter))]));
  const unknown = filters.filter((filter) => totals.get(keyOf(filter)) === undefined);
  for (const [key, total] of await countMeant(db, unknown)) {
    known.set(key, total);
    totals.set(key, total);
  }
  return filters.map((filter) => totals.get(keyOf(filter)) ?? 0);
}

async function countMeant(
  db: Queryable,
  filters: readonly JobFilter[],
): Promise<ReadonlyMap<string, number>> {
  const counted = new Map<string, number>();
  const lookUps = createLookUps();
  const count = (some: readonly JobFilter[], newest?: string) =>
    countMatches(db, some, { counted, lookUps, newest });
  const countOf = (filter: JobFilter) => counted.get(keyOf(filter)) ?? 0;
  const listFew = () => filters.filter((filter) => countOf(filter) < ENOUGH);
  const { span, jobs } = await findNewestPart(db, 1, COMMON);
  if (span && jobs >= ENOUGH) await count(filters, span);
  await count(listFew());
  await count(listFew().flatMap(listFurther));
  const totals = new Map<string, number>();
  for (const filter of filters) {
    const read = async (meant: JobFilter) => {
      if (!counted.has(keyOf(meant))) await count([meant]);
      return countOf(meant);
    };
    const isFound = countOf(filter) > 0;
    const { found } = isFound
      ? await readWidened(db, filter, { read, count: (total) => total }, lookUps)
      : { found: 0 };
    totals.set(keyOf(filter), found);
  }
  return totals;
}

/** The same search with each reach that it may have besides the one without. */
const listFurther = (filter: JobFilter): readonly JobFilter[] =>
  filter.keyword
    ? listReaches(readReaching(filter.keyword)).flatMap((reach) => (reach ? [{ ...filter, reach }] : []))
    : [];

interface Counting {
  readonly counted: Map<string, number>;
  readonly lookUps: LookUps;
  /** Only jobs in this span are counted. */
  readonly newest: string | undefined;
}

/** Counts what the filters match as they are, each up to `ENOUGH`, in one statement. */
async function countMatches(
  db: Queryable,
  filters: readonly JobFilter[],
  { counted, lookUps, newest }: Counting,
): Promise<void> {
  const conditions = await readAllConditions(db, filters, lookUps);
  const matching = filters.flatMap((filter, at) => {
    const where = conditions[at]?.match(newest);
    if (!where) counted.set(keyOf(filter), 0);
    return where ? [{ key: keyOf(filter), where }] : [];
  });
  if (matching.length === 0) return;
  const counts = matching.map(
    ({ where }) =>
      sql`(select count(*)::int from (select from ${jobSearch} where ${where} limit ${ENOUGH}) as found)`,
  );
  const { rows } = await db.execute<{ totals: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as totals`,
  );
  for (const [at, { key }] of matching.entries()) counted.set(key, rows[0]?.totals[at] ?? 0);
}
