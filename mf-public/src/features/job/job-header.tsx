import type { Job } from '@metier/shared/contract';
import { Link } from '@metier/shared/router';
import { CONTRACT_TYPES, DISPLAY_DEFAULTS, formatDate, formatSalary, labelOf } from '@metier/shared/rules';
import { Badge, Breadcrumb, CompanyLogo, Icon } from '@metier/shared/ui';
import styles from './job-header.module.css';
import { jobTexts } from './job.texts';

/** Where the job stands on the board, whose it is, and its facts at a glance. */
export function JobHeader({ job, company }: { job: Job; company: string }) {
  const location = job.location || DISPLAY_DEFAULTS.location;
  return (
    <header className={styles.header}>
      <JobBreadcrumb job={job} />
      <div className={styles.head}>
        <CompanyLogo size="large" name={company} src={job.job_provider.company_logo} />
        <div className={styles.words}>
          <h1>{job.title}</h1>
          <p className={styles.company}>
            {company} · {location}
          </p>
        </div>
      </div>
      <JobBadges job={job} />
      {!job.is_active && (
        <p className={styles.paused}>
          <Icon name="pause" />
          {jobTexts.paused}
        </p>
      )}
    </header>
  );
}

function JobBreadcrumb({ job }: { job: Job }) {
  const home = <Link to="/">{jobTexts.home}</Link>;
  const place = job.location && (
    <Link to={`/?${new URLSearchParams({ location: job.location })}`}>{job.location}</Link>
  );
  return <Breadcrumb items={place ? [home, place, job.title] : [home, job.title]} />;
}

function JobBadges({ job }: { job: Job }) {
  const start = formatDate(job.start_date);
  const end = formatDate(job.end_date);
  return (
    <ul className={styles.badges}>
      <li>
        <Badge>{labelOf(CONTRACT_TYPES, job.contract_type) || DISPLAY_DEFAULTS.type}</Badge>
      </li>
      <li>
        <Badge>{jobTexts.facts.rate(job.activity_rate)}</Badge>
      </li>
      <li>
        <Badge>{formatSalary(job.salary, job.salary_currency, job.salary_type)}</Badge>
      </li>
      {start && (
        <li>
          <Badge tone="accent" dot>
            {jobTexts.starts(start)}
          </Badge>
        </li>
      )}
      {end && (
        <li>
          <Badge>{jobTexts.ends(end)}</Badge>
        </li>
      )}
    </ul>
  );
}
