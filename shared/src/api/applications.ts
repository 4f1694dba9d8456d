import type {
  Application,
  ApplicationBody,
  ApplicationPatch,
  ApplicationsExportQuery,
  ApplicationsQuery,
  AppliedJob,
  StatusCounts,
  StatusCountsQuery,
  StatusesReply,
  StatusInput,
} from '../contract/index';
import { timestampField, type ApplicationStatus } from '../rules/index';
import type { CallOptions, Http, Listing } from './http';
import { listItems, type ItemShape } from './list-items';
import { readStatusAlias } from './read-status-alias';

const APPLICATION_SAMPLE: ItemShape<Application> = {
  id: 0,
  job: { id: 0, title: '', job_provider: { id: 0, company_name: '' } },
  applicant_name: '',
  status: 'pending',
};

/** The caller's applications: a candidate's own, or those a company has received. */
export async function listApplications(
  http: Http,
  query: ApplicationsQuery,
  options?: CallOptions,
): Promise<Listing<Application>> {
  const page = await listItems(http, 'auth/applications/', APPLICATION_SAMPLE, { ...options, query });
  return { ...page, items: page.items.map(readStatusAlias) };
}

/** URL of the received applications as a CSV file, filtered and ordered like the list. */
export const addressOfExport = (query: ApplicationsExportQuery): string => {
  const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return `/api/auth/applications/export/?${new URLSearchParams(given)}`;
};

/** Number of the caller's applications per status, filtered by `job` and `search` like the list. */
export const countApplications = (
  http: Http,
  query?: StatusCountsQuery,
  options?: CallOptions,
): Promise<StatusCounts> => http.get('auth/applications/status-counts/', { ...options, query });

/** The jobs to which the signed-in candidate has applied, the last one first; the newest 1 000. */
export const listAppliedJobs = (http: Http, options?: CallOptions): Promise<AppliedJob[]> =>
  http.get('auth/applied-jobs/', options);

export const getApplication = async (http: Http, id: number, options?: CallOptions): Promise<Application> =>
  readStatusAlias(await http.get(`auth/applications/${id}/`, options));

/**
 * Applies to a job. Idempotent with `job_id` and `job_seeker` alone: a repeated call returns the same empty
 * application.
 */
export const createApplication = (http: Http, application: ApplicationBody): Promise<Application> =>
  http.post('auth/applications/', application);

/** The timestamp that the contract sends with a status: now. Our server sets its own. */
function timestampOf(status: StatusInput | undefined): Readonly<Record<string, string>> {
  if (!status || status === 'pending' || status === 'submitted') return {};
  const field = timestampField(status);
  return field ? { [field]: new Date().toISOString() } : {};
}

/**
 * Changes the answers or withdraws; with a resume everything is sent as one form and accepted or refused as a
 * whole.
 */
export function updateApplication(
  http: Http,
  id: number,
  changes: ApplicationPatch,
  resume?: File,
): Promise<Application> {
  const path = `auth/applications/${id}/`;
  const body = { ...changes, ...timestampOf(changes.status) };
  if (!resume) return http.patch(path, body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, String(value));
  form.set('resume', resume);
  return http.patch(path, form);
}

/** Attaches the resume, replacing an earlier one. */
export const uploadResume = (http: Http, id: number, resume: File): Promise<Application> =>
  updateApplication(http, id, {}, resume);

/** Makes a copy of a document of the caller's library the resume, replacing an earlier one. */
export const attachResume = (http: Http, id: number, attachment: number): Promise<Application> =>
  updateApplication(http, id, { resume_attachment: attachment });

/**
 * Changes the status of an application to one of the caller's jobs; 409 when the transition is not allowed
 * from the current status.
 */
export const updateApplicationStatus = (
  http: Http,
  id: number,
  status: ApplicationStatus,
): Promise<Application> =>
  http.patch(`auth/applications/${id}/update-status/`, { status, ...timestampOf(status) });

/**
 * Changes the status of up to 100 applications to the caller's jobs, each independently; the reply lists the
 * refused ones with the reason.
 */
export const updateApplicationStatuses = (
  http: Http,
  applications: readonly number[],
  status: ApplicationStatus,
): Promise<StatusesReply> => http.post('auth/applications/update-status/', { applications, status });

/** Records that the company has opened an application, which ends the reminders to do so. */
export const markApplicationViewed = (http: Http, id: number): Promise<void> =>
  http.put(`auth/applications/${id}/viewed/`);

/** Replaces the company's notes on an application. */
export const saveNotes = (http: Http, id: number, notes: string): Promise<Application> =>
  updateApplication(http, id, { notes });
