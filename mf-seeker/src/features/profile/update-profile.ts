import { findSkillIds, getJobSeeker, readFieldErrors, updateJobSeeker, type Http } from '@metier/shared/api';
import type { FieldErrors, JobSeeker, JobSeekerPatch, Skill } from '@metier/shared/contract';
import { readSkills } from '@metier/shared/rules';
import { profileTexts } from './profile.texts';
import { draftOf, type ProfileDraft } from './read-profile';
import { nameFields, type SaveProfile } from './save-profile';

type Name = keyof ProfileDraft;

const namesOf = (draft: ProfileDraft) => Object.keys(draft) as Name[];

/** As much of a text as it takes to recognise it. */
const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 80).trim()}…` : text);

/** The fields that were changed here and, meanwhile, to something else in another place, with what they are now. */
function findClashes(names: readonly Name[], seen: ProfileDraft, mine: ProfileDraft, now: ProfileDraft) {
  const clashing = names.filter((name) => now[name] !== seen[name] && now[name] !== mine[name]);
  const errors: FieldErrors = {};
  for (const name of clashing) errors[name] = [profileTexts.edit.changedElsewhere(shorten(now[name]))];
  return { errors, hasClashes: clashing.length > 0 };
}

async function toPatch(
  http: Http,
  names: readonly Name[],
  draft: ProfileDraft,
  known: readonly Skill[],
): Promise<JobSeekerPatch> {
  const { skill, ...texts } = Object.fromEntries(names.map((name) => [name, draft[name]]));
  return skill === undefined
    ? texts
    : { ...texts, skill: await findSkillIds(http, readSkills(skill), known) };
}

/**
 * Changes a profile. Only what was changed in this form is sent, so that what another tab has changed stays; a field
 * that both have changed is not overwritten unasked: it is refused once, with what it is now.
 */
export function updateProfile(http: Http, profile: JobSeeker): SaveProfile {
  const initial = draftOf(profile);
  let seen = initial;
  return async (draft, known) => {
    const names = namesOf(draft).filter((name) => draft[name] !== initial[name]);
    if (names.length === 0) return { isSaved: true };
    try {
      const now = draftOf(await getJobSeeker(http, profile.id));
      const { errors, hasClashes } = findClashes(names, seen, draft, now);
      seen = now;
      if (hasClashes) return { isSaved: false, errors };
      await updateJobSeeker(http, profile.id, await toPatch(http, names, draft, known));
      return { isSaved: true };
    } catch (error) {
      return { isSaved: false, errors: nameFields(readFieldErrors(error)) };
    }
  };
}
