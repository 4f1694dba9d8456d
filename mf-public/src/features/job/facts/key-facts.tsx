import type { ReactNode } from 'react';
import {
  choicesTexts,
  describeDaysLeft,
  formatDate,
  formatJobRate,
  formatJobSalary,
  labelOf,
  swissToday,
  textsIn,
  type Language,
} from '@metier/sdk/rules';
import { useLanguage } from '@metier/sdk/ui';
import { jobTexts } from '../job.texts';
import styles from './key-facts.module.css';
import type { ShownJob } from './shown-job';

interface KeyFact {
  readonly label: string;
  readonly value: string | undefined;
  /** What qualifies the value, below it. */
  readonly note?: ReactNode;
}

/** What decides at first sight: pay, workload, contract, start, way of working and until when to apply. */
export function KeyFacts({ job }: { job: ShownJob }) {
  const language = useLanguage();
  const facts = listFacts(job, language).filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <div className={styles.frame}>
      <dl className={styles.facts}>
        {facts.map(({ label, value, note }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              {value}
              {note && (
                <>
                  {' '}
                  <span className={styles.note}>{note}</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function listFacts(job: ShownJob, language: Language): readonly KeyFact[] {
  const { facts: texts, ends } = textsIn(language, jobTexts);
  const choices = textsIn(language, choicesTexts);
  const end = formatDate(job.end_date, language);
  return [
    { label: texts.salary, ...describeSalary(job, language) },
    { label: texts.activityRate, value: job.activity_rate > 0 ? formatJobRate(job) : undefined },
    {
      label: texts.type,
      value: labelOf(choices.contractTypes, job.contract_type),
      ...(end && { note: ends(end) }),
    },
    { label: texts.start, value: formatDate(job.start_date, language) },
    { label: texts.workMode, value: labelOf(choices.workModes, job.work_mode) },
    describeDeadline(job, language),
  ];
}

/** The amount, and below it what it is for. */
function describeSalary(job: ShownJob, language: Language): Pick<KeyFact, 'value' | 'note'> {
  if (!job.salary) return { value: undefined };
  const [value, unit] = formatJobSalary(job, language).split(' / ');
  return { value, ...(unit && { note: `/ ${unit}` }) };
}

/** The deadline with the days left of an open job; without one the day of posting. */
function describeDeadline(job: ShownJob, language: Language): KeyFact {
  const { facts: texts } = textsIn(language, jobTexts);
  const { application_deadline: deadline, is_active: isOpen, created_at: posted } = job;
  const day = formatDate(deadline, language);
  if (!day) return { label: texts.posted, value: formatDate(posted, language) };
  const left = isOpen && describeDaysLeft(deadline, swissToday(new Date()), language);
  return {
    label: texts.deadline,
    value: day,
    // The server may have rendered it before midnight.
    ...(left && { note: <span suppressHydrationWarning>{left}</span> }),
  };
}
