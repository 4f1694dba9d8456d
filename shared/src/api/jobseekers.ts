import type { JobSeeker, JobSeekerBody, JobSeekerPatch } from '../contract/index';
import type { CallOptions, Http } from './http';

/** The signed-in candidate's profile, or undefined before it has been written. */
export async function findOwnJobSeeker(http: Http, options?: CallOptions): Promise<JobSeeker | undefined> {
  const seekers = await http.get<JobSeeker[]>('auth/jobseekers/', options);
  return seekers[0];
}

export const getJobSeeker = (http: Http, id: number, options?: CallOptions): Promise<JobSeeker> =>
  http.get(`auth/jobseekers/${id}/`, options);

/** Writes one's own profile for the first time; 409 when there is one. */
export const createJobSeeker = (http: Http, profile: JobSeekerBody): Promise<JobSeeker> =>
  http.post('auth/jobseekers/', profile);

export const updateJobSeeker = (http: Http, id: number, changes: JobSeekerPatch): Promise<JobSeeker> =>
  http.patch(`auth/jobseekers/${id}/`, changes);
