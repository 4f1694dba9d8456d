import type { JobsQuery } from '@metier/sdk/contract';
import type { JobLevel } from '@metier/sdk/rules';
import { sql, type Column, type SQL } from 'drizzle-orm';
import { jobSearch } from '../../db/schema/index';
import { matchesPart } from '../../db/search';
import { lexemeOfLevel } from '../occupations/levels';
import type { Reach } from './keyword-neighbours';
import { anyOf } from './narrow-words';

export type JobFilter = Omit<JobsQuery, 'page' | 'page_size' | 'ordering' | 'until'> & {
  /** How far the keyword's occupations reach; without it they are found in all texts as well. */
  readonly reach?: Reach | undefined;
  /** Words of the keyword, in small letters, that a job need not have. */
  readonly leftOut?: readonly string[] | undefined;
  /** Bounds of the salary as a monthly one at 100 %, which leave out project fees. */
  readonly min_monthly_salary?: number | undefined;
  readonly max_monthly_salary?: number | undefined;
};

/** A location that is resolved: the folded texts of its places, its cantons, or a part of the text. */
export interface PlaceColumns {
  readonly places: unknown;
  readonly cantons: unknown;
  readonly part: unknown;
}

/** Values to compare the columns with. */
export type ColumnValues = Omit<JobFilter, 'location'> & { readonly location?: PlaceColumns | undefined };

/** The array is one parameter, so that a prepared statement takes any number of values. */
const isAnyOf = (column: Column, values: unknown) =>
  sql`${column} = any(${Array.isArray(values) ? sql.param(values) : values}::text[])`;

/** Conditions by column, for values or a placeholder. */
const conditions = {
  contract_type: (values: unknown) => isAnyOf(jobSearch.contractType, values),
  activity_rate: (values: unknown) =>
    sql`${jobSearch.rates} @> any(${Array.isArray(values) ? sql.param(values) : values}::int[])`,
  salary_type: (values: unknown) => isAnyOf(jobSearch.salaryType, values),
  work_mode: (values: unknown) => isAnyOf(jobSearch.workMode, values),
  level: (values: unknown) => isAnyOf(jobSearch.level, values),
  canton: (values: unknown) => isAnyOf(jobSearch.canton, values),
  language: (values: unknown) => isAnyOf(jobSearch.language, values),
  // The index of a company's jobs is small, so that the search table needs no column for it.
  company: (values: unknown) =>
    sql`${jobSearch.jobId} in (
      select id from jobs where jobprovider_id = any(${Array.isArray(values) ? sql.param(values) : values}::int[])
    )`,
  // A range fits when some amount of it does, so each bound is compared with the end that is nearer to it.
  min_salary: (value: unknown) => sql`${jobSearch.topSalary} >= ${value}`,
  max_salary: (value: unknown) => sql`${jobSearch.salary} <= ${value}`,
  min_monthly_salary: (value: unknown) => sql`${jobSearch.topMonthlySalary} >= ${value}`,
  max_monthly_salary: (value: unknown) => sql`${jobSearch.monthlySalary} <= ${value}`,
  published_within: (days: unknown) =>
    sql`${jobSearch.createdAt} >= now() - make_interval(days => ${days}::int)`,
  start_date: (value: unknown) => sql`${jobSearch.startDate} >= ${value}`,
  end_date: (value: unknown) => sql`${jobSearch.endDate} <= ${value}`,
  location: (value: unknown) => {
    const { places, cantons, part } = value as PlaceColumns;
    const isNamed = sql`${isAnyOf(jobSearch.place, places)} or ${isAnyOf(jobSearch.canton, cantons)}`;
    return sql`(${isNamed} or ${jobSearch.place} like ${matchesPart(part)})`;
  },
};
export type ColumnName = keyof typeof conditions;

export const COLUMN_NAMES = Object.keys(conditions) as ColumnName[];

export const FILTER_NAMES = [
  ...COLUMN_NAMES,
  'keyword',
  'radius',
  'exact',
  'without',
  'reach',
  'leftOut',
] as const;

/**
 * Filters of low cardinality, which take several values: each is also a lexeme of `job_search.words`, with
 * this two-character prefix, except for the work mode `on_site` and the levels (`queryOfLevel`).
 */
const LEXEMES = {
  contract_type: '=c',
  activity_rate: '=r',
  salary_type: '=s',
  work_mode: '=m',
  level: '=v',
  canton: '=k',
  language: '=l',
} as const;
type LexemeName = keyof typeof LEXEMES;
const LEXEME_NAMES = Object.keys(LEXEMES) as LexemeName[];

/** The filters that take several values. */
const CHOICE_NAMES = [...LEXEME_NAMES, 'company'] as const;

/** Filters without a lexeme. */
const COMPARED_NAMES = [
  'company',
  'min_salary',
  'max_salary',
  'min_monthly_salary',
  'max_monthly_salary',
  'published_within',
  'start_date',
  'end_date',
] as const;

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

