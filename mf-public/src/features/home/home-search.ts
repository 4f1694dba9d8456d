import type { JobFacets, JobsQuery } from '@metier/sdk/contract';
import { DEFAULT_LANGUAGE, PAGE_SIZES, type Language } from '@metier/sdk/rules';

/** Filters that take several values, of which a job has to match one. */
export const CHOICE_FILTERS = [
  'contract_type',
  'activity_rate',
  'work_mode',
  'level',
  'salary_type',
  'canton',
  'language',
  'company',
] as const satisfies readonly (keyof JobFacets)[];
export type ChoiceName = (typeof CHOICE_FILTERS)[number];

/** Search filters besides the two terms, by their API names. */
export const FILTERS = [
  'contract_type',
  'activity_rate',
  'work_mode',
  'level',
  'published_within',
  'min_salary',
  'max_salary',
  'salary_type',
  'canton',
  'company',
  'language',
  'start_date',
  'end_date',
] as const satisfies readonly (keyof JobsQuery)[];
export type FilterName = (typeof FILTERS)[number];

const TERMS = ['keyword', 'location', 'radius', ...FILTERS] as const;
export type TermName = (typeof TERMS)[number];

/** Search terms from the URL: '' or no value if absent, not validated. */
export type Terms = Readonly<
  Record<Exclude<TermName, ChoiceName>, string> & Record<ChoiceName, readonly string[]>
>;
export type Filters = Pick<Terms, FilterName>;

/** Search terms with what names them. */
export interface NamedTerms extends Terms {
  /** Names of companies by their ids; no part of the URL. */
  readonly companies?: Readonly<Record<string, string>>;
}

/** Search state of the home page's URL. */
export interface HomeSearch extends NamedTerms {
  readonly ordering: 'relevance' | 'newest';
  /** 'true' when the terms are searched as they are typed; otherwise ''. */
  readonly exact: string;
  /** Identifiers of occupations that the keyword is not taken for, separated by commas. */
  readonly without: string;
  /** 'true' when jobs that only mention the keyword are listed, however many are named by it; otherwise ''. */
  readonly mentions: string;
  /** Counted from 1. */
  readonly page: number;
}

/** Maximum length of keyword and location accepted by the server. */
export const MAX_TERM_LENGTH = 200;
const LAST_PAGE = 1_000_000;

/** Reads the filters, each from its texts. */
export const collectFilters = (read: (name: FilterName) => readonly string[]): Filters =>
  collect(FILTERS, read);
export const NO_FILTERS = collectFilters(() => []);

/** Parses the query of a URL. Invalid filters are kept, so that the server reports them. */
export function readSearch(query: URLSearchParams): HomeSearch {
  const given = collect(TERMS, (name) => query.getAll(name));
  const terms = { ...given, radius: given.location && given.radius };
  const wantsNewest = !terms.keyword || query.get('ordering') === 'newest';
  const { exact = '', without = '', mentions = '' } = Object.fromEntries(query);
  return {
    ...terms,
    ordering: wantsNewest ? 'newest' : 'relevance',
    exact: exact === 'true' ? exact : '',
    without: terms.keyword && IDENTIFIERS.test(without) ? without : '',
    mentions: terms.keyword && mentions === 'true' ? mentions : '',
    page: readPage(query.get('page')),
  };
}

/** At most 20, which the server takes. */
const IDENTIFIERS = /^[a-z0-9-]{1,50}(,[a-z0-9-]{1,50}){0,19}$/;

/** Shortest URL of a search, without defaults. */
export function searchUrl(search: Partial<HomeSearch>): string {
  const { keyword, location, ordering, exact, without, mentions, page } = search;
  const query = new URLSearchParams();
  for (const name of TERMS) {
    if (name === 'radius' && !location) continue;
    for (const value of listValues(search, name)) query.append(name, value);
  }
  if (exact && (keyword || location)) query.set('exact', exact);
  if (without && keyword) query.set('without', without);
  if (keyword && ordering === 'newest') query.set('ordering', ordering);
  if (mentions && keyword) query.set('mentions', mentions);
  if (page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `/?${query}` : '/';
}

/** URL of a narrowed search with one job beside its results, which is no part of the search. */
export const jobUrl = (search: HomeSearch, job: number): string => `${searchUrl(search)}&job=${job}`;

/** URL of the Atom feed with the newest results of a search. */
export function toFeedAddress(search: HomeSearch, language: Language): string {
  const path = searchUrl({ ...search, ordering: 'relevance', page: 1 }).replace('/', '/feed.atom');
  return language === DEFAULT_LANGUAGE ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

/** URL of the same search with other terms, starting at its first page. */
export const changeSearch = (search: HomeSearch, change: Partial<HomeSearch>): string =>
  searchUrl({ ...search, mentions: '', ...change, page: 1 });

/** URL of the same search without these terms. */
export const dropTerms = (search: HomeSearch, names: readonly TermName[]): string =>
  changeSearch(
    search,
    collect(names, () => []),
  );

/** URL of the same search without this value of a term. */
export const dropValue = (search: HomeSearch, name: TermName, value: string): string =>
  changeSearch(
    search,
    collect([name], () => listValues(search, name).filter((other) => other !== value)),
  );

/** URL of the same search with one more value of a filter. */
export const addValue = (search: HomeSearch, name: ChoiceName, value: string): string =>
  changeSearch(
    search,
    collect([name], () => [...search[name], value]),
  );

/** The values of a term; none if it is not set. */
export const listValues = (search: Partial<Terms>, name: TermName): readonly string[] =>
  [search[name] ?? []].flat().filter(Boolean);

const isSet = (search: Partial<Terms>) => (name: TermName) => listValues(search, name).length > 0;

/** The terms that are set, in natural reading order. */
export const listTerms = (search: Partial<Terms>): readonly TermName[] => TERMS.filter(isSet(search));

/** The terms without which a search finds more: without a radius it would find less. */
export const listRelaxable = (search: Partial<Terms>): readonly TermName[] =>
  listTerms(search).filter((name) => name !== 'radius');

export const listFilters = (search: Partial<Terms>): readonly FilterName[] => FILTERS.filter(isSet(search));

export const isNarrowed = (search: HomeSearch): boolean => listTerms(search).length > 0;

/** A search as it is saved: its jobs are new in any case. */
export const toSaved = (search: HomeSearch): HomeSearch => ({ ...search, published_within: '' });

/** API query of a search; the terms are sent verbatim. */
export const toQuery = ({ companies: _, mentions: _mentions, ...search }: HomeSearch) => ({
  ...search,
  page_size: PAGE_SIZES.home,
});

function isChoice(name: TermName): boolean {
  return CHOICE_FILTERS.some((choice) => choice === name);
}

/** Each value of a filter once and in a fixed order, so that equal searches have equal URLs. */
function collect<Name extends TermName>(names: readonly Name[], read: (name: Name) => readonly string[]) {
  const terms = names.map((name) => {
    const values = read(name).map(readTerm).filter(Boolean);
    return [name, isChoice(name) ? [...new Set(values)].sort() : (values[0] ?? '')];
  });
  return Object.fromEntries(terms) as Pick<Terms, Name>;
}

/** Normalizes a term: trimmed, and cut to the server's maximum length. */
export function readTerm(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim().slice(0, MAX_TERM_LENGTH).trim() : '';
}

function readPage(value: string | null): number {
  return value && /^[1-9]\d{0,6}$/.test(value) ? Math.min(Number(value), LAST_PAGE) : 1;
}
