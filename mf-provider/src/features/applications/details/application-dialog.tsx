import { useRef, useState } from 'react';
import type { Application } from '@metier/sdk/contract';
import {
  buildTimeline,
  hasEnded,
  withClosingStep,
  type ApplicationStatus,
  type Language,
} from '@metier/sdk/rules';
import { Link } from '@metier/sdk/router';
import {
  Avatar,
  Button,
  buttonClass,
  Dialog,
  DialogActions,
  StatusBadge,
  Timeline,
  useLanguage,
  usePressGuard,
  useTexts,
} from '@metier/sdk/ui';
import { ApplicationAnswers } from './application-answers';
import styles from './application-dialog.module.css';
import { ApplicationFiles } from './application-files';
import { applicationsTexts } from '../applications.texts';
import { ContactDialog } from './contact-dialog';
import { NotesSection, type NoteDrafts } from './notes-section';
import { ResumePane } from './resume-pane';
import { ReviewBar } from './review-bar';
import { WithdrawnNotice } from './withdrawn-notice';
import { InterviewSection } from '../interviews/interview-section';
import { PlannedMoveBadge } from '../planned/planned-move-badge';
import { readPicture } from '../read-picture';
import { findMainMove } from '../list/main-move';
import type { Review } from '../use-review';
import { useStatusChange } from '../use-status-change';
import { useMarkViewed } from './use-mark-viewed';

interface ApplicationDialogProps {
  /** Undefined if the id in the URL does not exist. */
  application: Application | undefined;
  /** Undefined for an application that is not in the list. */
  review: Review | undefined;
  onClose: () => void;
}

/** Details of an application: everything the applicant sent, its timeline, and the allowed moves. */
export function ApplicationDialog({ application, review, onClose }: ApplicationDialogProps) {
  const { details: texts } = useTexts(applicationsTexts);
  const [drafts] = useState(() => new Map<number, string>());
  return (
    <Dialog
      open
      size="wide"
      title={application ? application.applicant_name : texts.missing}
      onClose={onClose}
    >
      <div className={styles.details}>
        {application && review && <ReviewBar name={application.applicant_name} {...review} />}
        {application ? (
          <Details key={application.id} application={application} drafts={drafts} />
        ) : (
          <p>{texts.missingHint}</p>
        )}
      </div>
    </Dialog>
  );
}

interface DetailsProps {
  application: Application;
  /** Unsaved notes by application, kept while the review goes on. */
  drafts: NoteDrafts;
}

const listSteps = (application: Application, language: Language) =>
  withClosingStep(buildTimeline(application, language), application, language);

function Details({ application, drafts }: DetailsProps) {
  const language = useLanguage();
  const { details: texts, contact: contactTexts } = useTexts(applicationsTexts);
  const { status, moves, move } = useStatusChange(application);
  useMarkViewed(application);
  const standing = useRef<HTMLDivElement>(null);
  const [isWriting, setWriting] = useState(false);
  const { job } = application;
  const isWithdrawn = status === 'withdrawn';
  const handleMove = async (to: ApplicationStatus) => {
    if (await move(to)) standing.current?.focus();
  };

  return (
    <>
      <div className={styles.head}>
        <Avatar name={application.applicant_name} src={readPicture(application)} size="large" />
        <p className={styles.job}>
          {texts.appliedFor}{' '}
          <Link to={`/job/${job.id}`} lang={job.language ?? undefined} className={styles.jobLink}>
            {job.title}
          </Link>
        </p>
        <div ref={standing} tabIndex={-1} role="status">
          <StatusBadge status={status} />
        </div>
        <PlannedMoveBadge application={application} />
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
      <div className={styles.columns} data-resume={Boolean(application.resume)}>
        <div className={styles.main}>
          <InterviewSection application={application} status={status} />
          {isWithdrawn ? (
            <WithdrawnNotice application={application} />
          ) : (
            <ApplicationAnswers application={application} />
          )}
          {!isWithdrawn && <ApplicationFiles application={application} />}
        </div>
        <div className={styles.side}>
          <NotesSection application={{ ...application, status }} drafts={drafts} />
          <section className={styles.section}>
            <h3>{texts.timeline}</h3>
            <Timeline label={texts.timeline} items={listSteps({ ...application, status }, language)} />
          </section>
        </div>
        <ResumePane application={application} />
      </div>
      {isWriting && <ContactDialog application={application} onClose={() => setWriting(false)} />}
      {moves.length > 0 && <Moves moves={moves} onMove={(to) => void handleMove(to)} />}
    </>
  );
}

interface MovesProps {
  moves: readonly ApplicationStatus[];
  onMove: (to: ApplicationStatus) => void;
}

/**
 * The main move last, as in every dialog; the moves that end an application stand apart at the start, where no step
 * on its way ever was.
 */
function Moves({ moves, onMove }: MovesProps) {
  const { moves: texts } = useTexts(applicationsTexts);
  const guard = usePressGuard(moves.join());
  const main = findMainMove(moves);
  const others = moves.filter((to) => to !== main).toReversed();
  const toButton = (to: ApplicationStatus) => (
    <Button key={to} variant={to === main ? 'primary' : 'secondary'} onClick={() => onMove(to)}>
      {texts[to]}
    </Button>
  );
  return (
    <DialogActions>
      <div className={styles.moves} {...guard}>
        <div className={styles.ends}>{others.filter(hasEnded).map(toButton)}</div>
        {others.filter((to) => !hasEnded(to)).map(toButton)}
        {main && toButton(main)}
      </div>
    </DialogActions>
  );
}
