import { createJobSeeker, findSkillIds, isApiError, readFieldErrors, type Http } from '@metier/shared/api';
import type { FieldErrors, Skill } from '@metier/shared/contract';
import { readSkills } from '@metier/shared/rules';
import type { ProfileDraft } from './read-profile';

/** `errors` is empty if saving failed without a field error. */
export type SaveOutcome =
  { readonly isSaved: true } | { readonly isSaved: false; readonly errors: FieldErrors };

/** The server reports an invalid skill as `name`; the form's field is `skill`. */
export function mapErrorFields({ name, ...errors }: FieldErrors): FieldErrors {
  return name ? { ...errors, skill: name } : errors;
}

/** Saves a draft; `known` are the existing skills. */
export type SaveProfile = (draft: ProfileDraft, known: readonly Skill[]) => Promise<SaveOutcome>;

const isConflict = (error: unknown) => isApiError(error) && error.status === 409;

/** Creates the profile; a conflict means that it already exists and counts as saved. */
export const createProfile =
  (http: Http): SaveProfile =>
  async ({ skill, ...profile }, known) => {
    try {
      const ids = await findSkillIds(http, readSkills(skill), known);
      await createJobSeeker(http, { ...profile, skill: ids });
      return { isSaved: true };
    } catch (error) {
      if (isConflict(error)) return { isSaved: true };
      return { isSaved: false, errors: mapErrorFields(readFieldErrors(error)) };
    }
  };
