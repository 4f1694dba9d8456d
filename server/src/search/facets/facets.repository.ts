import { ABROAD } from '@metier/sdk/rules';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { listFacetSources, type FacetSource } from '../plan/search';
import { countBoard } from '../plan/scan';
import { createSwrCache } from '../plan/swr-cache';
import { isBoard, type JobFilter } from '../query/filter';
import type { LookUps } from '../query/look-ups';
import type { CountedFacet, FacetGroup } from './facets';
import {
  ALL_COLUMNS,
  listSets,
  maskOf,
  NO_COLUMNS,
  TOTAL_MASK,
  toSql,
  type Columns,
  type Counting,
} from './grouping-sets';
import { areCommonBands, type PayBands } from './pay-bands';

export interface FacetGroups {
  /** The groups that a facet is summed from. */
  readonly groupsOf: (facet: CountedFacet) => readonly FacetGroup[];
  readonly total: number;
  /** Only the newest matches are counted. */
  readonly isCapped: boolean;
  /** False where there would be as many groups as jobs. */
  readonly hasCompanies: boolean;
}

export const NO_GROUPS: FacetGroups = { groupsOf: () => [], total: 0, isCapped: false, hasCompanies: true };

interface FacetRow extends Omit<FacetGroup, 'bands'>, Record<string, unknown> {
  readonly source: number;
  /** Null in groups of all bands. */
  readonly band: number | null;
  /** The columns that the group has all values of, as the bits of PostgreSQL's `grouping`. */
  readonly mask: number;
}

/**
 * Counts the rows of several sources in one statement, each apart. Facet by facet, because there are as many
 * combinations of all their values as jobs.
 */
async function countGroups(
  db: Queryable,
  sources: readonly FacetSource[],
  counting: Counting,
): Promise<FacetGroups[]> {
  if (sources.length === 0) return [];
  const sets = listSets(counting);
  const different = new Map(
    [...Object.values(sets), NO_COLUMNS].map((columns) => [maskOf(columns), columns]),
  );
  const rows = await readRows(db, withCompanies(selectAll(sources, counting.bands)), [...different.values()]);
  return sources.map(({ limit }, at) => {
    const own = rows.filter(({ source }) => source === at);
    const groups = new Map(
      [...different.keys()].map((set) => [set, gatherBands(own.filter(({ mask }) => mask === set))]),
    );
    const total = groups.get(TOTAL_MASK)?.[0]?.total ?? 0;
    const groupsOf = (facet: CountedFacet) => groups.get(maskOf(sets[facet])) ?? [];
    return { groupsOf, total, isCapped: total === limit, hasCompanies: true };
  });
}

/** Counts the board by all combinations, for every choice, without companies and places. */
async function countBoardGroups(db: Queryable, bands: PayBands): Promise<FacetGroups> {
  const found = withoutCompanies(selectAll([WHOLE_BOARD], bands));
  const groups = gatherBands(await readRows(db, found, [ALL_COLUMNS]));
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return { groupsOf: () => groups, total, isCapped: false, hasCompanies: false };
}

const WHOLE_BOARD: FacetSource = { where: sql`true`, limit: undefined };

async function readRows(db: Queryable, found: SQL, sets: readonly Columns[]): Promise<FacetRow[]> {
  const columns = toSql(ALL_COLUMNS);
  const { rows } = await db.execute<FacetRow>(sql`
    select source, mask, contract_type, lower(rates) as lowest_rate, upper(rates) - 1 as highest_rate, salary_type,
      work_mode, level, nullif(canton, ${ABROAD}) as canton, language, band, place, company, company_name, total
    from (
      select source, ${columns}, grouping(${columns}) as mask, count(*)::int as total
      from ${found} as found
      group by grouping sets (${sql.join(
        sets.map((set) => sql`(${toSql(['source', ...set])})`),
        sql`, `,
      )})
    ) as counted left join jobproviders on jobproviders.id = company
  `);
  return rows;
}

const selectAll = (sources: readonly FacetSource[], bands: PayBands): SQL =>
  sql.join(
    sources.map((source, at) => selectRows(source, at, bands)),
    sql` union all `,
  );

function selectRows(
  { from = sql`job_search`, where, limit }: FacetSource,
  source: number,
  bands: PayBands,
): SQL {
  const newest = limit === undefined ? sql`` : sql`order by created_at desc, job_id desc limit ${limit}`;
  return sql`(
    select ${source}::int as source, job_id, contract_type, rates, salary_type, work_mode, level, canton, language,
      place, ${bandOf(bands)} as band
    from ${from} where ${where} ${newest}
  )`;
}

