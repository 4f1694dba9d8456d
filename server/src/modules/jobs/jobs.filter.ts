import type { JobsQuery } from '@metier/shared/contract';
import { sql, type SQL } from 'drizzle-orm';
import { jobSearch } from '../../db/schema/index';

export type JobFilter = Omit<JobsQuery, 'page' | 'page_size' | 'ordering'>;

/** What a column is compared with: a value, or a placeholder for it. `location` is compared with its pattern. */
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

/** Filters with few values: each value is a lexeme of `job_search.words`, too, behind these two signs. */
const LEXEMES = { contract_type: '=c', activity_rate: '=r', salary_type: '=s', canton: '=k' } as const;
type LexemeName = keyof typeof LEXEMES;
const LEXEME_NAMES = Object.keys(LEXEMES) as LexemeName[];

/** The columns that are filtered by and have no lexeme. */
export const RANGE_NAMES = ['min_salary', 'max_salary', 'start_date', 'end_date'] as const;

/** A job that fits these filters; `valueOf` gives what to compare with. */
export const matchColumns = (names: readonly ColumnName[], valueOf: (name: ColumnName) => unknown): SQL =>
  names.length === 0
    ? sql`true`
    : sql.join(
        names.map((name) => conditions[name](valueOf(name))),
        sql` and `,
      );

export const listSet = <Name extends keyof JobFilter>(filter: JobFilter, names: readonly Name[]): Name[] =>
  names.filter((name) => filter[name] !== undefined);

/** Only values that few have: how many jobs there are is worth remembering for such a filter. */
export const isOfFewValues = (filter: JobFilter): boolean =>
  listSet(filter, FILTER_NAMES).every((name) => name in LEXEMES);

const quote = (lexeme: string) => `'${lexeme.replaceAll("'", "''")}'`;
const anyOf = (lexemes: readonly string[]) => `(${lexemes.map(quote).join(' | ')})`;

/** What most filter by together has lexemes of its own, one for each two of them and one for all (`combine_filters`). */
const COMBINED = ['contract_type', 'activity_rate', 'salary_type'] as const;

/** As few lexemes as there are, and as rare ones: the index reads all entries of each. */
export function lexemesOfFilter(filter: JobFilter): string[] {
  const isCombined = listSet(filter, COMBINED).length > 1;
  const alone = listSet(filter, LEXEME_NAMES).filter((name) => !isCombined || name === 'canton');
  return [
    ...alone.map((name) => quote(`${LEXEMES[name]}${filter[name]}`)),
    ...(isCombined ? [quote(`=f${COMBINED.map((name) => filter[name] ?? '').join('/')}`)] : []),
  ];
}
export const lexemesOfPlaces = (ids: readonly number[]): string => anyOf(ids.map((id) => `=p${id}`));

/** So many weeks make a block; beyond this many of either, a span of time narrows nothing down. */
const BLOCK = 8;

/** The weeks from one to another, and, when these are many, the blocks of weeks around them; undefined for too many. */
export function lexemesOfSpan(oldest: number, newest: number): string | undefined {
  if (newest - oldest < BLOCK) return anyOf(listRange('=w', oldest, newest));
  const [from, to] = [Math.floor(oldest / BLOCK), Math.floor(newest / BLOCK)];
  return to - from < BLOCK ? anyOf(listRange('=b', from, to)) : undefined;
}

const listRange = (sign: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${sign}${from + index}`);
