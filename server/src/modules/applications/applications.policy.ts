import { refuse } from '../../errors';
import type { Viewer } from '../viewer';
import type { ApplicationRow, ApplicationScope } from './applications.repository';

/** Scope of every list and lookup, applied before any filter. */
export const scopeOf = (viewer: Viewer): ApplicationScope =>
  viewer.accountType === 'job_seeker' ? { seekerUserId: viewer.id } : { providerUserId: viewer.id };

/** Only the company that received an application reads its notes. */
export const canReadNotes = (viewer: Viewer, row: ApplicationRow): boolean =>
  row.provider.userId === viewer.id;

/**
 * After a withdrawal the company keeps name, job, dates and its notes; everything else is visible to the
 * candidate alone.
 */
export const canReadAnswers = (viewer: Viewer, row: ApplicationRow): boolean =>
  row.seekerUserId === viewer.id || row.application.status !== 'withdrawn';

/** The candidate writes answers, resume and the withdrawal; the company writes notes alone. */
export function requireMayChange(
  viewer: Viewer,
  change: { readonly isByCandidate: boolean; readonly isByCompany: boolean },
): void {
  const isForbidden = viewer.accountType === 'job_seeker' ? change.isByCompany : change.isByCandidate;
  if (isForbidden) throw refuse.forbidden();
}

/** Only the company sets statuses and notes. */
export function requireCompany(viewer: Viewer): void {
  if (viewer.accountType !== 'job_provider') throw refuse.forbidden();
}

/** A withdrawn application accepts no changes. */
export function requireNotWithdrawn(row: ApplicationRow): void {
  if (row.application.status === 'withdrawn') throw refuse.conflict('This application has been withdrawn.');
}
