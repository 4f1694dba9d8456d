import type {
  Application,
  ApplicationBody,
  ApplicationPatch,
  ApplicationsQuery,
  ApplicationStatus,
  StatusCounts,
  StatusCountsQuery,
} from '../contract/index';
import type { CallOptions, Http, Listing } from './http';

/** The caller's applications: a candidate's own, or those a company has received. */
export const listApplications = (
  http: Http,
  query: ApplicationsQuery,
  options?: CallOptions,
): Promise<Listing<Application>> => http.list('auth/applications/', { ...options, query });

/** How many of the caller's applications there are of each status, narrowed by `job` and `search` as the list is. */
export const countApplications = (
  http: Http,
  query?: StatusCountsQuery,
  options?: CallOptions,
): Promise<StatusCounts> => http.get('auth/applications/status-counts/', { ...options, query });

export const getApplication = (http: Http, id: number, options?: CallOptions): Promise<Application> =>
  http.get(`auth/applications/${id}/`, options);

/** Applies. With `job_id` and `job_seeker` alone it may be repeated: the same empty application comes back. */
export const createApplication = (http: Http, application: ApplicationBody): Promise<Application> =>
  http.post('auth/applications/', application);

export const updateApplication = (http: Http, id: number, changes: ApplicationPatch): Promise<Application> =>
  http.patch(`auth/applications/${id}/`, changes);

/** Attaches the resume, in the place of an earlier one. */
export function uploadResume(http: Http, id: number, resume: File): Promise<Application> {
  const form = new FormData();
  form.set('resume', resume);
  return http.patch(`auth/applications/${id}/`, form);
}

/** Moves an application of one's own jobs; 409 when the move is not allowed from its present status. */
export const updateApplicationStatus = (
  http: Http,
  id: number,
  status: ApplicationStatus,
): Promise<Application> => http.patch(`auth/applications/${id}/update-status/`, { status });
