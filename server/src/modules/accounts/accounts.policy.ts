import type { Queryable } from '../../db/database';
import type { SessionUser } from '../../http/session/session';
import { hasAppliedTo, type UserRow } from './accounts.repository';

/**
 * A company's logo is public; a candidate's portrait is visible to the candidate and the companies they
 * applied to.
 */
export async function canSeePicture(
  db: Queryable,
  viewer: SessionUser | null,
  owner: UserRow,
): Promise<boolean> {
  if (owner.accountType === 'job_provider' || viewer?.id === owner.id) return true;
  return viewer?.accountType === 'job_provider' && (await hasAppliedTo(db, owner.id, viewer.id));
}
