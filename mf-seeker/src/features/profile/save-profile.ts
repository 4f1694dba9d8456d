import { createJobSeeker, findSkillIds, isApiError, readFieldErrors, type Http } from '@metier/shared/api';
import type { FieldErrors, Skill } from '@metier/shared/contract';
import { readSkills } from '@metier/shared/rules';
import type { ProfileDraft } from './read-profile';

/** No errors: saved. An empty record: failed for a reason that is about no field. */
export type SaveOutcome =
  { readonly isSaved: true } | { readonly isSaved: false; readonly errors: FieldErrors };

/** A skill is refused for its `name`, which the person typed into the field of the skills. */
function nameFields({ name, ...errors }: FieldErrors): FieldErrors {
  return name ? { ...errors, skill: name } : errors;
}

/** Writes the profile for the first time; one that exists already counts as saved. */
export async function saveProfile(
  http: Http,
  { skills, ...profile }: ProfileDraft,
  known: readonly Skill[],
): Promise<SaveOutcome> {
  try {
    const skill = await findSkillIds(http, readSkills(skills), known);
    await createJobSeeker(http, { ...profile, skill });
    return { isSaved: true };
  } catch (error) {
    if (isApiError(error) && error.status === 409) return { isSaved: true };
    return { isSaved: false, errors: nameFields(readFieldErrors(error)) };
  }
}
