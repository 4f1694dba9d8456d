import { isApiError, readDetail, searchJobs, type Http, type Listing } from '@metier/shared/api';
import type { Job } from '@metier/shared/contract';
import type { PageArguments } from '@metier/shared/remote';
import { replace } from '@metier/shared/router';
import { PAGE_SIZES, pageCount } from '@metier/shared/rules';
import { isNarrowed, readSearch, searchAddress, toQuery, type HomeSearch } from './home-search';
import { homeTexts } from './home.texts';

export interface HomeData {
  readonly search: HomeSearch;
  /** How many jobs the whole board has; undefined when that could not be had. */
  readonly openJobs: number | undefined;
  /** What was found, or why nothing could be looked up: the form stays either way. */
  readonly found: Listing<Job> | { readonly problem: string };
}

/** Searches as the address says. A page beyond the end leads to the last one. */
export async function loader({ request, ports }: PageArguments): Promise<HomeData> {
  const search = readSearch(request.url);
  const [found, openJobs] = await Promise.all([
    find(ports.http, search, request.signal),
    isNarrowed(search) ? countOpenJobs(ports.http, request.signal) : undefined,
  ]);
  if ('problem' in found) return { search, openJobs, found };
  if (found.items.length === 0 && found.total > 0) {
    throw replace(searchAddress({ ...search, page: pageCount(found.total, PAGE_SIZES.home) }));
  }
  return { search, openJobs: isNarrowed(search) ? openJobs : found.total, found };
}

async function find(http: Http, search: HomeSearch, signal: AbortSignal): Promise<HomeData['found']> {
  try {
    return await searchJobs(http, toQuery(search), { signal });
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { problem: readDetail(error, homeTexts.failure.text) };
  }
}

/** The number is an ornament of the hero: without it the page stands too. */
async function countOpenJobs(http: Http, signal: AbortSignal): Promise<number | undefined> {
  try {
    return (await searchJobs(http, { page_size: 1 }, { signal })).total;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}
