import type { Application, Interview, Job, JobProvider } from '@metier/sdk/contract';

/** The fields that the dashboard shows: all that its page carries when the server has rendered it. */
export const COMPANY_FIELDS = [
  'id',
  'user',
  'company_name',
  'company_description',
  'company_website',
  'company_city',
  'company_region',
  'work_ethics',
  'advantages',
  'average_rating',
  'answers_within_days',
] as const satisfies readonly (keyof JobProvider)[];
export type ShownCompany = Pick<JobProvider, (typeof COMPANY_FIELDS)[number]>;

export const APPLICATION_FIELDS = [
  'id',
  'job',
  'applicant_name',
  'applicant_picture',
  'status',
  'submitted_at',
  'withdrawn_at',
  'planned_move',
] as const satisfies readonly (keyof Application)[];
export type ShownApplication = Pick<Application, (typeof APPLICATION_FIELDS)[number]>;

export const JOB_FIELDS = [
  'id',
  'title',
  'language',
  'location',
  'type',
  'salary',
  'salary_max',
  'salary_currency',
  'salary_type',
  'activity_rate',
  'activity_rate_max',
  'is_active',
  'hold',
  'application_deadline',
  'applications_count',
  'views',
  'created_at',
] as const satisfies readonly (keyof Job)[];
export type ShownJob = Pick<Job, (typeof JOB_FIELDS)[number]>;

export const INTERVIEW_FIELDS = [
  'id',
  'application',
  'candidate',
  'job',
  'kind',
  'state',
  'starts_at',
] as const satisfies readonly (keyof Interview)[];
export type ShownInterview = Pick<Interview, (typeof INTERVIEW_FIELDS)[number]>;
