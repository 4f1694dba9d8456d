import {
  countJobFacets,
  isApiError,
  readDetail,
  readFieldErrors,
  searchJobs,
  type Http,
  type Listing,
} from '@metier/shared/api';
import type { FieldErrors, Job, JobFacets } from '@metier/shared/contract';
import { loadFavorites, type Favorites, findNonEmptyPage, type PageArguments } from '@metier/shared/remote';
import { replace } from '@metier/shared/router';
import { PAGE_SIZES } from '@metier/shared/rules';
import {
  isNarrowed,
  listTerms,
  readSearch,
  searchUrl,
  toQuery,
  type HomeSearch,
  type TermName,
} from './home-search';
import { homeTexts } from './home.texts';

/** Why the search failed; `fields` has the errors of invalid terms in the URL. */
export interface SearchProblem {
  readonly problem: string;
  readonly fields: FieldErrors;
}

/** Number of jobs found without each one of the terms. */
export type RelaxedCounts = Readonly<Partial<Record<TermName, number>>>;

export interface HomeData {
  readonly search: HomeSearch;
  /** Number of jobs on the whole board; undefined if counting failed. */
  readonly openJobs: number | undefined;
  /** The results, or why the search failed; the form is shown in both cases. */
  readonly found: Listing<Job> | SearchProblem;
  /** Streamed; without it the choices have no numbers. Never rejects. */
  readonly facets: Promise<JobFacets | undefined>;
  /** Which terms to remove when nothing was found. Never rejects. */
  readonly relaxedCounts: Promise<RelaxedCounts> | undefined;
  readonly favorites: Favorites | undefined;
}

const FACETS = ['contract_type', 'activity_rate', 'salary_type', 'canton'] as const;

/** Runs the search of the URL. An empty page redirects to an earlier one with results. */
export async function loader({ request, ports }: PageArguments): Promise<HomeData> {
  const { http } = ports;
  const { signal } = request;
  const search = readSearch(new URL(request.url).searchParams);
  const facets = countFacets(http, search, signal);
  const [found, openJobs, favorites] = await Promise.all([
    find(http, search, signal),
    isNarrowed(search) ? countOpenJobs(http, signal) : undefined,
    loadFavorites(ports, { signal }),
  ]);
  const data = { search, openJobs, found, facets, relaxedCounts: undefined, favorites };
  if ('problem' in found) return data;
  if (found.items.length === 0) {
    const earlier = await findEarlierPage(http, search, found, signal);
    if (earlier) throw replace(searchUrl({ ...search, page: earlier.page }));
    const none = { ...data, found: { items: [], total: 0 } };
    return isNarrowed(search) ? { ...none, relaxedCounts: countRelaxed(http, search, signal) } : none;
  }
  return isNarrowed(search) ? data : { ...data, openJobs: found.total };
}

/** Finds an earlier page with results if the requested one is empty; undefined if that fails. */
async function findEarlierPage(http: Http, search: HomeSearch, listing: Listing<Job>, signal: AbortSignal) {
  const load = (page: number) => searchJobs(http, toQuery({ ...search, page }), { signal });
  try {
    return await findNonEmptyPage({ page: search.page, listing }, PAGE_SIZES.home, load);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}

async function find(http: Http, search: HomeSearch, signal: AbortSignal): Promise<HomeData['found']> {
  try {
    return await searchJobs(http, toQuery(search), { signal });
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { problem: readDetail(error, homeTexts.failure.text), fields: readFieldErrors(error) };
  }
}

/** The number is optional, so a failure leaves the page intact. */
async function countOpenJobs(http: Http, signal: AbortSignal): Promise<number | undefined> {
  try {
    return (await searchJobs(http, { page_size: 1 }, { signal })).total;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}

async function countFacets(
  http: Http,
  search: HomeSearch,
  signal: AbortSignal,
): Promise<JobFacets | undefined> {
  const facets = await countJobFacets(http, toQuery(search), { signal }).catch(() => undefined);
  return facets && FACETS.every((name) => Array.isArray(facets[name])) ? facets : undefined;
}

/** Counts the results without each term, one request per term. Failed counts are left out. */
async function countRelaxed(http: Http, search: HomeSearch, signal: AbortSignal): Promise<RelaxedCounts> {
  const counts = listTerms(search).map(async (name) => {
    const query = { ...toQuery(search), [name]: '', page: 1, page_size: 1 };
    return [name, (await searchJobs(http, query, { signal })).total] as const;
  });
  const settled = await Promise.allSettled(counts);
  return Object.fromEntries(settled.flatMap((count) => (count.status === 'fulfilled' ? [count.value] : [])));
}
