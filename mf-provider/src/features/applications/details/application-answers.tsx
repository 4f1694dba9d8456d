import type { ReactNode } from 'react';
import type { Application } from '@metier/sdk/contract';
import { choicesTexts, formatDate, formatSalary, labelOf, payRateOf } from '@metier/sdk/rules';
import { FactList, useLanguage, useTexts } from '@metier/sdk/ui';
import styles from './application-dialog.module.css';
import { applicationsTexts } from '../applications.texts';

/** The answers of the application form, question by question. */
export function ApplicationAnswers({ application }: { application: Application }) {
  const language = useLanguage();
  const choices = useTexts(choicesTexts);
  const { details: texts } = useTexts(applicationsTexts);
  const { job, email, phone, experience, availability, salary_expectation: salary } = application;
  const facts = [
    { label: texts.email, value: email && <a href={`mailto:${email}`}>{email}</a> },
    { label: texts.phone, value: phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> },
    { label: texts.experience, value: labelOf(choices.experience, experience) },
    { label: texts.availability, value: formatDate(availability, language) },
    {
      label: texts.salary,
      value: salary && formatSalary(salary, undefined, job.salary_type, payRateOf(job), language),
    },
  ];
  return (
    <>
      <section className={styles.section}>
        <h3>{texts.answers}</h3>
        <FactList facts={facts.map(({ label, value }) => ({ label, value: value || <None /> }))} />
      </section>
      <LongAnswer title={texts.coverLetter}>{application.cover_letter}</LongAnswer>
      <LongAnswer title={texts.additionalInfo}>{application.additional_info}</LongAnswer>
    </>
  );
}

function LongAnswer({ title, children }: { title: string; children: string }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <p className={styles.text}>{children.trim() || <None />}</p>
    </section>
  );
}

function None(): ReactNode {
  const { details: texts } = useTexts(applicationsTexts);
  return <span className={styles.none}>{texts.none}</span>;
}
