import type { AccountType, Role } from '../people/roles';

/** When a notice is mailed: at once, in the mail of the next morning, or never. */
export const MAIL_RHYTHMS = ['now', 'daily', 'none'] as const;

/** When a notice is mailed. */
export type MailRhythm = (typeof MAIL_RHYTHMS)[number];

/**
 * Kinds of notices, in the order of the settings: who receives them, and when they are mailed unless the
 * person has chosen otherwise.
 */
export const NOTICE_KINDS = [
  { value: 'application-received', label: 'New applications', audience: 'job_provider', mail: 'now' },
  {
    value: 'application-withdrawn',
    label: 'Withdrawn applications',
    audience: 'job_provider',
    mail: 'daily',
  },
  {
    value: 'applications-waiting',
    label: 'Reminders of waiting applications',
    audience: 'job_provider',
    mail: 'daily',
  },
  {
    value: 'closing-planned',
    label: 'Closing notices to candidates',
    audience: 'job_provider',
    mail: 'daily',
  },
  { value: 'application-sent', label: 'Application confirmations', audience: 'job_seeker', mail: 'now' },
  { value: 'status-changed', label: 'Application updates', audience: 'job_seeker', mail: 'now' },
  { value: 'job-closed', label: 'Closed jobs that I applied for', audience: 'job_seeker', mail: 'now' },
  {
    value: 'employer-left',
    label: 'Employers who leave Metier',
    audience: 'job_seeker',
    mail: 'now',
  },
  { value: 'job-alert', label: 'New jobs for my alerts', audience: 'both', mail: 'now' },
  {
    value: 'company-jobs',
    label: 'New jobs of companies that I follow',
    audience: 'job_seeker',
    mail: 'daily',
  },
  { value: 'message-received', label: 'New messages', audience: 'both', mail: 'now' },
  { value: 'interview-offered', label: 'Offered interviews', audience: 'job_seeker', mail: 'now' },
  {
    value: 'interview-proposed',
    label: 'Proposed times for interviews',
    audience: 'job_provider',
    mail: 'now',
  },
  { value: 'interview-booked', label: 'Booked and changed interviews', audience: 'both', mail: 'now' },
  { value: 'interview-declined', label: 'Declined interviews', audience: 'job_provider', mail: 'now' },
  { value: 'interview-cancelled', label: 'Cancelled interviews', audience: 'both', mail: 'now' },
  { value: 'interview-reminder', label: 'Interview reminders', audience: 'both', mail: 'now' },
  {
    value: 'job-removed',
    label: 'Removed jobs that I applied for',
    audience: 'job_seeker',
    mail: 'now',
  },
  { value: 'moderation-decision', label: 'Decisions about my content', audience: 'both', mail: 'now' },
  { value: 'review-received', label: 'New reviews', audience: 'both', mail: 'daily' },
] as const satisfies readonly {
  value: string;
  label: string;
  audience: AccountType | 'both';
  mail: MailRhythm;
}[];

export type NoticeKind = (typeof NOTICE_KINDS)[number]['value'];

export const listNoticeKinds = (type: Role) =>
  NOTICE_KINDS.filter(({ audience }) => (audience === 'both' ? type !== 'operator' : audience === type));

/** Name of a subscription that a mailed link ends: a kind, or the daily mail with all of its kinds. */
export const DAILY_MAIL = 'daily';
