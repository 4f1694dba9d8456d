import { useRef } from 'react';
import type { Application } from '@metier/sdk/contract';
import { formatDate, textsIn, type Language } from '@metier/sdk/rules';
import { Link } from '@metier/sdk/router';
import { Avatar, StatusBadge, useLanguage, useTexts } from '@metier/sdk/ui';
import styles from './application-row.module.css';
import { applicationsTexts } from '../applications.texts';
import { PlannedMoveBadge } from '../planned/planned-move-badge';
import { readPicture } from '../read-picture';
import { RowActions } from './row-actions';
import { SelectBox } from './select-box';
import { useStatusChange } from '../use-status-change';

interface ApplicationRowProps {
  application: Application;
  /** URL of the application's details. */
  address: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** One application: applicant, job, date, status and actions. */
export function ApplicationRow({ application, address, isSelected, onSelect }: ApplicationRowProps) {
  const language = useLanguage();
  const texts = useTexts(applicationsTexts);
  const { applicant_name: name, job, submitted_at: submittedAt } = application;
  const { status } = useStatusChange(application);
  const view = useRef<HTMLAnchorElement>(null);
  return (
    <tr role="row" className={styles.row} data-selected={isSelected || undefined}>
      <td role="cell" className={styles.select}>
        <SelectBox label={texts.selection.one(name)} isSelected={isSelected} onSelect={onSelect} />
      </td>
      <td role="cell" className={styles.applicant}>
        <div className={styles.person}>
          <Avatar name={name} src={readPicture(application)} size="small" />
          <div className={styles.words}>
            <p className={styles.name}>
              <Link ref={view} to={address} preventScrollReset aria-label={texts.viewOf(name)}>
                {name}
              </Link>
            </p>
            <p className={styles.email}>{describeContact(application, language)}</p>
          </div>
        </div>
      </td>
      <td role="cell" lang={job.language ?? undefined} className={styles.job}>
        {job.title}
      </td>
      <td role="cell" className={styles.submitted}>
        <span className={styles.label}>{texts.columns.submitted} </span>
        <time dateTime={submittedAt}>{formatDate(submittedAt, language)}</time>
      </td>
      <td role="cell" className={styles.status}>
        <StatusBadge status={status} />
        <PlannedMoveBadge application={application} />
      </td>
      <td role="cell" className={styles.actions}>
        <RowActions application={application} address={address} onMoved={() => view.current?.focus()} />
      </td>
    </tr>
  );
}

/** The e-mail, or the withdrawal date when the e-mail is hidden. */
const describeContact = ({ status, email, withdrawn_at: withdrawnAt }: Application, language: Language) => {
  const texts = textsIn(language, applicationsTexts);
  return status === 'withdrawn' ? texts.withdrawnOn(formatDate(withdrawnAt, language) ?? '') : email;
};
