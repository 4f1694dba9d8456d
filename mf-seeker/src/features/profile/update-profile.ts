import { findSkillIds, getJobSeeker, updateJobSeeker, type Http } from '@metier/sdk/api';
import type { FieldErrors, JobSeeker, JobSeekerPatch, Skill } from '@metier/sdk/contract';
import { readSkills, textsIn, type Language } from '@metier/sdk/rules';
import { profileTexts } from './profile.texts';
import { draftOf, type ProfileDraft } from './read-profile';
import type { SaveProfile } from './save-profile';

type Name = keyof ProfileDraft;

const namesOf = (draft: ProfileDraft) => Object.keys(draft) as Name[];

/** Excerpt of a text, long enough to recognise it. */
const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 80).trim()}…` : text);

/** Fields changed both here and elsewhere, with their current value as error message. */
export class ProfileConflict extends Error {
  constructor(readonly fields: FieldErrors) {
    super('The profile has been changed elsewhere');
  }
}

/** Fields changed both here and elsewhere, to different values. */
function findConflicts(
  names: readonly Name[],
  seen: ProfileDraft,
  mine: ProfileDraft,
  now: ProfileDraft,
  language: Language,
) {
  const profileWords = textsIn(language, profileTexts);
  const clashing = names.filter((name) => now[name] !== seen[name] && now[name] !== mine[name]);
  const errors: FieldErrors = {};
  for (const name of clashing) errors[name] = [profileWords.edit.changedElsewhere(shorten(now[name]))];
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
 * Updates a profile. Sends changed fields only, so that concurrent changes to other fields are kept; a field
 * changed in both places is refused once, by a `ProfileConflict`.
 */
export function updateProfile(http: Http, profile: JobSeeker, language: Language): SaveProfile {
  const initial = draftOf(profile);
  let seen = initial;
  return async (draft, known) => {
    const names = namesOf(draft).filter((name) => draft[name] !== initial[name]);
    if (names.length === 0) return;
    const now = draftOf(await getJobSeeker(http, profile.id));
    const { errors, hasClashes } = findConflicts(names, seen, draft, now, language);
    seen = now;
    if (hasClashes) throw new ProfileConflict(errors);
    await updateJobSeeker(http, profile.id, await toPatch(http, names, draft, known));
  };
}
