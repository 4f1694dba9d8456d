import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { rootOf } from '../../db/cancellable';
import type { Queryable } from '../../db/database';
import { perDatabase } from '../../db/per-database';
import { jobSearch } from '../../db/schema/index';
import { readAllConditions } from '../query/conditions';
import { keyOf, type JobFilter } from '../query/filter';
import { namesOccupation } from '../query/keyword';
import { createLookUps, type LookUps } from '../query/look-ups';
import { ENOUGH, readWidened } from '../query/widening';
import { findNewestPart } from './plan';

const MAX_KNOWN = 20_000;
const KNOWN_MS = 20_000;
/** Searches with more matches than one in so many jobs are counted in the newest part of the board alone. */
const COMMON = 20;

/** The same text is suggested for each of its beginnings. */
const knownCountsOf = perDatabase(() => new LRUCache<string, number>({ max: MAX_KNOWN, ttl: KNOWN_MS }));

/**
 * How many jobs each search finds, read as a page reads it, up to `ENOUGH`, beyond which no search is widened; none for
 * one that finds nothing until it is read in another way. May be 20 s old.
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

/** Read side by side, so that most counts are of few statements. */
async function countMeant(
  db: Queryable,
  filters: readonly JobFilter[],
): Promise<ReadonlyMap<string, number>> {
  const counted = new Map<string, number>();
  const lookUps = createLookUps();
  const countOf = (filter: JobFilter) => counted.get(keyOf(filter)) ?? 0;
  const count = async (some: readonly JobFilter[]) => {
    const { span, jobs } = await findNewestPart(db, 1, COMMON);
    if (span && jobs >= ENOUGH) await countMatches(db, some, { counted, lookUps, span });
    const few = some.filter((filter) => countOf(filter) < ENOUGH);
    await countMatches(db, few, { counted, lookUps, span: undefined });
  };
  await count(filters);
  const found = filters.filter((filter) => countOf(filter) > 0);
  await count(found.flatMap(listNamed).filter((filter) => countOf({ ...filter, reach: undefined }) < ENOUGH));
  const read = async (filter: JobFilter) => {
    if (!counted.has(keyOf(filter))) await count([filter]);
    return countOf(filter);
  };
  const totals = new Map(filters.map((filter) => [keyOf(filter), 0]));
  for (const filter of found) {
    const widened = await readWidened(db, filter, { read, count: (total) => total }, lookUps);
    totals.set(keyOf(filter), widened.found);
  }
  return totals;
}

/** The jobs of its occupations alone, which decide how far a search with few matches reaches. */
const listNamed = (filter: JobFilter): readonly JobFilter[] =>
  filter.keyword && namesOccupation(filter.keyword) ? [{ ...filter, reach: 'named' }] : [];

interface Counting {
  readonly counted: Map<string, number>;
  readonly lookUps: LookUps;
  /** Only jobs in it are counted. */
  readonly span: string | undefined;
}

/** Counts what the filters match as they are, each up to `ENOUGH`, in one statement. */
async function countMatches(
  db: Queryable,
  filters: readonly JobFilter[],
  { counted, lookUps, span }: Counting,
): Promise<void> {
  const conditions = await readAllConditions(db, filters, lookUps);
  for (const filter of filters) counted.set(keyOf(filter), 0);
  const matching = filters.flatMap((filter, at) => {
    const where = conditions[at]?.match(span);
    return where ? [{ key: keyOf(filter), where }] : [];
  });
  if (matching.length === 0) return;
  // Planned without the limit, which would have a rare word looked for in each text, and, because it depends on another
  // row, for this process alone: to start others takes longer.
  const counts = matching.map(
    ({ where }) => sql`(
      with found as materialized (select from ${jobSearch} where ${where} and job_id <> none)
      select count(*)::int from (select from found limit ${ENOUGH}) as few
    )`,
  );
  const { rows } = await db.execute<{ totals: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as totals from (select 0 as none offset 0) as start`,
  );
  for (const [at, { key }] of matching.entries()) counted.set(key, rows[0]?.totals[at] ?? 0);
}
