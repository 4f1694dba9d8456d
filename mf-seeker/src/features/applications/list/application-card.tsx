import type { Application } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { buildTimeline, displayTexts, formatDate } from '@metier/sdk/rules';
import {
  buttonClass,
  Card,
  CompanyLogo,
  Icon,
  Menu,
  StatusBadge,
  Timeline,
  useLanguage,
  useTexts,
} from '@metier/sdk/ui';
import { applicationsTexts } from '../applications.texts';
import { CompanyLink } from '../details/company-link';
import { MessagesLink } from '../details/messages-link';
import { useActions } from '../details/use-actions';
import { InterviewNote } from '../interviews/interview-note';
import { isUnfinished } from '../is-unfinished';
import styles from './application-card.module.css';

interface ApplicationCardProps {
  application: Application;
  /** Unread messages about the application; undefined without a conversation. */
  unread: number | undefined;
  /** URL of the details. */
  detailsAddress: string;
}

/** One application: job, status, progress and actions. */
export function ApplicationCard(props: ApplicationCardProps) {
  const language = useLanguage();
  const defaults = useTexts(displayTexts);
  const { card } = useTexts(applicationsTexts);
  const { application } = props;
  const { job, status } = application;
  const { id, company_name: name, company_logo: logo } = job.job_provider;
  const company = name || defaults.company;
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.about}>
        <div className={styles.head}>
          <CompanyLogo name={company} src={logo} />
          <div className={styles.names}>
            <h3 className={styles.title}>
              <Link to={`/job/${job.id}`} lang={job.language ?? undefined}>
                {job.title}
              </Link>
            </h3>
            <CompanyLink id={id} className={styles.company}>
              {company}
            </CompanyLink>
          </div>
          <StatusBadge status={status} />
        </div>
        <Facts application={application} />
        <InterviewNote application={application} detailsAddress={props.detailsAddress} />
        <CardActions {...props} />
      </div>
      <div className={styles.progress}>
        <Timeline items={buildTimeline(application, language)} label={card.progress(job.title)} />
      </div>
    </Card>
  );
}

function Facts({ application: { job, documents, submitted_at: submittedAt } }: { application: Application }) {
  const language = useLanguage();
  const defaults = useTexts(displayTexts);
  const { card } = useTexts(applicationsTexts);
  return (
    <p className={styles.facts}>
      <span>
        <Icon name="pin" size="small" />
        {job.location || defaults.location}
      </span>
      <span>
        <Icon name="calendar" size="small" />
        {card.submitted(formatDate(submittedAt, language) ?? '')}
      </span>
      {documents.length > 0 && (
        <span>
          <Icon name="file" size="small" />
          {card.documents(documents.length)}
        </span>
      )}
    </p>
  );
}

function CardActions({ application, unread, detailsAddress }: ApplicationCardProps) {
  const { card } = useTexts(applicationsTexts);
  const { items, dialog } = useActions(application);
  const { job } = application;
  return (
    <div className={styles.actions}>
      {isUnfinished(application) ? (
        <>
          <p className={styles.unfinished}>{card.unfinished}</p>
          <Link to={`/job/${job.id}/apply`} className={buttonClass('primary', 'small')}>
            {card.finish}
          </Link>
        </>
      ) : (
        <Link
          to={detailsAddress}
          preventScrollReset
          aria-label={card.detailsOf(job.title)}
          className={buttonClass('secondary', 'small')}
        >
          {card.details}
        </Link>
      )}
      <MessagesLink application={application} unread={unread} />
      {items.length > 0 && <Menu label={card.actionsOf(job.title)} items={items} />}
      {dialog}
    </div>
  );
}