const withCompanies = (found: SQL) =>
  sql`(select found.*, jobs.jobprovider_id as company from (${found}) as found join jobs on jobs.id = found.job_id)`;

/** Nor with places, of which there are as many. */
const withoutCompanies = (found: SQL) => sql`(
  select source, contract_type, rates, salary_type, work_mode, level, canton, language, band, null::text as place,
    null::int as company
  from (${found}) as found
)`;

/** The upper end of a range decides, as for the minimum of a search; 0 for pay that is not compared. */
function bandOf({ unit, edges }: PayBands): SQL {
  const pay = unit === 'comparable' ? sql`top_monthly_salary` : sql`top_salary`;
  return sql`coalesce(width_bucket(${pay}, ${sql.param(edges)}::numeric[]), 0)`;
}

/** Few groups of many bands, because each request sums the groups of a large board. */
function gatherBands(rows: readonly FacetRow[]): FacetGroup[] {
  const groups = new Map<string, FacetGroup & { total: number; bands: number[] }>();
  for (const row of rows) {
    const rates = `${row.lowest_rate}/${row.highest_rate}`;
    const key = `${row.contract_type}/${rates}/${row.salary_type}/${row.work_mode}/${row.level}/${row.canton}/${row.language}/${row.company}/${row.place}`;
    const known = groups.get(key);
    const group = known ?? Object.assign(row, { bands: [] });
    if (known) known.total += row.total;
    else groups.set(key, group);
    if (row.band !== null) group.bands[row.band] = row.total;
  }
  return [...groups.values()];
}

/** Number of jobs from which on counting the groups of the board is slow. */
const LARGE = 5_000;
const boards = createSwrCache<FacetGroups>(({ total }) => total >= LARGE, 5);

/** Of each unit; with a minimum between its bounds, the newest jobs are counted as for any other filter. */
async function readBoard(db: Queryable, counting: Counting): Promise<FacetGroups | undefined> {
  const total = await countBoard(db);
  if (total !== undefined && total < LARGE) return (await countGroups(db, [WHOLE_BOARD], counting))[0];
  const { bands } = counting;
  if (!areCommonBands(bands)) return undefined;
  return boards.read(db, bands.unit, (root) => countBoardGroups(root, bands));
}

/**
 * Counts the active matching jobs by their values in all facets; for a common search, among its newest
 * matches.
 */
export async function countFacetGroups(
  db: Queryable,
  filter: JobFilter,
  counting: Counting,
  lookUps?: LookUps,
): Promise<FacetGroups> {
  const board = isBoard(filter) && (await readBoard(db, counting));
  if (board) return board;
  const [counted = NO_GROUPS] = await countSources(
    db,
    [await listFacetSources(db, filter, { lookUps })],
    counting,
  );
  return counted;
}

/** Groups by the reach of the keyword's occupations. */
export type GroupsByReach = ReadonlyMap<JobFilter['reach'], FacetGroups>;

/** Counts what each reach finds; of a search that is common as it is typed, only that. */
export async function countFacetGroupsByReach(
  db: Queryable,
  filter: JobFilter,
  reaches: readonly JobFilter['reach'][],
  counting: Counting,
  lookUps: LookUps,
): Promise<GroupsByReach> {
  const list = (reach: JobFilter['reach']) => listFacetSources(db, { ...filter, reach }, { lookUps });
  const typed = await list(undefined);
  if (typed.some(({ limit }) => limit !== undefined)) {
    const [counted = NO_GROUPS] = await countSources(db, [typed], counting);
    if (counted.isCapped) return new Map([[undefined, counted]]);
  }
  const sources: (readonly FacetSource[])[] = [];
  for (const reach of reaches) sources.push(reach === undefined ? typed : await list(reach));
  const counted = await countSources(db, sources, counting);
  return new Map(reaches.map((reach, at) => [reach, counted[at] ?? NO_GROUPS]));
}

/** Counts searches side by side: the next source of one is read only if those before have too few. */
async function countSources(
  db: Queryable,
  searches: readonly (readonly FacetSource[])[],
  counting: Counting,
): Promise<FacetGroups[]> {
  const counted = searches.map(() => NO_GROUPS);
  const longest = Math.max(...searches.map(({ length }) => length));
  for (let turn = 0; turn < longest; turn += 1) {
    const next = [...searches.entries()].flatMap(([at, sources]) => {
      const source = counted[at]?.isCapped ? undefined : sources[turn];
      return source ? [{ at, source }] : [];
    });
    const groups = await countGroups(
      db,
      next.map(({ source }) => source),
      counting,
    );
    for (const [index, { at }] of next.entries()) counted[at] = groups[index] ?? NO_GROUPS;
  }
  return counted;
}
