import type { Job } from '@metier/sdk/contract';
import {
  choicesTexts,
  DISPLAY_DEFAULTS,
  displayTexts,
  formatDate,
  formatJobRate,
  formatJobSalary,
  labelOf,
  payRateOf,
  textsIn,
  toMonthlyRange,
  type Language,
} from '@metier/sdk/rules';
import { Card, FactList, useLanguage, useTexts } from '@metier/sdk/ui';
import { ContactPerson } from './contact-person';
import styles from '../job-page.module.css';
import { jobTexts } from '../job.texts';

/** What a salary for part of the time, by the hour or by the day is a month at 100 %, and by which rule. */
function describeMonthlySalary(job: Job, language: Language) {
  const { facts: texts } = textsIn(language, jobTexts);
  const { salary_currency, salary_type } = job;
  const rate = payRateOf(job) || DISPLAY_DEFAULTS.activityRate;
  if (salary_type === 'project' || (salary_type === 'monthly' && rate === 100)) return [];
  const monthly = toMonthlyRange(job);
  if (!monthly?.high) return [];
  const [low, high] = [monthly.low, monthly.high].map((amount) => String(Math.round(amount)));
  const amount = texts.about(
    formatJobSalary({ salary: low, salary_max: high, salary_currency, salary_type: 'monthly' }, language),
  );
  const value = (
    <>
      {amount}
      <span className={styles.rule}>{texts.rules[salary_type](rate)}</span>
    </>
  );
  return [{ label: texts.monthlySalary, value }];
}

/** The facts of the head that people look for by name, and those that decide less. */
export function JobOverview({ job }: { job: Job }) {
  const language = useLanguage();
  const defaults = useTexts(displayTexts);
  const choices = useTexts(choicesTexts);
  const { facts: texts } = useTexts(jobTexts);
  const facts = [
    { label: texts.posted, value: formatDate(job.created_at, language) ?? defaults.posted },
    { label: texts.location, value: job.location || defaults.location },
    { label: texts.type, value: labelOf(choices.contractTypes, job.contract_type) || defaults.type },
    { label: texts.salary, value: formatJobSalary(job, language) },
    ...describeMonthlySalary(job, language),
    { label: texts.activityRate, value: formatJobRate(job) },
    ...(job.language ? [{ label: texts.language, value: labelOf(choices.jobLanguages, job.language) }] : []),
    ...(job.contact_name ? [{ label: texts.contact, value: <ContactPerson job={job} /> }] : []),
  ];
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.cardTitle}>{texts.title}</h2>
      <FactList facts={facts} />
    </Card>
  );
}
