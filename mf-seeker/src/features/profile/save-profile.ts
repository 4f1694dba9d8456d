import { createJobSeeker, findSkillIds, isApiError } from '@metier/sdk/api';
import type { Skill } from '@metier/sdk/contract';
import type { Ports } from '@metier/sdk/remote';
import { readSkills } from '@metier/sdk/rules';
import type { ProfileDraft } from './read-profile';

/** Saves a draft; `known` are the existing skills. */
export type SaveProfile = (draft: ProfileDraft, known: readonly Skill[]) => Promise<void>;

/** The session has ended, and the user has not signed in again. */
export class SignedOut extends Error {}

const hasStatus = (error: unknown, status: number) => isApiError(error) && error.status === status;

/** Without its session cookie, a call fails the check of its CSRF token first, with 403. */
async function isSignedOut(session: Ports['session'], error: unknown): Promise<boolean> {
  if (!hasStatus(error, 403)) return hasStatus(error, 401);
  return session.refresh().then(
    (user) => user === undefined,
    (failure) => hasStatus(failure, 401),
  );
}

/** Creates the signed-in user's profile; a conflict means that it already exists and counts as saved. */
export const createProfile =
  ({ http, session }: Pick<Ports, 'http' | 'session'>): SaveProfile =>
  async ({ skill, ...profile }, known) => {
    try {
      // After an expired session, the user may have signed in again in another tab.
      const user = session.getUser() ?? (await session.refresh());
      if (!user) throw new SignedOut();
      const ids = await findSkillIds(http, readSkills(skill), known);
      await createJobSeeker(http, { ...profile, skill: ids, user: user.id });
    } catch (error) {
      if (await isSignedOut(session, error)) throw new SignedOut();
      if (!hasStatus(error, 409)) throw error;
    }
  };
