import type { Job, JobProvider, JobProviderBody, JobProviderTotals } from '../contract/index';
import type { CallOptions, Http, Listing, Query } from './http';
import { getItems } from './list-items';
import { listJobs } from './list-jobs';

/** The signed-in employer's company, or undefined before it has been registered. */
export async function findOwnJobProvider(
  http: Http,
  userId: number,
  options?: CallOptions,
): Promise<JobProvider | undefined> {
  const providers = await getItems<JobProvider>(
    http,
    'auth/jobproviders/',
    { id: 0 },
    {
      ...options,
      query: { user: userId },
    },
  );
  return providers[0];
}

export const getJobProvider = (http: Http, id: number, options?: CallOptions): Promise<JobProvider> =>
  http.get(`auth/jobproviders/${id}/`, options);

/** Registers the caller's company; 409 when there is one already. */
export const createJobProvider = (http: Http, company: JobProviderBody): Promise<JobProvider> =>
  http.post('auth/jobproviders/', company);

export const updateJobProvider = (
  http: Http,
  id: number,
  changes: Partial<JobProviderBody>,
): Promise<JobProvider> => http.patch(`auth/jobproviders/${id}/`, changes);

/** The jobs of a company; paused jobs, views and application counts are visible to its owner only. */
export const listProviderJobs = (
  http: Http,
  id: number,
  query?: Query,
  options?: CallOptions,
): Promise<Listing<Job>> => listJobs(http, `auth/jobproviders/${id}/jobs/`, { ...options, query });

/** Totals of the caller's company over all of its jobs: jobs, active jobs, views and applications. */
export const getJobProviderTotals = (
  http: Http,
  id: number,
  options?: CallOptions,
): Promise<JobProviderTotals> => http.get(`auth/jobproviders/${id}/totals/`, options);
