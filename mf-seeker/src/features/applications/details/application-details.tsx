import type { ReactNode } from 'react';
import type { Application } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { buildTimeline, displayTexts, withClosingStep } from '@metier/sdk/rules';
import {
  Button,
  buttonClass,
  FactList,
  Icon,
  StatusBadge,
  Timeline,
  useLanguage,
  useTexts,
  type MenuItem,
} from '@metier/sdk/ui';
import { applicationsTexts } from '../applications.texts';
import { InterviewPart } from '../interviews/interview-part';
import { interviewsTexts } from '../interviews/interviews.texts';
import { isUnfinished } from '../is-unfinished';
import styles from './application-details.module.css';
import { CompanyLink } from './company-link';
import { FileLink } from './file-link';
import { listAnswers } from './list-answers';
import { MessagesLink } from './messages-link';
import { useActions } from './use-actions';

interface ApplicationDetailsProps {
  application: Application;
  /** Unread messages about the application; undefined without a conversation. */
  unread: number | undefined;
  /** Level of its headings. */
  level: 2 | 3;
}

/** A sent application, its progress and all its actions. */
export function ApplicationDetails({ application, unread, level }: ApplicationDetailsProps) {
  const language = useLanguage();
  const interviews = useTexts(interviewsTexts);
  const defaults = useTexts(displayTexts);
  const { details: texts, card } = useTexts(applicationsTexts);
  const { job, status, cover_letter: letter, additional_info: info, documents } = application;
  return (
    <div className={styles.content}>
      <p className={styles.lead}>
        {job.job_provider.company_name || defaults.company}
        <StatusBadge status={status} />
      </p>
      <Toolbar application={application} unread={unread} />
      {status === 'withdrawn' && <p className={styles.notice}>{texts.frozen}</p>}
      {isUnfinished(application) && <p className={styles.notice}>{card.unfinished}</p>}
      {application.interview && (
        <Part level={level} title={interviews.title}>
          <InterviewPart application={application} />
        </Part>
      )}
      <div className={styles.columns}>
        <Part level={level} title={texts.answers}>
          <FactList facts={listAnswers(application, language)} />
        </Part>
        <Part level={level} title={texts.progress}>
          <Timeline
            items={withClosingStep(buildTimeline(application, language), application, language)}
            label={card.progress(job.title)}
          />
        </Part>
      </div>
      <Part level={level} title={texts.coverLetter}>
        <p className={styles.text}>{letter || texts.noCoverLetter}</p>
      </Part>
      {info && (
        <Part level={level} title={texts.additionalInfo}>
          <p className={styles.text}>{info}</p>
        </Part>
      )}
      <Part level={level} title={texts.documents}>
        {documents.length === 0 && <p className={styles.text}>{texts.noDocuments}</p>}
        <ul className={styles.documents}>
          {documents.map(({ id, name, file }) => (
            <li key={id}>
              <FileLink href={file}>{name}</FileLink>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

/** Editing actions first, links next, withdrawal last. */
function Toolbar({ application, unread }: Omit<ApplicationDetailsProps, 'level'>) {
  const { card, details: texts } = useTexts(applicationsTexts);
  const { items, dialog } = useActions(application);
  const { job } = application;
  const look = buttonClass('secondary', 'small');
  return (
    <div className={styles.toolbar}>
      {isUnfinished(application) && (
        <Link to={`/job/${job.id}/apply`} className={buttonClass('primary', 'small')}>
          {card.finish}
        </Link>
      )}
      {items.filter(({ danger }) => !danger).map(toButton)}
      <MessagesLink application={application} unread={unread} className={look} />
      <Link to={`/job/${job.id}`} className={look}>
        {texts.job}
      </Link>
      <CompanyLink id={job.job_provider.id} className={look}>
        {texts.company}
      </CompanyLink>
      {items.filter(({ danger }) => danger).map(toButton)}
      {dialog}
    </div>
  );
}

const toButton = ({ label, icon, danger, onSelect }: MenuItem) => (
  <Button
    key={label}
    variant={danger ? 'ghost' : 'secondary'}
    size="small"
    className={danger ? styles.danger : undefined}
    onClick={onSelect}
  >
    {icon && <Icon name={icon} size="small" />}
    {label}
  </Button>
);

function Part({ level, title, children }: { level: 2 | 3; title: string; children: ReactNode }) {
  const Title = `h${level}` as const;
  return (
    <section className={styles.part}>
      <Title className={styles.title}>{title}</Title>
      {children}
    </section>
  );
}
