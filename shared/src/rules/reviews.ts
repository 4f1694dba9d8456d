import { hasEnded, type ApplicationStatus, type TimestampField } from './statuses';

/** The moments that only the employer's moves set. An interview has none, but always follows one of them. */
const HANDLED_AT = [
  'reviewed_at',
  'shortlisted_at',
  'hired_at',
  'rejected_at',
] as const satisfies readonly TimestampField[];

/** What of an application tells whether its employer has handled it, and whether it has ended. */
export type Handling = { readonly status: ApplicationStatus } & {
  readonly [Field in (typeof HANDLED_AT)[number]]: string | Date | null;
};

/**
 * Whether the candidate of this application may review the company: it has decided, or the candidate has withdrawn after
 * the employer had moved the application at least once. Whoever applies and withdraws at once has nothing to tell of.
 */
export function isReviewable(application: Handling): boolean {
  return hasEnded(application.status) && HANDLED_AT.some((field) => application[field] !== null);
}
