import type { JobSeeker, JobSeekerBody, JobSeekerPatch } from '../contract/index';
import type { CallOptions, Http } from './http';
import { getItems } from './list-items';

/** The signed-in candidate's profile, or undefined before it has been written. */
export async function findOwnJobSeeker(http: Http, options?: CallOptions): Promise<JobSeeker | undefined> {
  const seekers = await getItems<JobSeeker>(http, 'auth/jobseekers/', { id: 0 }, options);
  return seekers[0];
}

export const getJobSeeker = (http: Http, id: number, options?: CallOptions): Promise<JobSeeker> =>
  http.get(`auth/jobseekers/${id}/`, options);

/** Creates the caller's profile; 409 when there is one already. */
export const createJobSeeker = (http: Http, profile: JobSeekerBody): Promise<JobSeeker> =>
  http.post('auth/jobseekers/', profile);

export const updateJobSeeker = (http: Http, id: number, changes: JobSeekerPatch): Promise<JobSeeker> =>
  http.patch(`auth/jobseekers/${id}/`, changes);
