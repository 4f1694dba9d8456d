import type { JobsQuery } from '@metier/shared/contract';
import { sql, type SQL } from 'drizzle-orm';
import { jobSearch } from '../../db/schema/index';

export type JobFilter = Omit<JobsQuery, 'page' | 'page_size' | 'ordering'>;

/** Conditions by column, for a value or a placeholder; `location` takes its pattern. */
const conditions = {
  contract_type: (value: unknown) => sql`${jobSearch.contractType} = ${value}`,
  activity_rate: (value: unknown) => sql`${jobSearch.activityRate} = ${value}`,
  salary_type: (value: unknown) => sql`${jobSearch.salaryType} = ${value}`,
  canton: (value: unknown) => sql`${jobSearch.canton} = ${value}`,
  min_salary: (value: unknown) => sql`${jobSearch.salary} >= ${value}`,
  max_salary: (value: unknown) => sql`${jobSearch.salary} <= ${value}`,
  start_date: (value: unknown) => sql`${jobSearch.startDate} >= ${value}`,
  end_date: (value: unknown) => sql`${jobSearch.endDate} <= ${value}`,
  location: (value: unknown) => sql`${jobSearch.place} like ${value}`,
};
export type ColumnName = keyof typeof conditions;

export const COLUMN_NAMES = Object.keys(conditions) as ColumnName[];

export const FILTER_NAMES = [...COLUMN_NAMES, 'keyword'] as const;

/**
 * Filters of low cardinality: each value is also a lexeme of `job_search.words`, with this two-character
 * prefix.
 */
const LEXEMES = { contract_type: '=c', activity_rate: '=r', salary_type: '=s', canton: '=k' } as const;
type LexemeName = keyof typeof LEXEMES;
const LEXEME_NAMES = Object.keys(LEXEMES) as LexemeName[];

/** Filter columns without a lexeme. */
export const RANGE_NAMES = ['min_salary', 'max_salary', 'start_date', 'end_date'] as const;

/** Condition for jobs that match these filters; `valueOf` returns the value or placeholder of a column. */
export const matchColumns = (names: readonly ColumnName[], valueOf: (name: ColumnName) => unknown): SQL =>
  names.length === 0
    ? sql`true`
    : sql.join(
        names.map((name) => conditions[name](valueOf(name))),
        sql` and `,
      );

export const listSet = <Name extends keyof JobFilter>(filter: JobFilter, names: readonly Name[]): Name[] =>
  names.filter((name) => filter[name] !== undefined);

/** Cache key of a filter. */
export const keyOf = (filter: JobFilter): string =>
  JSON.stringify(listSet(filter, FILTER_NAMES).map((name) => [name, filter[name]]));

/** True when only columns of low cardinality are filtered, so that the total is worth caching. */
export const hasLowCardinality = (filter: JobFilter): boolean =>
  listSet(filter, FILTER_NAMES).every((name) => name in LEXEMES);

const quote = (lexeme: string) => `'${lexeme.replaceAll("'", "''")}'`;
const anyOf = (lexemes: readonly string[]) => `(${lexemes.map(quote).join(' | ')})`;

/**
 * Filters that are often combined: each combination of two or three has its own lexeme (`combine_filters`).
 */
const COMBINED = ['contract_type', 'activity_rate', 'salary_type'] as const;

/** Returns as few and as rare lexemes as possible, because the index reads all entries of each. */
export function lexemesOfFilter(filter: JobFilter): string[] {
  const isCombined = listSet(filter, COMBINED).length > 1;
  const alone = listSet(filter, LEXEME_NAMES).filter((name) => !isCombined || name === 'canton');
  return [
    ...alone.map((name) => quote(`${LEXEMES[name]}${filter[name]}`)),
    ...(isCombined ? [quote(`=f${COMBINED.map((name) => filter[name] ?? '').join('/')}`)] : []),
  ];
}
export const lexemesOfPlaces = (ids: readonly number[]): string => anyOf(ids.map((id) => `=p${id}`));

/** Weeks per block, and the number of weeks or blocks beyond which a span is not selective. */
const BLOCK = 8;

/**
 * The lexemes of the weeks in a span, or, when there are many, of the blocks around them; undefined for too
 * many.
 */
export function lexemesOfSpan(oldest: number, newest: number): string | undefined {
  if (newest - oldest < BLOCK) return anyOf(listRange('=w', oldest, newest));
  const [from, to] = [Math.floor(oldest / BLOCK), Math.floor(newest / BLOCK)];
  return to - from < BLOCK ? anyOf(listRange('=b', from, to)) : undefined;
}

const listRange = (sign: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${sign}${from + index}`);
