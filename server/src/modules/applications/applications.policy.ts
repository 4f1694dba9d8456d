import { refuse } from '../../errors';
import type { Viewer } from '../viewer';
import type { ApplicationRow, ApplicationScope } from './applications.repository';

/** Everybody's lists and finds are narrowed to this before any filter is looked at. */
export const scopeOf = (viewer: Viewer): ApplicationScope =>
  viewer.accountType === 'job_seeker' ? { seekerUserId: viewer.id } : { providerUserId: viewer.id };

/** Only the company that received an application reads its notes. */
export const canReadNotes = (viewer: Viewer, row: ApplicationRow): boolean =>
  row.provider.userId === viewer.id;

/** Of a withdrawn application the company keeps name, job, dates and its notes; all else is the candidate's alone. */
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

/** Statuses and notes are the company's. */
export function requireCompany(viewer: Viewer): void {
  if (viewer.accountType !== 'job_provider') throw refuse.forbidden();
}

/** A withdrawn application takes nothing any more. */
export function requireNotWithdrawn(row: ApplicationRow): void {
  if (row.application.status === 'withdrawn') throw refuse.conflict('This application has been withdrawn.');
}
