import {
  getJobProvider,
  isApiError,
  listApplications,
  listCompanyReviews,
  listProviderJobs,
  type Http,
  type Listing,
} from '@metier/shared/api';
import type { CompanyReview, Job, JobProvider } from '@metier/shared/contract';
import type { PageArguments } from '@metier/shared/remote';
import { data, type ShouldRevalidateFunctionArgs } from '@metier/shared/router';
import { hasEnded, MAX_PAGE_SIZE, readId } from '@metier/shared/rules';
import { isSameData, readView, type CompanyView } from './company-view';

/** How many entries stand on one page of a list. */
export const PAGE_SIZE = { jobs: 5, reviews: 4 } as const;

/** A list that was had, or why not. */
export type Outcome<Item> = { readonly listing: Listing<Item> } | { readonly error: unknown };

/** The company is there when the page is; its lists come on their own. */
export interface CompanyData {
  readonly company: JobProvider;
  readonly jobs: Promise<Outcome<Job>>;
  readonly reviews: Promise<Outcome<CompanyReview>>;
  /** The id of an application of the viewer to this company that has ended. */
  readonly endedApplication: Promise<number | undefined>;
}

/** What is on show, until the page is left. */
interface Visit {
  readonly id: number;
  readonly address: string;
  readonly view: CompanyView;
  readonly data: CompanyData;
}

const visits = new WeakMap<Http, Visit>();

/** The next visit asks for everything anew. */
export const endVisit = (http: Http): void => void visits.delete(http);

/**
 * An address that names no company is a 404 of the page. Turning the pages of one list asks for that list alone; asking
 * for the same address again asks for everything.
 */
export async function loader({ params, request, ports }: PageArguments): Promise<CompanyData> {
  const id = readId(params.id);
  if (id === undefined) throw data(null, { status: 404 });
  const { http, session } = ports;
  const { signal } = request;
  const view = readView(new URL(request.url).searchParams);
  const last = visits.get(http);
  const kept = last?.id === id && last.address !== request.url ? last : undefined;
  const isSeeker = session.getUser()?.account_type === 'job_seeker';
  const lists = {
    jobs: kept?.view.jobs === view.jobs ? kept.data.jobs : askForJobs(http, id, view, signal),
    reviews: kept?.view.reviews === view.reviews ? kept.data.reviews : askForReviews(http, id, view, signal),
    endedApplication:
      kept?.data.endedApplication ??
      (isSeeker ? findEndedApplication(http, id, signal) : Promise.resolve(undefined)),
  };
  if (kept) await Promise.all([lists.jobs, lists.reviews]);
  const company = kept?.data.company ?? (await getCompany(http, id, signal));
  const shown = { company, ...lists };
  if (!signal.aborted) visits.set(http, { id, address: request.url, view, data: shown });
  return shown;
}

function askForJobs(http: Http, id: number, { jobs: page }: CompanyView, signal: AbortSignal) {
  const query = { page, page_size: PAGE_SIZE.jobs, is_active: true };
  return settle(listProviderJobs(http, id, query, { signal }));
}

function askForReviews(http: Http, id: number, { reviews: page }: CompanyView, signal: AbortSignal) {
  return settle(listCompanyReviews(http, id, { page, page_size: PAGE_SIZE.reviews }, { signal }));
}

export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => defaultShouldRevalidate && !isSameData(currentUrl, nextUrl);

async function getCompany(http: Http, id: number, signal: AbortSignal): Promise<JobProvider> {
  try {
    return await getJobProvider(http, id, { signal });
  } catch (error) {
    if (isApiError(error) && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
}

const settle = <Item>(list: Promise<Listing<Item>>): Promise<Outcome<Item>> =>
  list.then(
    (listing) => ({ listing }),
    (error: unknown) => ({ error }),
  );

/** An invitation is an ornament: what cannot be had is not missed. */
async function findEndedApplication(http: Http, company: number, signal: AbortSignal) {
  try {
    const { items } = await listApplications(http, { page_size: MAX_PAGE_SIZE }, { signal });
    return items.find(({ job, status }) => job.job_provider.id === company && hasEnded(status))?.id;
  } catch {
    return undefined;
  }
}
