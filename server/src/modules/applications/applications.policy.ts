import type { Queryable } from '../../db/database';
import { refuse } from '../../errors';
import type { Viewer } from '../viewer';
import {
  findApplication,
  lockApplication,
  type ApplicationRow,
  type ApplicationScope,
} from './application-rows.repository';
import { applicationsTexts } from './applications.texts';

/** Scope of every list and lookup, applied before any filter. */
export const scopeOf = (viewer: Viewer): ApplicationScope =>
  viewer.accountType === 'job_seeker' ? { seekerUserId: viewer.id } : { providerUserId: viewer.id };

/** 404 for an application that the viewer neither sent nor received. */
export async function requireRow(db: Queryable, viewer: Viewer, id: number): Promise<ApplicationRow> {
  const row = await findApplication(db, scopeOf(viewer), id);
  if (!row) throw refuse.missing();
  return row;
}

/** The same, with a row lock until the transaction ends. */
export async function lockRow(tx: Queryable, viewer: Viewer, id: number): Promise<ApplicationRow> {
  const row = await lockApplication(tx, scopeOf(viewer), id);
  if (!row) throw refuse.missing();
  return row;
}

/** Only the company that received an application reads its notes. */
export const canReadNotes = (viewer: Viewer, row: ApplicationRow): boolean =>
  row.provider.userId === viewer.id;

/**
 * After a withdrawal the company keeps name, job, dates and its notes; everything else is visible to the
 * candidate alone.
 */
export const canReadAnswers = (viewer: Viewer, row: ApplicationRow): boolean =>
  row.seekerUserId === viewer.id ||
  (row.application.status !== 'withdrawn' && row.application.anonymisedAt === null);

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
  if (row.application.status === 'withdrawn') throw refuse.conflict(applicationsTexts.withdrawn);
  if (row.application.anonymisedAt) throw refuse.conflict(applicationsTexts.anonymised);
}
