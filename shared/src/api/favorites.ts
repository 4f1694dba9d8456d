import type { Job } from '../contract/index';
import type { CallOptions, Http, Listing, Query } from './http';
import { listJobs } from './list-jobs';

/** Adds a job to the signed-in candidate's favourites; idempotent. */
export const addFavorite = (http: Http, job: number): Promise<void> => http.put(`jobs/${job}/favorite/`);

/** Removes a job from the favourites; idempotent. */
export const removeFavorite = (http: Http, job: number): Promise<void> =>
  http.delete(`jobs/${job}/favorite/`);

/** The signed-in candidate's favourites, the last added first, including paused jobs. */
export const listFavorites = (
  http: Http,
  jobseeker: number,
  query?: Query,
  options?: CallOptions,
): Promise<Listing<Job>> => listJobs(http, `auth/jobseekers/${jobseeker}/favorites/`, { ...options, query });
