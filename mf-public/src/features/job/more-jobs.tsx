import type { Job } from '@metier/shared/contract';
import { Link } from '@metier/shared/router';
import { DISPLAY_DEFAULTS, formatSalary } from '@metier/shared/rules';
import { Card, Icon } from '@metier/shared/ui';
import { jobTexts } from './job.texts';
import styles from './more-jobs.module.css';

interface MoreJobsProps {
  company: string;
  jobs: readonly Job[];
}

/** Other jobs of the same company. */
export function MoreJobs({ company, jobs }: MoreJobsProps) {
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="more-jobs" className={styles.more}>
      <h2 id="more-jobs">{jobTexts.more(company)}</h2>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <Card as="li" key={job.id} className={styles.job}>
            <h3 className={styles.title}>
              <Link to={`/job/${job.id}`} className={styles.link}>
                {job.title}
              </Link>
            </h3>
            <p className={styles.facts}>
              <Icon name="pin" size="small" />
              {job.location || DISPLAY_DEFAULTS.location} · {jobTexts.facts.rate(job.activity_rate)}
            </p>
            <p className={styles.salary}>{formatSalary(job.salary, job.salary_currency, job.salary_type)}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
