import type { Application } from '@metier/sdk/contract';
import { Badge, Button, useTexts } from '@metier/sdk/ui';
import styles from './planned.module.css';
import { plannedTexts } from './planned.texts';
import { usePlannedMoves } from './use-planned-moves';

/** A move of an application that can still be undone; nothing without one. */
export function PlannedMoveBadge({ application }: { application: Application }) {
  const texts = useTexts(plannedTexts);
  const { undo } = usePlannedMoves();
  const { planned_move: move, applicant_name: name } = application;
  if (!move) return null;
  return (
    <span className={styles.pending}>
      <Badge>{texts.pending(move.status)}</Badge>
      <Button
        size="small"
        variant="ghost"
        aria-label={texts.undoOf(move.status, name)}
        onClick={() => void undo([move.id])}
      >
        {texts.undo}
      </Button>
    </span>
  );
}
