import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { COLUMN_NAMES, isBoard, listSet, matchColumns, type JobFilter } from '../query/filter';
import type { LookUps } from '../query/look-ups';
import { CAP, NOTHING, type FoundIds, type SearchSlice } from './found-ids';
import { findAll, findCommonWord, listNewest, type Source } from './look-up';
import { planSearch, type Plan } from './plan';
import { scanNewest } from './scan';

/**
 * How a search finds jobs among a million (decision 0010). Rare terms are looked up in full. Common ones are
 * not: without a keyword the board is scanned from its newest job, with one only the newest weeks are read, first of
 * the jobs that it names, then of those that mention it. Pages far from the first start at a keyset cursor.
 */

/** A search with more expected matches than this is a common one. */
const MANY = 3_000;

export type Ordering = 'newest' | 'relevance';

interface SearchOptions {
  /** A search with more expected matches than this is a common one. */
  readonly many?: number | undefined;
  /** What earlier searches of the same request have looked up. */
  readonly lookUps?: LookUps;
}

/** The ids of the active jobs that fit: newest first, or the most relevant for the keyword first. */
export async function findJobIds(
  db: Queryable,
  filter: JobFilter,
  ordering: Ordering,
  slice: SearchSlice,
  { many = MANY, lookUps }: SearchOptions = {},
): Promise<FoundIds> {
  if (isBoard(filter)) return scanNewest(db, filter, {}, slice);
  const plan = await planSearch(db, filter, many, lookUps);
  if (!plan) return NOTHING;
  const rank = ordering === 'relevance' ? plan.rank : undefined;
  return { ...(await findPlanned(db, filter, plan, rank, slice)), terms: plan.terms };
}

function findPlanned(
  db: Queryable,
  filter: JobFilter,
  plan: Plan,
  rank: SQL<number> | undefined,
  slice: SearchSlice,
): Promise<FoundIds> {
  if (plan.isCommon && plan.isIndexScan) return scanNewest(db, filter, plan.values, slice);
  return plan.isCommon && rank && plan.planTiers
    ? findTiers(db, plan, plan.planTiers, slice)
    : lookUp(db, plan, rank, slice);
}

const lookUp = (
  db: Queryable,
  plan: Plan,
  rank: SQL<number> | undefined,
  slice: SearchSlice,
): Promise<FoundIds> => (plan.isCommon ? findCommonWord : findAll)(db, plan, rank, slice);

/**
 * The jobs that the keyword names, over the whole board, before those that mention it. Where there are more of the
 * first than are examined, the page is of them, and nothing is known of the others.
 */
async function findTiers(
  db: Queryable,
  { sections: parts }: Plan,
  planTiers: NonNullable<Plan['planTiers']>,
  { offset, limit, until }: SearchSlice,
): Promise<FoundIds> {
  const [named, mentioned] = await planTiers();
  const first = await lookUp(db, named, named.rank, { offset, limit, until });
  if (first.isCapped) return first;
  const start = Math.max(offset, first.total);
  const left = { offset: start - first.total, limit: Math.max(0, offset + limit - start), until };
  const others = await lookUp(db, mentioned, mentioned.rank, left);
  const totals = [first.total, others.total];
  return {
    ...others,
    ids: [...first.ids, ...others.ids],
    total: first.total + others.total,
    sections: parts?.isTold ? parts.kinds.map((kind, at) => ({ kind, total: totals[at] ?? 0 })) : undefined,
  };
}

// Facets.

export interface FacetSource extends Source {
  /** Only the newest `limit` are counted; undefined for all. */
  readonly limit: number | undefined;
}

/**
 * Where facets are counted: among all matches, or among the newest of a common search. Try them in order
 * until one reaches its limit. Empty when nothing matches.
 */
export async function listFacetSources(
  db: Queryable,
  filter: JobFilter,
  { many = MANY, lookUps }: SearchOptions = {},
): Promise<readonly FacetSource[]> {
  const plan = await planSearch(db, filter, many, lookUps);
  if (!plan) return [];
  if (!plan.isCommon) return [{ where: plan.match(), limit: undefined }];
  if (plan.isIndexScan) {
    const where = matchColumns(listSet(filter, COLUMN_NAMES), (name) => plan.values[name]);
    return [{ where, limit: CAP }];
  }
  return [...(await listNewest(db, plan)), { where: plan.match() }].map(lookUpFirst);
}

/** With a rare word, the order of the limit would have each text of the board read from the newest on. */
const lookUpFirst = ({ from = sql`job_search`, where }: Source): FacetSource => ({
  from: sql`(select * from ${from} where ${where} offset 0) as job_search`,
  where: sql`true`,
  limit: CAP,
});
