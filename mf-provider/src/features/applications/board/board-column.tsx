import { useId, useState, type DragEvent } from 'react';
import type { Application } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import type { ApplicationStatus, TransitionResult } from '@metier/sdk/rules';
import { StatusBadge, usePressGuard, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import { writeView, type ApplicationsView } from '../applications-query';
import { applicationsTexts } from '../applications.texts';
import styles from './applications-board.module.css';
import { BoardCard } from './board-card';

interface BoardColumnProps {
  status: ApplicationStatus;
  cards: readonly Application[];
  /** Number of applications with this status, shown or not. */
  total: number;
  view: ApplicationsView;
  /** Result of dropping the dragged card on this column. */
  drop: TransitionResult | undefined;
  onDrag: (card: Application | undefined) => void;
  onDrop: () => void;
  onMove: (card: Application, to: ApplicationStatus) => void;
}

/** The applications of one status. The whole column is a drop target. */
export function BoardColumn(props: BoardColumnProps) {
  const { board: texts } = useTexts(applicationsTexts);
  const { status, cards, total, view, drop, onDrag, onDrop, onMove } = props;
  const titleId = useId();
  const [isOver, setOver] = useState(false);
  const guard = usePressGuard(cards.map(({ id }) => id).join());

  // A drop on a refused column is accepted too, to show the reason.
  function handleDragOver(event: DragEvent) {
    if (!drop || drop === 'same') return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    setOver(true);
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onDrop();
  }

  return (
    <section
      aria-labelledby={titleId}
      className={styles.column}
      data-drop={drop && drop !== 'same' ? drop : undefined}
      data-over={isOver || undefined}
      onDragOver={handleDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <h2 id={titleId} className={styles.title}>
        <StatusBadge status={status} />
        <span aria-hidden="true" className={styles.count}>
          {total}
        </span>
        <VisuallyHidden>, {total}</VisuallyHidden>
      </h2>
      <ul className={styles.cards} {...guard}>
        {cards.map((card) => (
          <BoardCard
            key={card.id}
            application={card}
            address={writeView({ ...view, applicationId: card.id })}
            onDrag={onDrag}
            onMove={(to) => onMove(card, to)}
          />
        ))}
      </ul>
      {cards.length === 0 && <p className={styles.empty}>{texts.empty}</p>}
      {total > cards.length && (
        <Link
          to={writeView({ ...view, layout: 'table', status, page: 1, applicationId: undefined })}
          aria-label={texts.moreOf(status, total)}
          className={styles.more}
        >
          {texts.more(total)}
        </Link>
      )}
    </section>
  );
}
