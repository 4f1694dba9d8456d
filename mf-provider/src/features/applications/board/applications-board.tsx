import { useLanguage, useTexts } from '@metier/sdk/ui';
import { useState } from 'react';
import type { Application } from '@metier/sdk/contract';
import { usePorts } from '@metier/sdk/remote';
import { checkTransition, explainRefusal, type ApplicationStatus } from '@metier/sdk/rules';
import { useMovedStatuses } from '../../../moves/moves';
import { applicationsTexts } from '../applications.texts';
import type { ApplicationsView } from '../applications-query';
import type { BoardColumns } from '../load-applications';
import styles from './applications-board.module.css';
import { BoardColumn } from './board-column';
import { BOARD_STATUSES } from './board-statuses';
import { useMoveApplication } from '../use-moves';

interface ApplicationsBoardProps {
  columns: BoardColumns;
  view: ApplicationsView;
  isLoading: boolean;
}

/**
 * Pipeline board: one column per status, one card per application. Each card's menu offers every move that
 * dragging does.
 */
export function ApplicationsBoard({ columns, view, isLoading }: ApplicationsBoardProps) {
  const language = useLanguage();
  const { updateRefused, board: texts } = useTexts(applicationsTexts);
  const { notify } = usePorts();
  const [dragged, setDragged] = useState<Application>();
  const move = useMoveApplication();
  const cards = useOptimisticCards(columns);

  function handleDrop(to: ApplicationStatus) {
    if (!dragged) return;
    setDragged(undefined);
    const verdict = checkTransition(dragged.status, to, 'job_provider');
    if (verdict === 'refused')
      notify.error(updateRefused(explainRefusal(dragged.status, to, 'job_provider', language)));
    if (verdict === 'allowed') void move(dragged, to);
  }

  return (
    <section aria-label={texts.label} aria-busy={isLoading} className={styles.board}>
      <p className={styles.hint}>{texts.hint}</p>
      {/* Without cards nothing inside is focusable, so the scroller itself must be, to scroll by keyboard. */}
      <div
        role="group"
        aria-label={texts.label}
        tabIndex={cards.length === 0 ? 0 : undefined}
        className={styles.columns}
      >
        {BOARD_STATUSES.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            cards={cards.filter((card) => card.status === status)}
            total={columns[status]?.total ?? 0}
            view={view}
            drop={dragged && checkTransition(dragged.status, status, 'job_provider')}
            onDrag={setDragged}
            onDrop={() => handleDrop(status)}
            onMove={(application, to) => void move(application, to)}
          />
        ))}
      </div>
    </section>
  );
}

/** All cards in their optimistic columns, including moves that are still pending. */
function useOptimisticCards(columns: BoardColumns): readonly Application[] {
  return useMovedStatuses(BOARD_STATUSES.flatMap((status) => columns[status]?.items ?? []));
}
