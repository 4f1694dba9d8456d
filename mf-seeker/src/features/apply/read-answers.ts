import type { ApplicationAnswers, FieldErrors } from '@metier/shared/contract';
import { EXPERIENCE_CHOICES, isDate, parseMoney } from '@metier/shared/rules';
import { applyTexts } from './apply.texts';

type RequiredField = keyof typeof applyTexts.missing;

const REQUIRED = Object.keys(applyTexts.missing) as RequiredField[];

/** Whatever stands on both sides of one @; whether it exists only a mail can tell. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

const readText = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** What keeps the form from being sent, in the order of its fields; nothing when it may be. */
export function findAnswerErrors(form: FormData): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of REQUIRED) if (!readText(form, name)) errors[name] = [applyTexts.missing[name]];
  if (!errors.email && !EMAIL.test(readText(form, 'email'))) errors.email = [applyTexts.badEmail];
  if (!errors.availability && !isDate(readText(form, 'availability')))
    errors.availability = [applyTexts.missing.availability];
  if (!errors.salary_expectation && !parseMoney(readText(form, 'salary_expectation')))
    errors.salary_expectation = [applyTexts.badSalary];
  return errors;
}

/** The answers of a form without errors, as the wire has them. */
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

/** The chosen file; undefined when none was. */
export function readResume(form: FormData): File | undefined {
  const file = form.get('resume');
  return file instanceof File && file.size > 0 ? file : undefined;
}

/** An id out of an address or a form; undefined when it is none. */
export function readId(value: FormDataEntryValue | null | undefined): number | undefined {
  return typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined;
}
