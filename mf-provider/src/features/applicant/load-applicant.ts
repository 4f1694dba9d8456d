import {
  getJobSeeker,
  isApiError,
  listApplications,
  listSeekerReviews,
  type Http,
  type Listing,
} from '@metier/sdk/api';
import type { Application, JobSeeker, SeekerReview } from '@metier/sdk/contract';
import { settle, type PageArguments, type Settled } from '@metier/sdk/remote';
import { data } from '@metier/sdk/router';
import { MAX_PAGE_SIZE, readId } from '@metier/sdk/rules';

/** Page data of an applicant. A missing applicant fails the page; each list may fail separately. */
export interface ApplicantData {
  readonly applicant: JobSeeker;
  readonly applications: Settled<Listing<Application>>;
  readonly reviews: Settled<Listing<SeekerReview>>;
}

/** Loads an applicant; responds 404 if the id is invalid or belongs to no applicant of the company. */
export async function loader({ params, request, ports }: PageArguments): Promise<ApplicantData> {
  const id = readId(params.id);
  if (id === undefined) throw data(null, { status: 404 });
  const { http } = ports;
  const { signal } = request;
  const query = { job_seeker: id, page_size: MAX_PAGE_SIZE };
  const [applicant, applications, reviews] = await Promise.all([
    getApplicant(http, id, signal),
    settle(listApplications(http, query, { signal })),
    settle(listSeekerReviews(http, query, { signal })),
  ]);
  return { applicant, applications, reviews };
}

async function getApplicant(http: Http, id: number, signal: AbortSignal): Promise<JobSeeker> {
  try {
    return await getJobSeeker(http, id, { signal });
  } catch (error) {
    if (isApiError(error) && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
}
