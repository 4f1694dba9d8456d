import type { Job } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { DISPLAY_DEFAULTS, formatJobRate, formatJobSalary } from '@metier/sdk/rules';
import { Card, Icon } from '@metier/sdk/ui';
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
            {isOfOthers && <p className={styles.company}>{job.company || DISPLAY_DEFAULTS.company}</p>}
            <p className={styles.facts}>
              <Icon name="pin" size="small" />
              {job.location || DISPLAY_DEFAULTS.location} · {formatJobRate(job)}
            </p>
            <p className={styles.salary}>{formatJobSalary(job)}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
