import type {
  Application,
  ApplicationBody,
  ApplicationPatch,
  ApplicationsQuery,
  ApplicationStatus,
  StatusCounts,
  StatusCountsQuery,
  StatusesReply,
} from '../contract/index';
import type { CallOptions, Http, Listing } from './http';
import { listItems, type Sample } from './list-items';

const APPLICATION_SAMPLE: Sample<Application> = {
  id: 0,
  job: { id: 0, title: '', job_provider: { id: 0, company_name: '' } },
  applicant_name: '',
  status: 'pending',
};

/** The caller's applications: a candidate's own, or those a company has received. */
export const listApplications = (
  http: Http,
  query: ApplicationsQuery,
  options?: CallOptions,
): Promise<Listing<Application>> =>
  listItems(http, 'auth/applications/', APPLICATION_SAMPLE, { ...options, query });

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

/** Changes the answers, or withdraws; with a resume everything goes in one form, and is taken or refused as one. */
export function updateApplication(
  http: Http,
  id: number,
  changes: ApplicationPatch,
  resume?: File,
): Promise<Application> {
  const path = `auth/applications/${id}/`;
  if (!resume) return http.patch(path, changes);
  const form = new FormData();
  for (const [name, value] of Object.entries(changes)) form.set(name, String(value));
  form.set('resume', resume);
  return http.patch(path, form);
}

/** Attaches the resume, in the place of an earlier one. */
export const uploadResume = (http: Http, id: number, resume: File): Promise<Application> =>
  updateApplication(http, id, {}, resume);

/** Moves an application of one's own jobs; 409 when the move is not allowed from its present status. */
export const updateApplicationStatus = (
  http: Http,
  id: number,
  status: ApplicationStatus,
): Promise<Application> => http.patch(`auth/applications/${id}/update-status/`, { status });

/** Moves up to 100 applications of one's own jobs, each by itself; those that cannot be moved are named, with the reason. */
export const updateApplicationStatuses = (
  http: Http,
  applications: readonly number[],
  status: ApplicationStatus,
): Promise<StatusesReply> => http.post('auth/applications/update-status/', { applications, status });

/** Replaces what the company has noted about an application. */
export const saveNotes = (http: Http, id: number, notes: string): Promise<Application> =>
  updateApplication(http, id, { notes });
