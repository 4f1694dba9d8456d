import {
  getJobProvider,
  getJobProviderTotals,
  isApiError,
  listApplications,
  listCompanyReviews,
  listProviderJobs,
  type Http,
  type Listing,
} from '@metier/sdk/api';
import type { CompanyReview, Job, JobProvider } from '@metier/sdk/contract';
import { loadFollowing, settle, type PageArguments, type Part, type Ports } from '@metier/sdk/remote';
import { data, type ShouldRevalidateFunctionArgs } from '@metier/sdk/router';
import { hasEnded, MAX_PAGE_SIZE, readId } from '@metier/sdk/rules';
import { needsSameData, readView, type CompanyView } from './company-view';

/** Number of entries per page of each list. */
export const PAGE_SIZE = { jobs: 5, reviews: 4 } as const;

/** Page data. The company is awaited; its lists are streamed. */
export interface CompanyData {
  readonly company: JobProvider;
  readonly jobs: Part<Listing<Job>>;
  readonly reviews: Part<Listing<CompanyReview>>;
  /** The newest reviews; undefined for a visit that began on a later page of them. */
  readonly quotes: Part<Listing<CompanyReview>> | undefined;
  /** The id of the viewer's ended application to this company, if any. */
  readonly endedApplication: Part<number | undefined>;
  /** Whether the signed-in candidate follows it. */
  readonly following: Part<boolean> | undefined;
  /** Number of followers, for the owner. */
  readonly followers: Part<number> | undefined;
}

/** Data of the present visit, reused until the user leaves the page. */
interface CachedPage {
  readonly id: number;
  readonly address: string;
  readonly view: CompanyView;
  readonly data: CompanyData;
}

const pageCache = new WeakMap<Http, CachedPage>();

/** Drops the reusable data, so that the next visit loads everything. */
export const clearPageCache = (http: Http): void => void pageCache.delete(http);

/**
 * Responds 404 if the URL names no company. Changing the page of one list loads that list only; loading the
 * same URL again reloads everything.
 */
export async function loader(args: PageArguments): Promise<CompanyData> {
  const { request, ports } = args;
  const id = readId(args.params.id);
  if (id === undefined) throw data(null, { status: 404 });
  const view = readView(new URL(request.url).searchParams);
  const last = pageCache.get(ports.http);
  const kept = last?.id === id && last.address !== request.url ? last : undefined;
  const shown = await loadCompany(args, id, view, kept);
  if (!request.signal.aborted) pageCache.set(ports.http, { id, address: request.url, view, data: shown });
  return shown;
}

/** Loads a company with its lists, except for what is `kept` of the present visit. */
export async function loadCompany(
  { request: { signal }, ports }: PageArguments,
  id: number,
  view: CompanyView,
  kept?: Pick<CachedPage, 'view' | 'data'>,
): Promise<CompanyData> {
  const { http } = ports;
  const lists = {
    jobs: kept?.view.jobs === view.jobs ? kept.data.jobs : loadJobs(http, id, view, signal),
    reviews: kept?.view.reviews === view.reviews ? kept.data.reviews : loadReviews(http, id, view, signal),
    endedApplication: kept?.data.endedApplication ?? loadEndedApplication(ports, id, signal),
    following: kept ? kept.data.following : loadFollowing(ports, id, { signal }),
  };
  const quotes = kept ? kept.data.quotes : view.reviews === 1 ? lists.reviews : undefined;
  if (kept) await Promise.all([lists.jobs, lists.reviews]);
  const company = kept?.data.company ?? (await getCompany(http, id, signal));
  const followers = kept ? kept.data.followers : loadFollowers(ports, company, signal);
  return { company, ...lists, quotes, followers };
}

/** Only the owner learns how many candidates follow the company. */
function loadFollowers({ http, session }: Ports, { id, user }: JobProvider, signal: AbortSignal) {
  if (user.id === undefined || user.id !== session.getUser()?.id) return undefined;
  return settle(getJobProviderTotals(http, id, { signal }).then(({ followers }) => followers));
}

function loadEndedApplication({ http, session }: Ports, company: number, signal: AbortSignal) {
  const isSeeker = session.getUser()?.account_type === 'job_seeker';
  return isSeeker ? settle(findEndedApplication(http, company, signal)) : { value: undefined };
}

function loadJobs(http: Http, id: number, { jobs: page }: CompanyView, signal: AbortSignal) {
  const query = { page, page_size: PAGE_SIZE.jobs, is_active: true };
  return settle(listProviderJobs(http, id, query, { signal }));
}

function loadReviews(http: Http, id: number, { reviews: page }: CompanyView, signal: AbortSignal) {
  return settle(listCompanyReviews(http, id, { page, page_size: PAGE_SIZE.reviews }, { signal }));
}

export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => defaultShouldRevalidate && !needsSameData(currentUrl, nextUrl);

async function getCompany(http: Http, id: number, signal: AbortSignal): Promise<JobProvider> {
  try {
    return await getJobProvider(http, id, { signal });
  } catch (error) {
    if (isApiError(error) && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
}

async function findEndedApplication(http: Http, company: number, signal: AbortSignal) {
  const { items } = await listApplications(http, { page_size: MAX_PAGE_SIZE }, { signal });
  return items.find(({ job, status }) => job.job_provider.id === company && hasEnded(status))?.id;
}
