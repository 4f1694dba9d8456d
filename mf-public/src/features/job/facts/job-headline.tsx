import type { ReactNode } from 'react';
import { displayTexts, formatDistance } from '@metier/sdk/rules';
import { CompanyLogo, useTexts } from '@metier/sdk/ui';
import styles from './job-headline.module.css';
import { KeyFacts } from './key-facts';
import type { ShownJob } from './shown-job';

interface JobHeadlineProps {
  job: ShownJob;
  company: string;
  logo: string | null;
  level?: 1 | 3;
  /** Set for a job that is not published: names no place that is not entered yet. */
  isDraft?: boolean;
  /** Below company and place. */
  children?: ReactNode;
}

/** Mark of the company, title, company and place, then the facts that decide. */
export function JobHeadline({ job, company, logo, level = 1, isDraft, children }: JobHeadlineProps) {
  const defaults = useTexts(displayTexts);
  const Title = `h${level}` as const;
  return (
    <div className={styles.headline}>
      <div className={styles.head}>
        <CompanyLogo size={level === 1 ? 'huge' : 'large'} name={company} src={logo} />
        <div className={styles.words}>
          <Title lang={job.language ?? undefined} className={styles.title}>
            {job.title}
          </Title>
          <p className={styles.company}>
            {[company, job.location || (!isDraft && defaults.location), formatDistance(job.distance)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {children && <div className={styles.more}>{children}</div>}
      </div>
      <KeyFacts job={job} />
    </div>
  );
}
