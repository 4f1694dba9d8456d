import type { Job, JobBody, JobFacets, JobPatch, JobsQuery } from '../contract/index';
import type { CallOptions, Http, Listing } from './http';
import { listJobs } from './list-jobs';

/** A search, whose values may be just as an address says them: a 400 names those that make no sense. */
export type JobsSearch = { readonly [Name in keyof JobsQuery]: JobsQuery[Name] | string };

/** One page of the active jobs that match, and how many match in all. */
export const searchJobs = (http: Http, query: JobsSearch, options?: CallOptions): Promise<Listing<Job>> =>
  listJobs(http, 'jobs/', { ...options, query });

/** How many jobs the search finds for each value of a filter, each counted without its own. */
export const countJobFacets = (http: Http, query: JobsSearch, options?: CallOptions): Promise<JobFacets> =>
  http.get('jobs/facets/', { ...options, query });

/** A job by its id; a paused one too, with `is_active` false. 404 when there is none. */
export const getJob = (http: Http, id: number, options?: CallOptions): Promise<Job> =>
  http.get(`jobs/${id}/`, options);

/** One's own job, as its owner sees it. 404 when there is none, or it is another company's. */
export const getOwnJob = (http: Http, id: number, options?: CallOptions): Promise<Job> =>
  http.get(`auth/jobs/${id}/`, options);

/** Publishes a job for one's own company. */
export const createJob = (http: Http, job: JobBody): Promise<Job> => http.post('jobs/', job);

/** Changes the given fields of one's own job. */
export const updateJob = (http: Http, id: number, changes: JobPatch): Promise<Job> =>
  http.patch(`auth/jobs/${id}/`, changes);
