import type { Job } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { displayTexts, formatJobRate, formatJobSalary } from '@metier/sdk/rules';
import { Card, CompanyLogo, useLanguage, useTexts } from '@metier/sdk/ui';
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
          <CompactJob key={job.id} job={job} isOfOther={isOfOthers} />
        ))}
      </ul>
    </section>
  );
}

function CompactJob({ job, isOfOther }: { job: Job; isOfOther: boolean | undefined }) {
  const language = useLanguage();
  const defaults = useTexts(displayTexts);
  const company = job.company || defaults.company;
  return (
    <Card as="li" className={styles.job}>
      {isOfOther && <CompanyLogo name={company} src={job.job_provider?.company_logo} size="small" />}
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={`/job/${job.id}`} lang={job.language ?? undefined} className={styles.link}>
            {job.title}
          </Link>
        </h3>
        {isOfOther && <p className={styles.quiet}>{company}</p>}
        <p className={styles.quiet}>
          {job.location || defaults.location} · {formatJobRate(job)}
        </p>
        <p className={styles.salary}>{formatJobSalary(job, language)}</p>
      </div>
    </Card>
  );
}
