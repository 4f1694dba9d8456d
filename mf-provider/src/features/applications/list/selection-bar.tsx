import { Button, Dialog, DialogActions, Icon, useTexts } from '@metier/sdk/ui';
import { nextStatuses, type ApplicationStatus } from '@metier/sdk/rules';
import { applicationsTexts } from '../applications.texts';
import { SelectAll } from './select-box';
import styles from './selection-bar.module.css';
import { useBulkMove, type BulkMoveRefusals } from '../use-bulk-move';
import type { Selection } from './use-selection';

/** Moves available for several applications at once. */
const BULK_MOVES: readonly ApplicationStatus[] = ['shortlisted', 'rejected'];

/**
 * Bar fixed to the bottom of the window while applications are selected; afterwards it lists the refused
 * moves.
 */
export function SelectionBar({ selection }: { selection: Selection }) {
  const { selection: texts, moves } = useTexts(applicationsTexts);
  const { items } = selection;
  const { isMoving, refused, moveAll, dismissRefusals } = useBulkMove(items, () => selection.setAll(false));
  const isPossible = (to: ApplicationStatus) =>
    items.some(
      ({ status, planned_move: planned }) => !planned && nextStatuses(status, 'job_provider').includes(to),
    );

  return (
    <>
      {items.length > 0 && (
        <div role="group" aria-label={texts.label} className={styles.bar} data-docked>
          <div className={styles.chosen}>
            <div className={styles.all}>
              <SelectAll selection={selection} />
            </div>
            <p role="status" className={styles.count}>
              {texts.count(items.length)}
            </p>
          </div>
          <Button variant="ghost" size="small" onClick={() => selection.setAll(false)}>
            <Icon name="close" size="small" />
            <span className={styles.clear}>{texts.clear}</span>
          </Button>
          <div className={styles.actions}>
            {BULK_MOVES.map((to) => (
              <Button
                key={to}
                size="small"
                variant={to === 'rejected' ? 'secondary' : 'primary'}
                disabled={!isPossible(to)}
                busy={isMoving === to}
                onClick={() => void moveAll(to)}
              >
                {moves[to]}
              </Button>
            ))}
          </div>
        </div>
      )}
      {refused && <RefusedDialog {...refused} onClose={dismissRefusals} />}
    </>
  );
}

function RefusedDialog({ moved, reasons, onClose }: BulkMoveRefusals & { onClose: () => void }) {
  const { selection: texts, updateFailed } = useTexts(applicationsTexts);
  return (
    <Dialog open title={texts.refusedTitle(reasons.length)} onClose={onClose}>
      <p>
        {updateFailed} {texts.refusedHint(moved)}
      </p>
      <ul className={styles.reasons}>
        {reasons.map(({ id, name, detail }) => (
          <li key={id}>
            <span className={styles.name}>{name}</span> {detail}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
