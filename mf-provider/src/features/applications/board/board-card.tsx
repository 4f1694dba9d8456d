import type { Application } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { formatDate, nextStatuses, type ApplicationStatus } from '@metier/sdk/rules';
import { Avatar, Menu, useLanguage, useTexts } from '@metier/sdk/ui';
import { applicationsTexts } from '../applications.texts';
import { PlannedMoveBadge } from '../planned/planned-move-badge';
import styles from './applications-board.module.css';

interface BoardCardProps {
  application: Application;
  /** URL of the application's details. */
  address: string;
  onDrag: (card: Application | undefined) => void;
  onMove: (to: ApplicationStatus) => void;
}

/** One application on the board: dragged by mouse, moved by its menu, opened by its name. */
export function BoardCard({ application, address, onDrag, onMove }: BoardCardProps) {
  const language = useLanguage();
  const { viewOf, board: texts, moves: moveTexts } = useTexts(applicationsTexts);
  const { applicant_name: name, job, submitted_at: submittedAt, status } = application;
  const moves = application.planned_move ? [] : nextStatuses(status, 'job_provider');
  return (
    <li
      className={styles.card}
      draggable={moves.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDrag(application);
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <div className={styles.person}>
        <Avatar name={name} src={application.applicant_picture} size="small" />
        <Link to={address} preventScrollReset aria-label={viewOf(name)} className={styles.name}>
          {name}
        </Link>
        {moves.length > 0 && (
          <Menu
            label={texts.menuOf(name)}
            items={moves.map((to) => ({
              label: moveTexts[to],
              danger: to === 'rejected',
              onSelect: () => onMove(to),
            }))}
          />
        )}
      </div>
      <PlannedMoveBadge application={application} />
      <p lang={job.language ?? undefined} className={styles.job}>
        {job.title}
      </p>
      <time dateTime={submittedAt} className={styles.date}>
        {formatDate(submittedAt, language)}
      </time>
    </li>
  );
}
