import { createJobSeeker, findSkillIds, isApiError } from '@metier/sdk/api';
import type { Skill } from '@metier/sdk/contract';
import type { Ports } from '@metier/sdk/remote';
import { readSkills } from '@metier/sdk/rules';
import type { ProfileDraft } from './read-profile';

/** Saves a draft; `known` are the existing skills. */
export type SaveProfile = (draft: ProfileDraft, known: readonly Skill[]) => Promise<void>;

const isConflict = (error: unknown) => isApiError(error) && error.status === 409;

/** Creates the signed-in user's profile; a conflict means that it already exists and counts as saved. */
export const createProfile =
  ({ http, session }: Pick<Ports, 'http' | 'session'>): SaveProfile =>
  async ({ skill, ...profile }, known) => {
    const user = session.getUser();
    try {
      const ids = await findSkillIds(http, readSkills(skill), known);
      await createJobSeeker(http, { ...profile, skill: ids, ...(user && { user: user.id }) });
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
  };
