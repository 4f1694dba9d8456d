import type { ReactNode } from 'react';
import {
  choicesTexts,
  displayTexts,
  formatDate,
  formatJobRate,
  formatJobSalary,
  labelOf,
  nameOffSite,
} from '@metier/sdk/rules';
import { Badge, CompanyLogo, useLanguage, useTexts } from '@metier/sdk/ui';
import styles from './job-headline.module.css';
import { jobTexts } from '../job.texts';

/** Fields shown in the headline of a published job or a preview. */
export interface ShownJob {
  readonly title: string;
  readonly location: string;
  readonly contract_type: string;
  readonly salary: string;
  readonly salary_max?: string | null;
  readonly salary_type: string;
  readonly salary_currency: string;
  readonly activity_rate: number;
  readonly activity_rate_max?: number | null;
  readonly work_mode: string;
  readonly start_date: string;
  readonly end_date: string | null;
  readonly application_deadline?: string | null;
  readonly language?: string | null;
}

interface JobHeadlineProps {
  job: ShownJob;
  company: string;
  logo: string | null;
  level?: 1 | 3;
  /** Set where the page has no overview: the badges then name every fact, and none that is not entered yet. */
  isAlone?: boolean;
  /** Rendered next to the badges. */
  children?: ReactNode;
}

/** Title, company, place, contract and salary of a job. */
export function JobHeadline({ job, company, logo, level = 1, isAlone, children }: JobHeadlineProps) {
  const language = useLanguage();
  const defaults = useTexts(displayTexts);
  const choices = useTexts(choicesTexts);
  const Title = `h${level}` as const;
  return (
    <div className={styles.headline}>
      <div className={styles.head}>
        <CompanyLogo size="large" name={company} src={logo} />
        <div className={styles.words}>
          <Title lang={job.language ?? undefined} className={styles.title}>
            {job.title}
          </Title>
          <p className={styles.company}>
            {[company, job.location || (!isAlone && defaults.location)].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <div className={styles.foot}>
        <ul className={styles.badges}>
          {(job.contract_type || !isAlone) && (
            <li>
              <Badge>{labelOf(choices.contractTypes, job.contract_type) || defaults.type}</Badge>
            </li>
          )}
          {(job.salary || !isAlone) && (
            <li>
              <Badge>{formatJobSalary(job, language)}</Badge>
            </li>
          )}
          {isAlone && <FurtherBadges job={job} />}
        </ul>
        {children}
      </div>
    </div>
  );
}

/** Facts that the overview of a published job has. */
function FurtherBadges({ job }: { job: ShownJob }) {
  const language = useLanguage();
  const texts = useTexts(jobTexts);
  const start = formatDate(job.start_date, language);
  const end = formatDate(job.end_date, language);
  const deadline = formatDate(job.application_deadline, language);
  const offSite = nameOffSite(job.work_mode, language);
  const facts = [
    job.activity_rate > 0 ? formatJobRate(job) : '',
    offSite,
    start && texts.starts(start),
    end && texts.ends(end),
    deadline && texts.applyBy(deadline),
  ];
  return facts.filter(Boolean).map((fact) => (
    <li key={fact}>
      <Badge>{fact}</Badge>
    </li>
  ));
}
