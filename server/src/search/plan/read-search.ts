import type { JobsQuery } from '@metier/sdk/contract';
import { refuse } from '../../errors';
import { readSlice } from '../../http/input/pages';
import { FILTER_NAMES, listSet, sortChoices, type JobFilter } from '../query/filter';
import { CAP, type SearchSlice } from './found-ids';
import type { Ordering } from './search';
import { searchTexts } from './search.texts';

/** Bounds of a salary mean the stored one for a single salary type, otherwise what is comparable. */
function readSalaryBounds({ salary_type, min_salary, max_salary }: JobsQuery): Partial<JobFilter> {
  if (new Set(salary_type).size === 1) return { min_salary, max_salary };
  return {
    min_salary: undefined,
    max_salary: undefined,
    min_monthly_salary: min_salary,
    max_monthly_salary: max_salary,
  };
}

/** A keyword of whitespace counts as none; the order of a filter's values and repeated ones do not count. */
function readFilter(query: JobsQuery): JobFilter {
  const { page: _page, page_size: _size, ordering: _ordering, until: _until, ...filter } = query;
  const keyword = filter.keyword?.trim() || undefined;
  if (filter.radius !== undefined && !filter.location) throw refuse.field('radius', searchTexts.radius);
  const exact = ((keyword ?? filter.location) && filter.exact) || undefined;
  return {
    ...filter,
    ...sortChoices(filter),
    ...readSalaryBounds(filter),
    keyword,
    exact,
    without: (keyword && filter.without) || undefined,
  };
}

export interface Search {
  readonly filter: JobFilter;
  readonly ordering: Ordering;
  readonly slice: SearchSlice;
  /** Cache key: equal for equivalent queries. */
  readonly key: string;
  /** True when it needs more than the newest jobs. */
  readonly isExpensive: boolean;
}

/** What was published since is counted for each page, and after a day there may be much of it. */
const MAX_UNTIL_MS = 24 * 60 * 60 * 1_000;

function readUntil({ until }: JobsQuery): Date | undefined {
  const moment = until ? new Date(until) : undefined;
  return moment && Date.now() - moment.getTime() < MAX_UNTIL_MS ? moment : undefined;
}

/** Normalizes a query. Without a keyword, relevance means newest first. */
export function readSearch(query: JobsQuery): Search {
  const filter = readFilter(query);
  const ordering = filter.keyword ? (query.ordering ?? 'relevance') : 'newest';
  const slice = { ...readSlice(query), until: readUntil(query) };
  const given = listSet(filter, FILTER_NAMES).map((name) => [name, filter[name]]);
  const isExpensive = given.length > 0 || slice.offset + slice.limit > CAP;
  return { filter, ordering, slice, key: JSON.stringify([given, ordering, slice]), isExpensive };
}
