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
import { isSameData, readView } from './company-view';

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

/** An address that names no company is a 404 of the page. */
export async function loader({ params, request, ports }: PageArguments): Promise<CompanyData> {
  const id = readId(params.id);
  if (id === undefined) throw data(null, { status: 404 });
  const { http, session } = ports;
  const { signal } = request;
  const view = readView(new URL(request.url).searchParams);
  const jobsQuery = { page: view.jobs, page_size: PAGE_SIZE.jobs, is_active: true };
  const reviewsQuery = { page: view.reviews, page_size: PAGE_SIZE.reviews };
  const isSeeker = session.getUser()?.account_type === 'job_seeker';
  const lists = {
    jobs: settle(listProviderJobs(http, id, jobsQuery, { signal })),
    reviews: settle(listCompanyReviews(http, id, reviewsQuery, { signal })),
    endedApplication: isSeeker ? findEndedApplication(http, id, signal) : Promise.resolve(undefined),
  };
  return { company: await getCompany(http, id, signal), ...lists };
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
