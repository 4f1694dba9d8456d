import type { Job } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { displayTexts, formatJobRate, formatJobSalary } from '@metier/sdk/rules';
import { Card, Icon, useLanguage, useTexts } from '@metier/sdk/ui';
import styles from './more-jobs.module.css';

interface MoreJobsProps {
  /** Id of the heading. */
  id: string;
  title: string;
  jobs: readonly Job[];
  /** Set for jobs of other companies: names the company of each. */
  isOfOthers?: boolean;
}

/** Other jobs, each a link. */
export function MoreJobs({ id, title, jobs, isOfOthers }: MoreJobsProps) {
  const language = useLanguage();
  const defaults = useTexts(displayTexts);
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.more}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <Card as="li" key={job.id} className={styles.job}>
            <h3 className={styles.title}>
              <Link to={`/job/${job.id}`} lang={job.language ?? undefined} className={styles.link}>
                {job.title}
              </Link>
            </h3>
            {isOfOthers && <p className={styles.company}>{job.company || defaults.company}</p>}
            <p className={styles.facts}>
              <Icon name="pin" size="small" />
              {job.location || defaults.location} · {formatJobRate(job)}
            </p>
            <p className={styles.salary}>{formatJobSalary(job, language)}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
