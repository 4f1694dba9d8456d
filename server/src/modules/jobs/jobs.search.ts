import { count, desc, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { prepareOnce } from '../../db/prepare-once';
import { jobs } from '../../db/schema/index';
import { rankKeyword } from '../../db/search';
import type { Slice } from '../../http/pages';
import { PLAIN_NAMES, listPlain, matchPlain, matchTexts, type JobFilter } from './jobs.filter';
import { rememberLarge } from './jobs.totals';

/**
 * Which jobs a search finds, at a million of them. Two ways (decision 0010): without texts to look for, the index of
 * the newest active jobs answers alone; with texts, the text indexes do, and for what is common only the newest
 * are looked at.
 */

/** Relevance orders this many of the newest matches, and what is common is counted up to here. */
export const CAP = 600;
/** From this many matches on (as the planner expects) only the newest part of the board is looked at. */
const MANY = 5_000;
/** A canton has no index to estimate by; this is about its share of the board. */
const CANTONS = 26;

export type Ordering = 'newest' | 'relevance';

export interface FoundIds {
  readonly ids: number[];
  readonly total: number;
  /** There are more than `total`. */
  readonly isCapped: boolean;
}

export const newestFirst = [desc(jobs.createdAt), desc(jobs.id)] as const;

/** The ids of the active jobs that fit: newest first, or the most relevant for the keyword first. */
export function findJobIds(
  db: Queryable,
  filter: JobFilter,
  ordering: Ordering,
  slice: Slice,
  many = MANY,
): Promise<FoundIds> {
  const texts = matchTexts(filter);
  return texts ? findByTexts(db, filter, texts, ordering, slice, many) : findOnBoard(db, filter, slice);
}

// Without texts: one prepared statement for each set of filters, named by which of them are set.

const readShape = (name: string) => PLAIN_NAMES.filter((_, index) => name.split('_').at(-1)?.[index] === '1');
const nameShape = (filter: JobFilter) =>
  PLAIN_NAMES.map((name) => (filter[name] === undefined ? '0' : '1')).join('');
const fitsShape = (name: string) => matchPlain(readShape(name), (filter) => sql.placeholder(filter));

const preparePage = prepareOnce((db, name) =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(fitsShape(name))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(name),
);

const prepareCount = prepareOnce((db, name) =>
  db.select({ total: count() }).from(jobs).where(fitsShape(name)).prepare(name),
);

async function findOnBoard(db: Queryable, filter: JobFilter, slice: Slice): Promise<FoundIds> {
  const shape = nameShape(filter);
  const values = Object.fromEntries(listPlain(filter).map((name) => [name, filter[name]]));
  const rows = await preparePage(db, `jobs_page_${shape}`).execute({ ...values, ...slice });
  const total = await rememberLarge(db, JSON.stringify(values), async () => {
    const [counted] = await prepareCount(db, `jobs_count_${shape}`).execute(values);
    return counted?.total ?? 0;
  });
  return { ids: rows.map(({ id }) => id), total, isCapped: false };
}

// With texts: planned for each value, for a plan that suits a common word ruins a rare one.

async function findByTexts(
  db: Queryable,
  filter: JobFilter,
  texts: SQL,
  ordering: Ordering,
  slice: Slice,
  many: number,
): Promise<FoundIds> {
  const plain = matchPlain(listPlain(filter), (name) => filter[name]);
  const where = sql`${plain} and ${texts}`;
  const rank = filter.keyword && ordering === 'relevance' ? rankKeyword(filter.keyword) : undefined;
  if (slice.offset + slice.limit <= CAP) {
    const isIndexed = Boolean(filter.keyword ?? filter.location);
    const expected = isIndexed ? await estimate(db, where) : undefined;
    const edge = expected === undefined || expected > many ? await findEdge(db, expected) : undefined;
    const recent = edge && (await pick(db, sql`${where} and ${jobs.createdAt} >= ${edge}`, rank, slice));
    if (recent && recent.total > CAP) return { ...recent, total: CAP, isCapped: true };
  }
  return { ...(await pick(db, where, rank, slice)), isCapped: false };
}

/** How many jobs the planner expects; it knows the frequent words and places, and guesses the others. */
async function estimate(db: Queryable, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    sql`explain (format json) select 1 from ${jobs} where ${where}`,
  );
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

/**
 * When the newest part of the board begins that should hold twice as many matches as are needed; undefined when the
 * board is not that large.
 */
async function findEdge(db: Queryable, expected: number | undefined): Promise<string | undefined> {
  const share = expected === undefined ? sql`${CANTONS}::float8` : sql`reltuples / ${expected}::float8`;
  const { rows } = await db.execute<{ edge: string }>(sql`
    select created_at::text as edge from ${jobs} where ${jobs.isActive}
    order by created_at desc, id desc limit 1
    offset (select (${2 * CAP} * greatest(${share}, 1))::bigint from pg_class where oid = 'jobs'::regclass)
  `);
  return rows[0]?.edge;
}

/** One page of the matches and how many there are: the newest `CAP` by their rank, then the others by their age. */
async function pick(
  db: Queryable,
  where: SQL,
  rank: SQL<number> | undefined,
  { limit, offset }: Slice,
): Promise<{ ids: number[]; total: number }> {
  const relevance = rank
    ? sql`case when place <= ${CAP} then (select ${rank} from ${jobs} where ${jobs.id} = placed.id) else -1 end desc,`
    : sql``;
  const { rows } = await db.execute<{ ids: number[]; total: number }>(sql`
    with found as materialized (select id, created_at from ${jobs} where ${where}),
    placed as (select id, row_number() over (order by created_at desc, id desc) as place from found)
    select (select count(*)::int from found) as total,
      array(select id from placed order by ${relevance} place limit ${limit} offset ${offset}) as ids
  `);
  return rows[0] ?? { ids: [], total: 0 };
}
