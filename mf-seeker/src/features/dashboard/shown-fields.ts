import type { AccountNotice, Application, Interview, Job, JobSeeker } from '@metier/sdk/contract';

/** The fields that the dashboard shows: all that its page carries when the server has rendered it. */
export const SEEKER_FIELDS = [
  'id',
  'user',
  'firstname',
  'lastname',
  'birthdate',
  'city',
  'region',
  'biography',
  'experience',
  'skill',
  'skill_names',
] as const satisfies readonly (keyof JobSeeker)[];
export type ShownSeeker = Pick<JobSeeker, (typeof SEEKER_FIELDS)[number]>;

export const APPLICATION_FIELDS = [
  'id',
  'job',
  'status',
  'submitted_at',
] as const satisfies readonly (keyof Application)[];
export type ShownApplication = Pick<Application, (typeof APPLICATION_FIELDS)[number]>;

export const INTERVIEW_FIELDS = [
  'id',
  'application',
  'company',
  'job',
  'kind',
  'state',
  'starts_at',
] as const satisfies readonly (keyof Interview)[];
export type ShownInterview = Pick<Interview, (typeof INTERVIEW_FIELDS)[number]>;

export const JOB_FIELDS = [
  'id',
  'title',
  'language',
  'company',
  'job_provider',
  'location',
  'salary',
  'salary_max',
  'salary_currency',
  'salary_type',
  'activity_rate',
  'activity_rate_max',
  'is_active',
] as const satisfies readonly (keyof Job)[];
export type ShownJob = Pick<Job, (typeof JOB_FIELDS)[number]>;

export const NOTICE_FIELDS = [
  'id',
  'text',
  'path',
  'created_at',
] as const satisfies readonly (keyof AccountNotice)[];
export type ShownNotice = Pick<AccountNotice, (typeof NOTICE_FIELDS)[number]>;
