import { useRef } from 'react';
import { formatDate, nextStatuses, type ApplicationStatus } from '@metier/sdk/rules';
import { Link, useNavigate } from '@metier/sdk/router';
import {
  Avatar,
  Button,
  buttonClass,
  StatusBadge,
  useLanguage,
  usePressGuard,
  useTexts,
} from '@metier/sdk/ui';
import { APPLICATIONS_PATH, hashOf, readAskedMove, useMovedStatus, useSubmitMove } from '../../moves/moves';
import styles from './application-item.module.css';
import { dashboardTexts } from './dashboard.texts';
import type { ShownApplication } from './shown-fields';

/** Statuses that the dashboard offers moves for; applications of the others are moved in the list. */
const AWAITING: readonly ApplicationStatus[] = ['pending', 'shortlisted'];

/**
 * In the order in which buttons show them, aligned at the end: "Hire" comes beside the place of "Shortlist", and the
 * invitation takes it.
 */
const MOVES = ['hired', 'shortlisted', 'interview', 'rejected'] as const;
const MAIN_MOVES: readonly ApplicationStatus[] = ['shortlisted', 'interview'];

/** The job, in the language of its ad, and the date of the application or of its withdrawal. */
function Note({ application }: { application: ShownApplication }) {
  const language = useLanguage();
  const { applications: texts } = useTexts(dashboardTexts);
  const { job, status, submitted_at: submittedAt, withdrawn_at: withdrawnAt } = application;
  return (
    <p className={styles.note}>
      <span lang={job.language ?? undefined}>{job.title}</span>
      {status === 'withdrawn'
        ? texts.withdrawn(formatDate(withdrawnAt, language) ?? '')
        : texts.submitted(formatDate(submittedAt, language) ?? '')}
    </p>
  );
}

export function ApplicationItem({ application }: { application: ShownApplication }) {
  const { applications: texts } = useTexts(dashboardTexts);
  const { id, applicant_name: name } = application;
  const navigate = useNavigate();
  const address = `${APPLICATIONS_PATH}?applicationId=${id}`;
  const submitMove = useSubmitMove();
  const status = useMovedStatus(application);
  const isAwaiting = AWAITING.includes(status) && !application.planned_move;
  const moves = MOVES.filter((to) => isAwaiting && nextStatuses(status, 'job_provider').includes(to));
  const guard = usePressGuard(moves.join());
  const details = useRef<HTMLAnchorElement>(null);

  function move(to: (typeof MOVES)[number]) {
    // The page of the applications has the dialogs.
    const asked = readAskedMove(to);
    if (asked) return void navigate(`${address}${hashOf(asked)}`);
    submitMove(id, to);
    // The pressed button is removed after its move, so move the focus explicitly.
    details.current?.focus();
  }

  return (
    <li className={styles.item}>
      <Avatar
        name={name}
        src={application.status === 'withdrawn' ? null : application.applicant_picture}
        size="small"
      />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <Note application={application} />
      </div>
      <div className={styles.status}>
        <StatusBadge status={status} />
      </div>
      <div className={styles.actions} {...guard}>
        {moves.map((to) => (
          <Button
            key={to}
            size="small"
            variant={MAIN_MOVES.includes(to) ? 'soft' : 'ghost'}
            aria-label={texts.moveOf(texts.moves[to], name)}
            onClick={() => move(to)}
          >
            {texts.moves[to]}
          </Button>
        ))}
        <Link
          ref={details}
          to={address}
          aria-label={texts.viewOf(name)}
          className={buttonClass('ghost', 'small')}
        >
          {texts.view}
        </Link>
      </div>
    </li>
  );
}
