import { createJobSeeker, findSkillIds, isApiError, readFieldErrors, type Http } from '@metier/shared/api';
import type { FieldErrors, Skill } from '@metier/shared/contract';
import { readSkills } from '@metier/shared/rules';
import type { ProfileDraft } from './read-profile';

/** No errors: saved. An empty record: failed for a reason that is about no field. */
export type SaveOutcome =
  { readonly isSaved: true } | { readonly isSaved: false; readonly errors: FieldErrors };

/** A skill is refused for its `name`, which the person typed into the field of the skills. */
export function nameFields({ name, ...errors }: FieldErrors): FieldErrors {
  return name ? { ...errors, skill: name } : errors;
}

/** Writes a draft to the server; `known` are the skills there are. */
export type SaveProfile = (draft: ProfileDraft, known: readonly Skill[]) => Promise<SaveOutcome>;

const isConflict = (error: unknown) => isApiError(error) && error.status === 409;

/** Writes the profile for the first time; one that exists already counts as saved. */
export const createProfile =
  (http: Http): SaveProfile =>
  async ({ skill, ...profile }, known) => {
    try {
      const ids = await findSkillIds(http, readSkills(skill), known);
      await createJobSeeker(http, { ...profile, skill: ids });
      return { isSaved: true };
    } catch (error) {
      if (isConflict(error)) return { isSaved: true };
      return { isSaved: false, errors: nameFields(readFieldErrors(error)) };
    }
  };