/** True for all jobs. */
export const isBoard = (filter: JobFilter): boolean => listSet(filter, FILTER_NAMES).length === 0;

/** True where nothing but a keyword was given. */
export const isKeywordAlone = (filter: JobFilter): boolean =>
  listSet(filter, FILTER_NAMES).every((name) => name === 'keyword');

/** The filter without what facets count: what is chosen from lists, and the least pay. */
export const withoutChoices = (filter: JobFilter): JobFilter => ({
  ...filter,
  ...Object.fromEntries(CHOICE_NAMES.map((name) => [name, undefined])),
  min_salary: undefined,
  min_monthly_salary: undefined,
});

/** The filters of several values, each without repetitions and in a fixed order. */
export const sortChoices = (filter: JobFilter): JobFilter =>
  Object.fromEntries(
    listSet(filter, CHOICE_NAMES).map((name) => [name, [...new Set<unknown>(filter[name])].sort()]),
  );

/** Nearly all jobs are on site, so a lexeme would only slow the index down: the column is compared. */
const isModeCompared = (filter: JobFilter) => filter.work_mode?.includes('on_site') === true;

/** Most jobs are skilled work, too, which is what nothing says. */
const isLevelCompared = (filter: JobFilter) => filter.level?.includes('skilled') === true;

/** What says a level, as in `job_level`: a job is of the first that is said of it. */
const SAID_BY: Readonly<Partial<Record<JobLevel, readonly string[]>>> = {
  apprenticeship: [lexemeOfLevel('apprentice')],
  internship: [lexemeOfLevel('intern'), '=cinternship'],
  first_job: [lexemeOfLevel('junior')],
  lead: [lexemeOfLevel('lead')],
};

function queryOfLevel(level: JobLevel): string {
  const levels = Object.keys(SAID_BY) as JobLevel[];
  const before = levels.slice(0, levels.indexOf(level)).flatMap((other) => SAID_BY[other] ?? []);
  const said = anyOf(SAID_BY[level] ?? []);
  return before.length > 0 ? `(${said} & !${anyOf(before)})` : said;
}

/** A range of rates has a lexeme for every fifth percent alone (`list_rates`). */
const RATE_STEP = 5;
const isRateCompared = (filter: JobFilter) =>
  filter.activity_rate?.some((rate) => rate % RATE_STEP !== 0) === true;

/** The filters that no lexeme stands for, in addition to keyword and location. */
export const listCompared = (filter: JobFilter): ColumnName[] => [
  ...listSet(filter, COMPARED_NAMES),
  ...(isModeCompared(filter) ? (['work_mode'] as const) : []),
  ...(isLevelCompared(filter) ? (['level'] as const) : []),
  ...(isRateCompared(filter) ? (['activity_rate'] as const) : []),
];

/** Cache key of a filter. */
export const keyOf = (filter: JobFilter): string =>
  JSON.stringify(listSet(filter, FILTER_NAMES).map((name) => [name, filter[name]]));

/** True when only columns of low cardinality are filtered, so that the total is worth caching. */
export const hasLowCardinality = (filter: JobFilter): boolean =>
  listSet(filter, FILTER_NAMES).every((name) => name in LEXEMES);

/**
 * Filters that are often combined: each combination of two or three has its own lexeme (`combine_filters`).
 */
const COMBINED = ['contract_type', 'activity_rate', 'salary_type'] as const;

/** Beyond this number of combinations, the single lexemes of each filter are fewer entries to read. */
const MAX_COMBINATIONS = 16;

/** All combinations of the values of the combined filters: `permanent/80/`. */
const combine = (filter: JobFilter): string[] =>
  COMBINED.map((name) => (filter[name] ?? ['']).map(String)).reduce((starts, ends) =>
    starts.flatMap((start) => ends.map((end) => `${start}/${end}`)),
  );

/** Returns as few and as rare lexemes as possible, because the index reads all entries of each. */
export function lexemesOfFilter(given: JobFilter): string[] {
  const filter = isRateCompared(given) ? { ...given, activity_rate: undefined } : given;
  const combined = listSet(filter, COMBINED).length > 1 ? combine(filter) : [];
  const isCombined = combined.length > 0 && combined.length <= MAX_COMBINATIONS;
  const alone = listSet(filter, LEXEME_NAMES).filter(
    (name) =>
      name !== 'level' &&
      !(name === 'work_mode' && isModeCompared(filter)) &&
      !(isCombined && COMBINED.some((other) => other === name)),
  );
  const levels = isLevelCompared(filter) ? [] : (filter.level ?? []);
  return [
    ...(levels.length > 0 ? [`(${levels.map(queryOfLevel).join(' | ')})`] : []),
    ...alone.map((name) => anyOf((filter[name] ?? []).map((value) => `${LEXEMES[name]}${value}`))),
    ...(isCombined ? [anyOf(combined.map((values) => `=f${values}`))] : []),
  ];
}
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
