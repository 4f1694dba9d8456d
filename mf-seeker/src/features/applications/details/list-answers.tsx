import type { Application } from '@metier/sdk/contract';
import {
  choicesTexts,
  formatDate,
  formatSalary,
  labelOf,
  payRateOf,
  textsIn,
  type Language,
} from '@metier/sdk/rules';
import type { Fact } from '@metier/sdk/ui';
import { applicationsTexts } from '../applications.texts';
import { FileLink } from './file-link';

/** The answers as label and value, in the order of the form. */
export function listAnswers(application: Application, language: Language): Fact[] {
  const choices = textsIn(language, choicesTexts);
  const { details: texts } = textsIn(language, applicationsTexts);
  const { job, salary_expectation: salary, resume, resume_name: resumeName } = application;
  const facts = [
    { label: texts.name, value: application.applicant_name },
    { label: texts.email, value: application.email },
    { label: texts.phone, value: application.phone },
    { label: texts.experience, value: labelOf(choices.experience, application.experience) },
    { label: texts.availability, value: formatDate(application.availability, language) },
    {
      label: texts.salary,
      value: salary && formatSalary(salary, undefined, job.salary_type, payRateOf(job), language),
    },
    {
      label: texts.resume,
      value: resume ? <FileLink href={resume}>{resumeName ?? texts.resume}</FileLink> : texts.noResume,
    },
  ];
  return facts.map(({ label, value }) => ({ label, value: value || texts.noValue }));
}
