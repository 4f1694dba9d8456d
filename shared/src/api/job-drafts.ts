import type {
  JobDraftBody,
  JobDraftChange,
  JobDraftSummary,
  JobScheduleBody,
  StoredJobDraft,
} from '../contract/index';
import type { CallOptions, Http } from './http';

/** The drafts and scheduled jobs of the caller's company, last changed first. */
export const listJobDrafts = (http: Http, options?: CallOptions): Promise<JobDraftSummary[]> =>
  http.get('auth/job-drafts/', options);

export const getJobDraft = (http: Http, id: number, options?: CallOptions): Promise<StoredJobDraft> =>
  http.get(`auth/job-drafts/${id}/`, options);

export const createJobDraft = (
  http: Http,
  draft: JobDraftBody,
  options?: CallOptions,
): Promise<StoredJobDraft> => http.post('auth/job-drafts/', draft, options);

/** Replaces the fields of a draft; 409 when it has changed since that version. */
export const saveJobDraft = (
  http: Http,
  id: number,
  change: JobDraftChange,
  options?: CallOptions,
): Promise<StoredJobDraft> => http.put(`auth/job-drafts/${id}/`, change, options);

/** Deletes a draft, or a scheduled job. */
export const deleteJobDraft = (http: Http, id: number): Promise<void> =>
  http.delete(`auth/job-drafts/${id}/`);

/** Publishes the job of a draft at a later time. */
export const scheduleJob = (http: Http, id: number, schedule: JobScheduleBody): Promise<StoredJobDraft> =>
  http.put(`auth/job-drafts/${id}/schedule/`, schedule);

/** Cancels the publication; the job stays as a draft. */
export const unscheduleJob = (http: Http, id: number): Promise<StoredJobDraft> =>
  http.post(`auth/job-drafts/${id}/unschedule/`);

/** Copies a job of the caller's company to a new draft, without its dates. */
export const copyJob = (http: Http, id: number): Promise<StoredJobDraft> =>
  http.post(`auth/jobs/${id}/copy/`);
