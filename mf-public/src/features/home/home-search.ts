import type { JobsQuery } from '@metier/shared/contract';
import { PAGE_SIZES } from '@metier/shared/rules';

/** What narrows a search beside its two terms, under the names of the wire. */
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

/** What is looked for, as the address says it: '' where it says nothing, and perhaps something that makes no sense. */
export type Terms = Readonly<Record<TermName, string>>;
export type Filters = Pick<Terms, FilterName>;

/** What the home page's address asks for. */
export interface HomeSearch extends Terms {
  readonly ordering: 'relevance' | 'newest';
  /** Counted from 1. */
  readonly page: number;
}

/** The longest text that the server takes for a keyword or a place. */
export const LONGEST_TERM = 200;
const LAST_PAGE = 1_000_000;

export const collectFilters = (read: (name: FilterName) => string): Filters => collect(FILTERS, read);
export const NO_FILTERS = collectFilters(() => '');

/** Reads an address's query. A filter that makes no sense stays as it is: the server says what is wrong with it. */
export function readSearch(query: URLSearchParams): HomeSearch {
  const terms = collect(TERMS, (name) => readTerm(query.get(name)));
  const wantsNewest = !terms.keyword || query.get('ordering') === 'newest';
  return { ...terms, ordering: wantsNewest ? 'newest' : 'relevance', page: readPage(query.get('page')) };
}

/** The address of a search, as short as it can be said. */
export function searchAddress(search: Partial<HomeSearch>): string {
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

/** Where the newest of what a search finds is read as a feed. */
export const toFeedAddress = (search: Terms): string =>
  searchAddress(collect(TERMS, (name) => search[name])).replace('/', '/feed.atom');

/** The address of the same search with other terms, from its first page on. */
export const changeSearch = (search: HomeSearch, change: Partial<Terms>): string =>
  searchAddress({ ...search, ...change, page: 1 });

/** The terms that are set, in the order in which people say them. */
export const listTerms = (search: Partial<Terms>): readonly TermName[] =>
  TERMS.filter((name) => search[name]);

export const listFilters = (search: Partial<Filters>): readonly FilterName[] =>
  FILTERS.filter((name) => search[name]);

export const isNarrowed = (search: HomeSearch): boolean => listTerms(search).length > 0;

/** What is sent to the server: the terms word for word. */
export const toQuery = (search: HomeSearch) => ({ ...search, page_size: PAGE_SIZES.home });

function collect<Name extends string>(names: readonly Name[], read: (name: Name) => string) {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
}

/** A term as it is looked for: without white space around it, and no longer than the server takes. */
export function readTerm(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim().slice(0, LONGEST_TERM).trim() : '';
}

function readPage(value: string | null): number {
  return value && /^[1-9]\d{0,6}$/.test(value) ? Math.min(Number(value), LAST_PAGE) : 1;
}
