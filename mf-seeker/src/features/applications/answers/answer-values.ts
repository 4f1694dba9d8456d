import type { Application } from '@metier/sdk/contract';
import type { answersTexts } from './answers.texts';

export type AnswerFieldName = keyof typeof answersTexts.labels;

/** All answers as strings; without the resume, because a file input cannot be given a value. */
export type AnswerValues = Readonly<Record<Exclude<AnswerFieldName, 'resume'>, string>>;

/** Form values from an application, to edit it or to prefill another one. */
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
