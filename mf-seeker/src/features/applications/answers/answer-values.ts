import type { Application } from '@metier/shared/contract';
import type { answersTexts } from './answers.texts';

export type FieldName = keyof typeof answersTexts.labels;

/** Every answer as its field shows it; the resume is a file, which no field can be given. */
export type AnswerValues = Readonly<Record<Exclude<FieldName, 'resume'>, string>>;

/** The answers of an application, to be changed or to begin another with. */
export const toAnswerValues = (application: Application): AnswerValues => ({
  first_name: application.first_name,
  last_name: application.last_name,
  email: application.email,
  phone: application.phone,
  experience: application.experience ?? '',
  availability: application.availability ?? '',
  salary_expectation: application.salary_expectation?.replace(/\.00$/, '') ?? '',
  cover_letter: application.cover_letter,
  additional_info: application.additional_info,
});
