import {
  countJobFacets,
  getJobProvider,
  listAppliedJobs,
  listNearbyPlaces,
  readUnderstood,
  searchJobs,
  type Http,
} from '@metier/sdk/api';
import type { AppliedJob, Job, JobFacets, NearbyPlace } from '@metier/sdk/contract';
import {
  loadFavorites,
  loadListPage,
  readValue,
  settle,
  type Favorites,
  type ListPage,
  type PageArguments,
  type Part,
  type Ports,
  type Settled,
} from '@metier/sdk/remote';
import { replace, type ShouldRevalidateFunction } from '@metier/sdk/router';
import { PAGE_SIZES } from '@metier/sdk/rules';
import { CHOICE_FILTERS, isNarrowed, readSearch, searchUrl, toQuery, type HomeSearch } from './home-search';
import { readListEnd } from './list-end';
import { listRelaxations } from './results/relaxations';
import { whenFree } from './when-free';

/** Number of jobs that each relaxation finds; undefined if it could not be counted. */
export type RelaxedCounts = readonly (number | undefined)[];

export interface HomeData {
  readonly search: HomeSearch;
  /** The results; the form is shown without them, too. A failure may name invalid terms in the URL. */
  readonly found: Settled<ListPage<Job>>;
  /** Without it the choices have no numbers. */
  readonly facets: Part<JobFacets>;
  /** What the relaxations find when the search found few or nothing, in their order. */
  readonly relaxedCounts: Part<RelaxedCounts> | undefined;
  /** Where near the location the same search finds jobs, when it found none. */
  readonly nearby: Part<readonly NearbyPlace[]> | undefined;
  readonly favorites: Favorites | undefined;
  readonly applied: readonly AppliedJob[];
}

/** Runs the search of the URL. An empty page redirects to an earlier one with results. */
export async function loader({ request, ports }: PageArguments): Promise<HomeData> {
  const { http } = ports;
  const { signal } = request;
  const asked = readSearch(new URL(request.url).searchParams);
  const facets = settle(whenFree(signal, () => countFacets(http, asked, signal)));
  const load = (page: number) => {
    const query = { ...toQuery({ ...asked, page }), until: readListEnd({ ...asked, page }) };
    return whenFree(signal, () => searchJobs(http, query, { signal }));
  };
  const [found, favorites, applied, companies] = await Promise.all([
    settle(loadListPage(asked.page, PAGE_SIZES.home, load)),
    loadFavorites(ports, { signal }),
    loadApplied(ports, signal),
    nameCompanies(http, asked.company, signal),
  ]);
  const search = { ...asked, companies };
  const signedIn = { favorites, applied };
  const data = { search, found, facets, relaxedCounts: undefined, nearby: undefined, ...signedIn };
  if ('failure' in found) return data;
  const { items, page, total } = found.value;
  if (page < search.page) throw replace(searchUrl({ ...search, page }));
  if (items.length === 0) {
    const none = { ...data, found: { value: { ...found.value, total: 0 } } };
    if (!isNarrowed(search)) return none;
    const nearby = search.location ? settle(listNearbyPlaces(http, toQuery(search), { signal })) : undefined;
    return { ...none, relaxedCounts: settle(countRelaxed(http, search, found.value, signal)), nearby };
  }
  if (total > FEW) return data;
  return { ...data, relaxedCounts: settle(countRelaxed(http, search, found.value, signal)) };
}

/** So many results leave room for those of searches that ask for less. */
const FEW = 3;

const normalize = ({ searchParams }: URL) => searchUrl(readSearch(searchParams));

/** Another job beside the same results needs no search. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  (currentUrl.search === nextUrl.search || normalize(currentUrl) !== normalize(nextUrl)) &&
  defaultShouldRevalidate;

/** Without the list every card offers to apply, and the server refuses a second application. */
async function loadApplied({ http, session }: Ports, signal: AbortSignal): Promise<readonly AppliedJob[]> {
  if (session.getUser()?.account_type !== 'job_seeker') return [];
  return readValue(await settle(listAppliedJobs(http, { signal }))) ?? [];
}

/** As many values of a filter as the server takes. */
const MAX_COMPANIES = 30;

/** The names of the chosen companies; those that cannot be read stay ids. */
async function nameCompanies(http: Http, ids: readonly string[], signal: AbortSignal) {
  const names = ids
    .filter(Number)
    .slice(0, MAX_COMPANIES)
    .map(async (id) => {
      const company = readValue(await settle(getJobProvider(http, Number(id), { signal })));
      return company ? [[id, company.company_name]] : [];
    });
  return Object.fromEntries((await Promise.all(names)).flat()) as Record<string, string>;
}

async function countFacets(http: Http, search: HomeSearch, signal: AbortSignal): Promise<JobFacets> {
  const facets = await countJobFacets(http, toQuery(search), { signal });
  if (!CHOICE_FILTERS.every((name) => name === 'company' || Array.isArray(facets[name])))
    throw new Error('The facets are malformed');
  return facets;
}

/** One request per relaxation. Failed counts are undefined. */
async function countRelaxed(
  http: Http,
  search: HomeSearch,
  found: ListPage<Job>,
  signal: AbortSignal,
): Promise<RelaxedCounts> {
  const counts = listRelaxations(search, readUnderstood(found).parts).map(async ({ to }) => {
    const relaxed = readSearch(new URLSearchParams(to.split('?')[1]));
    const query = { ...toQuery(relaxed), page_size: 1 };
    return readValue(await settle(searchJobs(http, query, { signal })))?.total;
  });
  return Promise.all(counts);
}
