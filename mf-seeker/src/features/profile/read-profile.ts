import type { FieldErrors, JobSeeker, JobSeekerBody } from '@metier/sdk/contract';
import {
  isBirthdate,
  isDate,
  isPostalCode,
  readSkills,
  textsIn,
  writeSkills,
  type Language,
} from '@metier/sdk/rules';
import { profileTexts } from './profile.texts';

/** Form values: the profile, with the skills as one text. */
export type ProfileDraft = Readonly<Record<Exclude<keyof JobSeekerBody, 'user'>, string>>;

type RequiredField = keyof typeof profileTexts.missing;

const REQUIRED = Object.keys(profileTexts.missing) as RequiredField[];

const readText = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** Validation errors in the order of the fields. `today` is `YYYY-MM-DD`. */
export function findProfileErrors(form: FormData, today: string, language: Language): FieldErrors {
  const texts = textsIn(language, profileTexts);
  const errors: FieldErrors = {};
  for (const name of REQUIRED) if (!readText(form, name)) errors[name] = [texts.missing[name]];
  const birthdate = readText(form, 'birthdate');
  if (!isDate(birthdate)) errors.birthdate = [texts.missing.birthdate];
  else if (!isBirthdate(birthdate, today))
    errors.birthdate = [readBirthdateFault(birthdate, today, language)];
  if (!errors.postal_code && !isPostalCode(readText(form, 'postal_code'), readText(form, 'region')))
    errors.postal_code = [texts.badPostalCode];
  return errors;
}

const readBirthdateFault = (birthdate: string, today: string, language: Language) => {
  const texts = textsIn(language, profileTexts);
  return birthdate < today ? texts.earlyBirthdate : texts.futureBirthdate;
};

/** Reads a draft; requires a form without errors. */
export const readProfile = (form: FormData): ProfileDraft => ({
  firstname: readText(form, 'firstname'),
  lastname: readText(form, 'lastname'),
  birthdate: readText(form, 'birthdate'),
  address: readText(form, 'address'),
  city: readText(form, 'city'),
  postal_code: readText(form, 'postal_code'),
  region: readText(form, 'region'),
  biography: readText(form, 'biography'),
  experience: readText(form, 'experience'),
  skill: writeSkills(readSkills(readText(form, 'skill'))),
});

export const draftOf = (seeker: JobSeeker): ProfileDraft => ({
  firstname: seeker.firstname,
  lastname: seeker.lastname,
  birthdate: seeker.birthdate ?? '',
  address: seeker.address ?? '',
  city: seeker.city,
  postal_code: seeker.postal_code ?? '',
  region: seeker.region,
  biography: seeker.biography.trim(),
  experience: seeker.experience.trim(),
  skill: writeSkills(seeker.skill_names),
});
