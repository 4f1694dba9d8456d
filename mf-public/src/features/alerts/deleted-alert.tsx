import type { JobAlert } from '@metier/sdk/contract';
import { useMutation } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { Button, Row, useTexts } from '@metier/sdk/ui';
import type { ChangeAlert } from './change-alert';
import styles from './alert-list.module.css';
import { alertsTexts } from './alerts.texts';

interface DeletedAlertProps {
  alert: JobAlert;
  change: ChangeAlert;
  onRestored: () => void;
}

/** Says which alert was deleted, and restores it. */
export function DeletedAlert({ alert, change, onRestored }: DeletedAlertProps) {
  const texts = useTexts(alertsTexts);
  const { revalidate } = useRevalidator();
  const { run, isPending } = useMutation({
    call: () => change(alert.id, { is_deleted: false }),
    async done() {
      await revalidate();
      onRestored();
    },
    failed: texts.failed,
  });
  return (
    <Row className={styles.deleted} justify="between">
      <span>{texts.deleted(alert.name)}</span>
      <Button variant="secondary" size="small" busy={isPending} onClick={() => run()}>
        {texts.undo}
      </Button>
    </Row>
  );
}
