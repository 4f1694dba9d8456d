import { createJobSeeker, findSkillIds, isApiError, type Http } from '@metier/sdk/api';
import type { Skill } from '@metier/sdk/contract';
import { readSkills } from '@metier/sdk/rules';
import type { ProfileDraft } from './read-profile';

/** Saves a draft; `known` are the existing skills. */
export type SaveProfile = (draft: ProfileDraft, known: readonly Skill[]) => Promise<void>;

const isConflict = (error: unknown) => isApiError(error) && error.status === 409;

/** Creates the profile; a conflict means that it already exists and counts as saved. */
export const createProfile =
  (http: Http): SaveProfile =>
  async ({ skill, ...profile }, known) => {
    try {
      const ids = await findSkillIds(http, readSkills(skill), known);
      await createJobSeeker(http, { ...profile, skill: ids });
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
  };
