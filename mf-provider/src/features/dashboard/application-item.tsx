import { useRef, useState } from 'react';
import { describeDay, nextStatuses, swissToday, type ApplicationStatus } from '@metier/sdk/rules';
import { Link, useNavigate } from '@metier/sdk/router';
import {
  Avatar,
  Button,
  buttonClass,
  Menu,
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

/** The first of them that is allowed is the button of a row, the others are in its menu. */
const MOVES = ['shortlisted', 'interview', 'hired', 'rejected'] as const;

/** The job, in the language of its ad, and the date of the application or of its withdrawal. */
function Note({ application }: { application: ShownApplication }) {
  const language = useLanguage();
  const { applications: texts } = useTexts(dashboardTexts);
  const [today] = useState(() => swissToday(new Date()));
  const { job, status, submitted_at: submittedAt, withdrawn_at: withdrawnAt } = application;
  return (
    <p className={styles.note}>
      <span lang={job.language ?? undefined}>{job.title}</span>
      {status === 'withdrawn'
        ? texts.withdrawn(describeDay(withdrawnAt, today, language) ?? '')
        : texts.submitted(describeDay(submittedAt, today, language) ?? '')}
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
  const [main, ...others] = MOVES.filter(
    (to) => isAwaiting && nextStatuses(status, 'job_provider').includes(to),
  );
  const guard = usePressGuard(main ?? '');
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
        <p className={styles.name}>
          <Link ref={details} to={address} aria-label={texts.viewOf(name)} className={styles.link}>
            {name}
          </Link>
        </p>
        <Note application={application} />
      </div>
      <div className={styles.status}>
        <StatusBadge status={status} />
      </div>
      <div className={styles.actions} {...guard}>
        {main && (
          <Button
            size="small"
            variant="soft"
            aria-label={texts.moveOf(texts.moves[main], name)}
            onClick={() => move(main)}
          >
            {texts.moves[main]}
          </Button>
        )}
        {main ? (
          <Menu
            label={texts.actionsOf(name)}
            items={[
              { label: texts.view, href: address, onSelect: () => void navigate(address) },
              ...others.map((to) => ({
                label: texts.moves[to],
                danger: to === 'rejected',
                onSelect: () => move(to),
              })),
            ]}
          />
        ) : (
          <Link to={address} aria-label={texts.viewOf(name)} className={buttonClass('ghost', 'small')}>
            {texts.view}
          </Link>
        )}
      </div>
    </li>
  );
}
