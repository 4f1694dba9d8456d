import type { Job } from '../contract/index';
import type { CallOptions, Http, Listing, Query } from './http';
import { listJobs } from './list-jobs';

/** Puts a job among the signed-in candidate's favourites; it may be there already. */
export const addFavorite = (http: Http, job: number): Promise<void> => http.put(`jobs/${job}/favorite/`);

/** Takes a job out of the favourites; it need not be among them. */
export const removeFavorite = (http: Http, job: number): Promise<void> =>
  http.delete(`jobs/${job}/favorite/`);

/** The signed-in candidate's favourites, the last one added first; paused jobs stay among them. */
export const listFavorites = (
  http: Http,
  jobseeker: number,
  query?: Query,
  options?: CallOptions,
): Promise<Listing<Job>> => listJobs(http, `auth/jobseekers/${jobseeker}/favorites/`, { ...options, query });
