import type { ApplicationAnswers, FieldErrors } from '@metier/sdk/contract';
import {
  EXPERIENCE_CHOICES,
  isDate,
  isEmailAddress,
  isPhoneNumber,
  parseMoney,
  swissToday,
  textsIn,
  type Language,
} from '@metier/sdk/rules';
import type { AnswerValues } from './answer-values';
import { answersTexts } from './answers.texts';

type Missing = (typeof answersTexts)['missing'];
const REQUIRED = Object.keys(answersTexts.missing) as (keyof Missing)[];

const readText = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** Validation errors of the form; empty if valid. The saved `availability` may have passed since. */
export async function findAnswerErrors(
  form: FormData,
  language: Language,
  availability?: string | null,
): Promise<FieldErrors> {
  const texts = textsIn(language, answersTexts);
  const { missing } = texts;
  const errors: FieldErrors = {};
  for (const name of REQUIRED) if (!readText(form, name)) errors[name] = [missing[name]];
  if (!errors.email && !isEmailAddress(readText(form, 'email'))) errors.email = [texts.badEmail];
  if (!errors.phone && !isPhoneNumber(readText(form, 'phone'))) errors.phone = [texts.badPhone];
  const day = readText(form, 'availability');
  if (!isDate(day)) errors.availability = [missing.availability];
  else if (day !== availability && day < swissToday(new Date())) errors.availability = [texts.past];
  if (!errors.salary_expectation && !parseMoney(readText(form, 'salary_expectation')))
    errors.salary_expectation = [texts.badSalary];
  if (form.get('resume') === '') errors.resume = [texts.resume.missing];
  const resume = readResume(form);
  if (resume && !(await isReadable(resume))) errors.resume = [texts.lostFile];
  return errors;
}

/** Raw form values, possibly incomplete. */
export const readValues = (form: FormData): AnswerValues => ({
  first_name: String(form.get('first_name') ?? ''),
  last_name: String(form.get('last_name') ?? ''),
  email: String(form.get('email') ?? ''),
  phone: String(form.get('phone') ?? ''),
  experience: String(form.get('experience') ?? ''),
  availability: String(form.get('availability') ?? ''),
  salary_expectation: String(form.get('salary_expectation') ?? ''),
  cover_letter: String(form.get('cover_letter') ?? ''),
  additional_info: String(form.get('additional_info') ?? ''),
});

/** Answers in the API's format; requires a form without errors. */
export function readAnswers(form: FormData): ApplicationAnswers {
  const experience = EXPERIENCE_CHOICES.find(({ value }) => value === form.get('experience'))?.value;
  const salary = parseMoney(readText(form, 'salary_expectation'));
  return {
    first_name: readText(form, 'first_name'),
    last_name: readText(form, 'last_name'),
    email: readText(form, 'email'),
    phone: readText(form, 'phone'),
    ...(experience && { experience }),
    availability: readText(form, 'availability'),
    ...(salary && { salary_expectation: salary }),
    cover_letter: readText(form, 'cover_letter'),
    additional_info: readText(form, 'additional_info'),
  };
}

/** Values of the choice of a resume beside the ids of documents. */
export const NEW_FILE = 'file';
export const NO_RESUME = 'none';

/** The choice of a resume: the id of a document, `NEW_FILE` or `NO_RESUME`. */
export function readResumeChoice(form: FormData): string {
  const value = form.get('resume');
  return typeof value === 'string' ? value : NEW_FILE;
}

/** The chosen file; undefined if there is none. */
export function readResume(form: FormData): File | undefined {
  const file = form.get('resume');
  return file instanceof File && file.size > 0 ? file : undefined;
}

/** False if the file has been moved, changed or unplugged since it was chosen. */
export async function isReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
