import type { FieldErrors, JobSeekerBody } from '@metier/shared/contract';
import { isDate } from '@metier/shared/rules';
import { profileTexts } from './profile.texts';

/** What the form holds: the profile, with the skills still as one text. */
export interface ProfileDraft extends Omit<JobSeekerBody, 'skill'> {
  readonly skills: string;
}

type RequiredField = keyof typeof profileTexts.missing;

const REQUIRED = Object.keys(profileTexts.missing) as RequiredField[];

const readText = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** What keeps the profile from being saved, in the order of its fields. `today` is `YYYY-MM-DD`. */
export function findProfileErrors(form: FormData, today: string): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of REQUIRED) if (!readText(form, name)) errors[name] = [profileTexts.missing[name]];
  const birthdate = readText(form, 'birthdate');
  if (!isDate(birthdate)) errors.birthdate = [profileTexts.missing.birthdate];
  else if (birthdate > today) errors.birthdate = [profileTexts.futureBirthdate];
  return errors;
}

/** The draft of a form without errors. */
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
  skills: readText(form, 'skill'),
});

/** Today where the person is, `YYYY-MM-DD`. */
export const readToday = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());
