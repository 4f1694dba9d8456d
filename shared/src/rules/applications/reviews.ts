import { hasEnded, type ApplicationStatus, type TimestampField } from './statuses';

/**
 * Timestamps that only the employer's status changes set. An interview has none, but always follows one of
 * them.
 */
const EMPLOYER_TIMESTAMPS = [
  'reviewed_at',
  'shortlisted_at',
  'hired_at',
  'rejected_at',
] as const satisfies readonly TimestampField[];

/** The fields of an application that show whether its employer has handled it and whether it has ended. */
export type HandledApplication = { readonly status: ApplicationStatus } & {
  readonly [Field in (typeof EMPLOYER_TIMESTAMPS)[number]]: string | Date | null;
};

/**
 * Whether the candidate of this application may review the company: the company has decided, or the candidate
 * has withdrawn after the employer changed the status at least once. A withdrawal before that gives the
 * candidate nothing to review.
 */
export function isReviewable(application: HandledApplication): boolean {
  return hasEnded(application.status) && EMPLOYER_TIMESTAMPS.some((field) => application[field] !== null);
}
