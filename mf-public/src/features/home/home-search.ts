import type { JobsQuery } from '@metier/shared/contract';
import { PAGE_SIZES } from '@metier/shared/rules';

/** Search filters besides the two terms, by their API names. */
export const FILTERS = [
  'contract_type',
  'activity_rate',
  'min_salary',
  'max_salary',
  'salary_type',
  'canton',
  'start_date',
  'end_date',
] as const satisfies readonly (keyof JobsQuery)[];
export type FilterName = (typeof FILTERS)[number];

const TERMS = ['keyword', 'location', ...FILTERS] as const;
export type TermName = (typeof TERMS)[number];

/** Search terms from the URL: '' if absent, not validated. */
export type Terms = Readonly<Record<TermName, string>>;
export type Filters = Pick<Terms, FilterName>;

/** Search state of the home page's URL. */
export interface HomeSearch extends Terms {
  readonly ordering: 'relevance' | 'newest';
  /** Counted from 1. */
  readonly page: number;
}

/** Maximum length of keyword and location accepted by the server. */
export const MAX_TERM_LENGTH = 200;
const LAST_PAGE = 1_000_000;

export const collectFilters = (read: (name: FilterName) => string): Filters => collect(FILTERS, read);
export const NO_FILTERS = collectFilters(() => '');

/** Parses the query of a URL. Invalid filters are kept, so that the server reports them. */
export function readSearch(query: URLSearchParams): HomeSearch {
  const terms = collect(TERMS, (name) => readTerm(query.get(name)));
  const wantsNewest = !terms.keyword || query.get('ordering') === 'newest';
  return { ...terms, ordering: wantsNewest ? 'newest' : 'relevance', page: readPage(query.get('page')) };
}

/** Shortest URL of a search, without defaults. */
export function searchUrl(search: Partial<HomeSearch>): string {
  const { keyword, ordering, page } = search;
  const query = new URLSearchParams();
  for (const name of TERMS) {
    const term = search[name];
    if (term) query.set(name, term);
  }
  if (keyword && ordering === 'newest') query.set('ordering', ordering);
  if (page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `/?${query}` : '/';
}

/** URL of the Atom feed with the newest results of a search. */
export const toFeedAddress = (search: Terms): string =>
  searchUrl(collect(TERMS, (name) => search[name])).replace('/', '/feed.atom');

/** URL of the same search with other terms, starting at its first page. */
export const changeSearch = (search: HomeSearch, change: Partial<Terms>): string =>
  searchUrl({ ...search, ...change, page: 1 });

/** The terms that are set, in natural reading order. */
export const listTerms = (search: Partial<Terms>): readonly TermName[] =>
  TERMS.filter((name) => search[name]);

export const listFilters = (search: Partial<Filters>): readonly FilterName[] =>
  FILTERS.filter((name) => search[name]);

export const isNarrowed = (search: HomeSearch): boolean => listTerms(search).length > 0;

/** API query of a search; the terms are sent verbatim. */
export const toQuery = (search: HomeSearch) => ({ ...search, page_size: PAGE_SIZES.home });

function collect<Name extends string>(names: readonly Name[], read: (name: Name) => string) {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
}

/** Normalizes a term: trimmed, and cut to the server's maximum length. */
export function readTerm(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim().slice(0, MAX_TERM_LENGTH).trim() : '';
}

function readPage(value: string | null): number {
  return value && /^[1-9]\d{0,6}$/.test(value) ? Math.min(Number(value), LAST_PAGE) : 1;
}
