import type { Job, JobBody, JobFacets, JobPatch, JobsQuery } from '../contract/index';
import type { CallOptions, Http, Listing } from './http';
import { listJobs } from './list-jobs';

/** Search parameters; values may be raw strings from the URL, and a 400 names the invalid ones. */
export type JobsSearch = { readonly [Name in keyof JobsQuery]: JobsQuery[Name] | string };

/** One page of the active jobs that match, with the total number of matches. */
export const searchJobs = (http: Http, query: JobsSearch, options?: CallOptions): Promise<Listing<Job>> =>
  listJobs(http, 'jobs/', { ...options, query });

/** Number of matching jobs for each value of a filter, each counted without that filter itself. */
export const countJobFacets = (http: Http, query: JobsSearch, options?: CallOptions): Promise<JobFacets> =>
  http.get('jobs/facets/', { ...options, query });

/** A job by its id, also a paused one (with `is_active` false); 404 when there is none. */
export const getJob = (http: Http, id: number, options?: CallOptions): Promise<Job> =>
  http.get(`jobs/${id}/`, options);

/**
 * A job of the caller's company with the owner's fields; 404 when it does not exist or belongs to another
 * company.
 */
export const getOwnJob = (http: Http, id: number, options?: CallOptions): Promise<Job> =>
  http.get(`auth/jobs/${id}/`, options);

/** Publishes a job for the caller's company. */
export const createJob = (http: Http, job: JobBody): Promise<Job> => http.post('jobs/', job);

/** Changes the given fields of a job of the caller's company. */
export const updateJob = (http: Http, id: number, changes: JobPatch): Promise<Job> =>
  http.patch(`auth/jobs/${id}/`, changes);
