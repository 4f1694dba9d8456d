import type { Application } from '@metier/sdk/contract';
import type { ApplicationStatus } from '@metier/sdk/rules';
import { Button, usePressGuard, useTexts } from '@metier/sdk/ui';
import styles from './application-row.module.css';
import { applicationsTexts } from '../applications.texts';
import { findMainMove } from './main-move';
import { MoreMenu } from './more-menu';
import { useStatusChange } from '../use-status-change';

interface RowActionsProps {
  application: Application;
  /** URL of the application's details. */
  address: string;
  /** The pressed button is removed after its move: moves the focus to a place that stays. */
  onMoved: () => void;
}

/** The next step of an application as a button, everything else in a menu. */
export function RowActions({ application, address, onMoved }: RowActionsProps) {
  const texts = useTexts(applicationsTexts);
  const { moves, move } = useStatusChange(application);
  const main = findMainMove(moves);
  const guard = usePressGuard(moves.join());

  const handleMove = async (to: ApplicationStatus) => {
    if (await move(to)) onMoved();
  };

  return (
    <div className={styles.buttons} {...guard}>
      {main && (
        <Button
          size="small"
          variant="soft"
          aria-label={texts.moveOf(texts.moves[main], application.applicant_name)}
          onClick={() => void handleMove(main)}
        >
          {texts.moves[main]}
        </Button>
      )}
      {application.status !== 'withdrawn' && (
        <MoreMenu
          application={application}
          address={address}
          moves={moves.filter((to) => to !== main)}
          onMove={(to) => void handleMove(to)}
        />
      )}
    </div>
  );
}
