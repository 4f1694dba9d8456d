import { countJobFacets, searchJobs, type Http } from '@metier/shared/api';
import type { Job, JobFacets } from '@metier/shared/contract';
import {
  loadFavorites,
  loadListPage,
  readValue,
  settle,
  type Favorites,
  type ListPage,
  type PageArguments,
  type Part,
  type Settled,
} from '@metier/shared/remote';
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

/** Number of jobs found without each one of the terms. */
export type RelaxedCounts = Readonly<Partial<Record<TermName, number | undefined>>>;

export interface HomeData {
  readonly search: HomeSearch;
  /** Number of jobs on the whole board; undefined if counting failed. */
  readonly openJobs: number | undefined;
  /** The results; the form is shown without them, too. A failure may name invalid terms in the URL. */
  readonly found: Settled<ListPage<Job>>;
  /** Without it the choices have no numbers. */
  readonly facets: Part<JobFacets>;
  /** Which terms to remove when nothing was found. */
  readonly relaxedCounts: Part<RelaxedCounts> | undefined;
  readonly favorites: Favorites | undefined;
}

const FACETS = ['contract_type', 'activity_rate', 'salary_type', 'canton'] as const;

/** Runs the search of the URL. An empty page redirects to an earlier one with results. */
export async function loader({ request, ports }: PageArguments): Promise<HomeData> {
  const { http } = ports;
  const { signal } = request;
  const search = readSearch(new URL(request.url).searchParams);
  const facets = settle(countFacets(http, search, signal));
  const load = (page: number) => searchJobs(http, toQuery({ ...search, page }), { signal });
  const [found, openJobs, favorites] = await Promise.all([
    settle(loadListPage(search.page, PAGE_SIZES.home, load)),
    isNarrowed(search) ? countOpenJobs(http, signal) : undefined,
    loadFavorites(ports, { signal }),
  ]);
  const data = { search, openJobs, found, facets, relaxedCounts: undefined, favorites };
  if ('failure' in found) return data;
  const { items, total, page } = found.value;
  if (page < search.page) throw replace(searchUrl({ ...search, page }));
  if (items.length === 0) {
    const none = { ...data, found: { value: { items, total: 0, page } } };
    return isNarrowed(search) ? { ...none, relaxedCounts: settle(countRelaxed(http, search, signal)) } : none;
  }
  return isNarrowed(search) ? data : { ...data, openJobs: total };
}

/** The number is optional, so a failure leaves the page intact. */
const countOpenJobs = async (http: Http, signal: AbortSignal): Promise<number | undefined> =>
  readValue(await settle(searchJobs(http, { page_size: 1 }, { signal })))?.total;

async function countFacets(http: Http, search: HomeSearch, signal: AbortSignal): Promise<JobFacets> {
  const facets = await countJobFacets(http, toQuery(search), { signal });
  if (!FACETS.every((name) => Array.isArray(facets[name]))) throw new Error('The facets are malformed');
  return facets;
}

/** Counts the results without each term, one request per term. Failed counts are left out. */
async function countRelaxed(http: Http, search: HomeSearch, signal: AbortSignal): Promise<RelaxedCounts> {
  const counts = listTerms(search).map(async (name) => {
    const query = { ...toQuery(search), [name]: '', page: 1, page_size: 1 };
    return [name, readValue(await settle(searchJobs(http, query, { signal })))?.total] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}
