import type { Application } from '@metier/shared/contract';
import { Link } from '@metier/shared/router';
import { DISPLAY_DEFAULTS, formatDate, traceProgress } from '@metier/shared/rules';
import { buttonClass, Card, CompanyLogo, Icon, StatusBadge, Timeline } from '@metier/shared/ui';
import styles from './application-card.module.css';
import { applicationsTexts } from '../applications.texts';

const { card } = applicationsTexts;

interface ApplicationCardProps {
  application: Application;
  /** Where the details open. */
  detailsAddress: string;
}

/** One application: what for, where it stands, how it came there. */
export function ApplicationCard({ application, detailsAddress }: ApplicationCardProps) {
  const { job, status } = application;
  const company = job.job_provider.company_name || DISPLAY_DEFAULTS.company;
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.about}>
        <div className={styles.head}>
          <CompanyLogo name={company} src={job.job_provider.company_logo} />
          <div>
            <h3 className={styles.title}>
              <Link to={`/job/${job.id}`}>{job.title}</Link>
            </h3>
            <p className={styles.company}>{company}</p>
          </div>
          <StatusBadge status={status} />
        </div>
        <p className={styles.facts}>
          <span>
            <Icon name="pin" size="small" />
            {job.location || DISPLAY_DEFAULTS.location}
          </span>
          <span>
            <Icon name="calendar" size="small" />
            {card.submitted(formatDate(application.submitted_at) ?? '')}
          </span>
        </p>
        <CardActions application={application} detailsAddress={detailsAddress} />
      </div>
      <div className={styles.progress}>
        <Timeline items={traceProgress(application)} label={card.progress(job.title)} />
      </div>
    </Card>
  );
}

function CardActions({ application, detailsAddress }: ApplicationCardProps) {
  const { job, experience, resume, status } = application;
  // Created, but its answers never arrived: the form goes on with it.
  if (experience === null && status === 'pending' && job.is_active) {
    return (
      <div className={styles.actions}>
        <p className={styles.unfinished}>{card.unfinished}</p>
        <Link to={`/job/${job.id}/apply`} className={buttonClass('primary', 'small')}>
          {card.finish}
        </Link>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <Link
        to={detailsAddress}
        preventScrollReset
        aria-label={card.detailsOf(job.title)}
        className={buttonClass('secondary', 'small')}
      >
        {card.details}
      </Link>
      {resume && (
        <a href={resume} target="_blank" rel="noreferrer" className={buttonClass('ghost', 'small')}>
          <Icon name="file" size="small" />
          {card.resume}
        </a>
      )}
    </div>
  );
}
