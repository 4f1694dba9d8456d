import { ABROAD } from '@metier/sdk/rules';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { listFacetSources, type FacetSource } from '../../search/plan/search';
import { createSwrCache } from '../../search/plan/swr-cache';
import type { JobFilter } from '../../search/query/filter';
import type { LookUps } from '../../search/query/look-ups';
import type { FacetGroup } from './jobs.facets';
import { isBoard } from './jobs.repository';

export interface FacetGroups {
  readonly groups: readonly FacetGroup[];
  /** Only the newest matches are counted. */
  readonly isCapped: boolean;
}

const NONE: FacetGroups = { groups: [], isCapped: false };

/** Counts the rows of several sources in one statement, each apart. */
async function countGroups(db: Queryable, sources: readonly FacetSource[]): Promise<FacetGroups[]> {
  if (sources.length === 0) return [];
  const { rows } = await db.execute<FacetGroup & { source: number } & Record<string, unknown>>(sql`
    select source, contract_type, lower(rates) as lowest_rate, upper(rates) - 1 as highest_rate, salary_type, work_mode,
      level, nullif(canton, ${ABROAD}) as canton, language, count(*)::int as total
    from (${sql.join(sources.map(selectRows), sql` union all `)}) as found
    group by source, contract_type, rates, salary_type, work_mode, level, canton, language
  `);
  return sources.map(({ limit }, at) => {
    const groups = rows.filter(({ source }) => source === at);
    return { groups, isCapped: sumUp(groups) === limit };
  });
}

function selectRows({ from = sql`job_search`, where, limit }: FacetSource, source: number): SQL {
  const newest = limit === undefined ? sql`` : sql`order by created_at desc, job_id desc limit ${limit}`;
  return sql`(
    select ${source}::int as source, contract_type, rates, salary_type, work_mode, level, canton, language
    from ${from} where ${where} ${newest}
  )`;
}

const sumUp = (groups: readonly FacetGroup[]) => groups.reduce((sum, { total }) => sum + total, 0);

/** Cached because counting the groups of a large board is slow. */
const boards = createSwrCache<FacetGroups>(({ groups }) => sumUp(groups) >= 5_000, 1);

async function countBoard(root: Queryable): Promise<FacetGroups> {
  const [counted = NONE] = await countGroups(root, [{ where: sql`true`, limit: undefined }]);
  return counted;
}

/**
 * Counts the active matching jobs by their values in all seven facets; for a common search, among its newest
 * matches.
 */
export async function countFacetGroups(
  db: Queryable,
  filter: JobFilter,
  lookUps?: LookUps,
): Promise<FacetGroups> {
  const board = isBoard(filter) && (await boards.read(db, 'board', countBoard));
  if (board) return board;
  const [counted = NONE] = await countSources(db, [await listFacetSources(db, filter, { lookUps })]);
  return counted;
}

/** Groups by the reach of the keyword's occupations. */
export type GroupsByReach = ReadonlyMap<JobFilter['reach'], FacetGroups>;

/** Counts what each reach finds; of a search that is common as it is typed, only that. */
export async function countFacetGroupsByReach(
  db: Queryable,
  filter: JobFilter,
  reaches: readonly JobFilter['reach'][],
  lookUps: LookUps,
): Promise<GroupsByReach> {
  const list = (reach: JobFilter['reach']) => listFacetSources(db, { ...filter, reach }, { lookUps });
  const typed = await list(undefined);
  if (typed.some(({ limit }) => limit !== undefined)) {
    const [counted = NONE] = await countSources(db, [typed]);
    if (counted.isCapped) return new Map([[undefined, counted]]);
  }
  const sources: (readonly FacetSource[])[] = [];
  for (const reach of reaches) sources.push(reach === undefined ? typed : await list(reach));
  const counted = await countSources(db, sources);
  return new Map(reaches.map((reach, at) => [reach, counted[at] ?? NONE]));
}

/** Counts searches side by side: the next source of one is read only if those before have too few. */
async function countSources(
  db: Queryable,
  searches: readonly (readonly FacetSource[])[],
): Promise<FacetGroups[]> {
  const counted = searches.map(() => NONE);
  const longest = Math.max(...searches.map(({ length }) => length));
  for (let turn = 0; turn < longest; turn += 1) {
    const next = [...searches.entries()].flatMap(([at, sources]) => {
      const source = counted[at]?.isCapped ? undefined : sources[turn];
      return source ? [{ at, source }] : [];
    });
    const groups = await countGroups(
      db,
      next.map(({ source }) => source),
    );
    for (const [index, { at }] of next.entries()) counted[at] = groups[index] ?? NONE;
  }
  return counted;
}
