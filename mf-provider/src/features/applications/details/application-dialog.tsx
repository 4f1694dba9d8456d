import { useRef, useState } from 'react';
import type { Application } from '@metier/sdk/contract';
import { buildTimeline, type ApplicationStatus } from '@metier/sdk/rules';
import { Link } from '@metier/sdk/router';
import { Avatar, Button, buttonClass, Dialog, DialogActions, StatusBadge, Timeline } from '@metier/sdk/ui';
import { ApplicationAnswers } from './application-answers';
import styles from './application-dialog.module.css';
import { ApplicationFiles } from './application-files';
import { applicationsTexts } from '../applications.texts';
import { ContactDialog } from './contact-dialog';
import { NotesSection } from './notes-section';
import { WithdrawnNotice } from './withdrawn-notice';
import { readPicture } from '../read-picture';
import { useStatusChange } from '../use-status-change';

const { contact: contactTexts, details: texts, moves: moveTexts } = applicationsTexts;

/** Main decision: the first of these that is allowed. */
const MAIN_MOVES: readonly ApplicationStatus[] = ['shortlisted', 'hired'];

interface ApplicationDialogProps {
  /** Undefined if the id in the URL does not exist. */
  application: Application | undefined;
  onClose: () => void;
}

/** Details of an application: everything the applicant sent, its timeline, and the allowed moves. */
export function ApplicationDialog({ application, onClose }: ApplicationDialogProps) {
  return (
    <Dialog
      open
      size="large"
      title={application ? application.applicant_name : texts.missing}
      onClose={onClose}
    >
      {application ? <Details application={application} /> : <p>{texts.missingHint}</p>}
    </Dialog>
  );
}

function Details({ application }: { application: Application }) {
  const { status, moves, move } = useStatusChange(application);
  const standing = useRef<HTMLDivElement>(null);
  const [isWriting, setWriting] = useState(false);
  const { job } = application;
  const isWithdrawn = status === 'withdrawn';
  const main = MAIN_MOVES.find((to) => moves.includes(to));
  const others = moves.filter((to) => to !== main);

  const handleMove = async (to: ApplicationStatus) => {
    if (await move(to)) standing.current?.focus();
  };

  return (
    <div className={styles.details}>
      <div className={styles.head}>
        <Avatar name={application.applicant_name} src={readPicture(application)} size="large" />
        <p className={styles.job}>
          {texts.appliedFor}{' '}
          <Link to={`/job/${job.id}`} className={styles.jobLink}>
            {job.title}
          </Link>
        </p>
        <div ref={standing} tabIndex={-1} role="status">
          <StatusBadge status={status} />
        </div>
        {!isWithdrawn && (
          <div className={styles.ways}>
            <Link to={`/jobseeker/${application.job_seeker}`} className={buttonClass('secondary', 'small')}>
              {texts.profile}
            </Link>
            <Button variant="secondary" size="small" onClick={() => setWriting(true)}>
              {contactTexts.action}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          {isWithdrawn ? (
            <WithdrawnNotice application={application} />
          ) : (
            <ApplicationAnswers application={application} />
          )}
        </div>
        <div className={styles.side}>
          {!isWithdrawn && <ApplicationFiles application={application} />}
          <NotesSection application={{ ...application, status }} />
          <section className={styles.section}>
            <h3>{texts.timeline}</h3>
            <Timeline label={texts.timeline} items={buildTimeline({ ...application, status })} />
          </section>
        </div>
      </div>
      {isWriting && <ContactDialog application={application} onClose={() => setWriting(false)} />}
      {main && (
        <DialogActions>
          <div className={styles.others}>
            {others.toReversed().map((to) => (
              <Button key={to} variant="secondary" onClick={() => void handleMove(to)}>
                {moveTexts[to]}
              </Button>
            ))}
          </div>
          <Button onClick={() => void handleMove(main)}>{moveTexts[main]}</Button>
        </DialogActions>
      )}
    </div>
  );
}
