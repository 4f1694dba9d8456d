import { sql, type SQL } from 'drizzle-orm';
import type { CountedFacet, FacetName } from './facets';
import type { PayBands } from './pay-bands';

/** How jobs are counted: by bands of pay, and with choices in these facets. */
export interface Counting {
  readonly bands: PayBands;
  readonly chosen: readonly FacetName[];
}

const COLUMNS = {
  contract_type: 'contract_type',
  activity_rate: 'rates',
  salary_type: 'salary_type',
  work_mode: 'work_mode',
  level: 'level',
  canton: 'canton',
  language: 'language',
  company: 'company',
  places: 'place',
  pay: 'band',
} as const satisfies Readonly<Record<CountedFacet, string>>;

export type Columns = ReadonlySet<string>;

export const ALL_COLUMNS: Columns = new Set(Object.values(COLUMNS));
/** Of the group of all jobs. */
export const NO_COLUMNS: Columns = new Set();

/** PostgreSQL's `grouping` of all columns in a group by these: a bit for each other column. */
export const maskOf = (columns: Columns): number =>
  [...ALL_COLUMNS].reduce((mask, column) => 2 * mask + (columns.has(column) ? 0 : 1), 0);

export const TOTAL_MASK = maskOf(NO_COLUMNS);

/** By which columns each facet is counted: its own, and those of the choices in the others. */
export function listSets({ bands, chosen }: Counting): Readonly<Record<CountedFacet, Columns>> {
  const needed = chosen.map((facet): string => COLUMNS[facet]);
  if (bands.least !== undefined) needed.push(COLUMNS.pay);
  const sets = Object.entries(COLUMNS).map(([facet, column]) => [facet, new Set([column, ...needed])]);
  return Object.fromEntries(sets) as Record<CountedFacet, Columns>;
}

export const toSql = (columns: Iterable<string>): SQL =>
  sql.join(
    [...columns].map((column) => sql.identifier(column)),
    sql`, `,
  );
