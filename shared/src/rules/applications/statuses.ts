export const APPLICATION_STATUSES = [
  'pending',
  'reviewed',
  'shortlisted',
  'interview',
  'hired',
  'rejected',
  'withdrawn',
] as const;

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const STATUS_LABELS = {
  pending: 'Pending',
  reviewed: 'Reviewed',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  hired: 'Hired',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
} as const satisfies Record<ApplicationStatus, string>;

/** The steps of a successful application, in the order in which they are drawn. */
export const TIMELINE = [
  'pending',
  'reviewed',
  'shortlisted',
  'hired',
] as const satisfies readonly ApplicationStatus[];

const TIMESTAMP_FIELDS = {
  pending: 'submitted_at',
  reviewed: 'reviewed_at',
  shortlisted: 'shortlisted_at',
  interview: undefined,
  hired: 'hired_at',
  rejected: 'rejected_at',
  withdrawn: 'withdrawn_at',
} as const satisfies Record<ApplicationStatus, string | undefined>;

export type TimestampField = NonNullable<(typeof TIMESTAMP_FIELDS)[ApplicationStatus]>;

/** Parses an external status value; `submitted` is a legacy alias of pending. Unknown: undefined. */
export function readStatus(input: unknown): ApplicationStatus | undefined {
  if (input === 'submitted') return 'pending';
  return APPLICATION_STATUSES.find((status) => status === input);
}

/** The timestamp field of `status`; an interview has none. */
export function timestampField(status: ApplicationStatus): TimestampField | undefined {
  return TIMESTAMP_FIELDS[status];
}

/** True for a final status: hired, rejected or withdrawn. */
export function hasEnded(status: ApplicationStatus): boolean {
  return status === 'hired' || status === 'rejected' || status === 'withdrawn';
}
