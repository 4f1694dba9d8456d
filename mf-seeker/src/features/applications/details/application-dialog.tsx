import type { ReactNode } from 'react';
import type { Application } from '@metier/shared/contract';
import { Link } from '@metier/shared/router';
import { EXPERIENCE_CHOICES, formatDate, formatMoney, labelOf, traceProgress } from '@metier/shared/rules';
import { buttonClass, Dialog, DialogActions, FactList, Icon, StatusBadge, Timeline } from '@metier/shared/ui';
import styles from './application-dialog.module.css';
import { applicationsTexts } from '../applications.texts';

const { dialog, card } = applicationsTexts;

const FileLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noreferrer" className={styles.file}>
    <Icon name="file" size="small" />
    {children}
  </a>
);

function listAnswers(application: Application) {
  const { salary_expectation: salary, resume, resume_name: resumeName } = application;
  const facts = [
    { label: dialog.name, value: application.applicant_name },
    { label: dialog.email, value: application.email },
    { label: dialog.phone, value: application.phone },
    { label: dialog.experience, value: labelOf(EXPERIENCE_CHOICES, application.experience) },
    { label: dialog.availability, value: formatDate(application.availability) },
    { label: dialog.salary, value: salary && formatMoney(salary) },
    {
      label: dialog.resume,
      value: resume ? <FileLink href={resume}>{resumeName ?? dialog.resume}</FileLink> : dialog.noResume,
    },
  ];
  return facts.map(({ label, value }) => ({ label, value: value || dialog.noValue }));
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** An application as it was sent, and how far it has come. */
export function ApplicationDialog({
  application,
  onClose,
}: {
  application: Application;
  onClose: () => void;
}) {
  const { job, status, cover_letter: letter, additional_info: info, documents } = application;
  return (
    <Dialog open onClose={onClose} title={job.title} size="large">
      <div className={styles.content}>
        <p className={styles.lead}>
          <span>{job.job_provider.company_name}</span>
          <StatusBadge status={status} />
        </p>
        <Part title={dialog.progress}>
          <Timeline items={traceProgress(application)} label={card.progress(job.title)} />
        </Part>
        <Part title={dialog.answers}>
          <FactList facts={listAnswers(application)} />
        </Part>
        <Part title={dialog.coverLetter}>
          <p className={styles.text}>{letter || dialog.noCoverLetter}</p>
        </Part>
        {info && (
          <Part title={dialog.additionalInfo}>
            <p className={styles.text}>{info}</p>
          </Part>
        )}
        {documents.length > 0 && (
          <Part title={dialog.documents}>
            <ul className={styles.documents}>
              {documents.map(({ id, name, file }) => (
                <li key={id}>
                  <FileLink href={file}>{name}</FileLink>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
      <DialogActions>
        <Link to={`/job/${job.id}`} className={buttonClass('secondary')}>
          {dialog.job}
        </Link>
      </DialogActions>
    </Dialog>
  );
}
