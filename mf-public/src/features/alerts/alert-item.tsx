import type { AlertPatch, JobAlert } from '@metier/sdk/contract';
import { useMutation } from '@metier/sdk/remote';
import { Link, useRevalidator } from '@metier/sdk/router';
import { alertRhythmsTexts, labelOf } from '@metier/sdk/rules';
import { Badge, Button, usePressGuard, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import { useState } from 'react';
import type { ChangeAlert } from './change-alert';
import styles from './alert-list.module.css';
import { alertsTexts } from './alerts.texts';
import { EditAlertDialog } from './edit-alert-dialog';

interface AlertItemProps {
  alert: JobAlert;
  change: ChangeAlert;
  onDeleted: (alert: JobAlert) => void;
}

/** One alert: its name leads to its results. */
export function AlertItem({ alert, change, onDeleted }: AlertItemProps) {
  const texts = useTexts(alertsTexts);
  const rhythms = useTexts(alertRhythmsTexts);
  const { id, name, path, rhythm, is_paused: isPaused } = alert;
  const guard = usePressGuard(String(isPaused));
  const [isEditing, setIsEditing] = useState(false);
  const { revalidate } = useRevalidator();
  const { run, isPending } = useMutation({
    call: (changes: AlertPatch) => change(id, changes),
    async done(_, changes) {
      if (changes.is_deleted) onDeleted(alert);
      await revalidate();
    },
    failed: texts.failed,
  });
  const of = <VisuallyHidden>{texts.of(name)}</VisuallyHidden>;
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <Link to={path} className={styles.name}>
          {name}
        </Link>
        <span className={styles.rhythm}>
          {labelOf(rhythms, rhythm)} {isPaused && <Badge>{texts.paused}</Badge>}
        </span>
      </div>
      <div className={styles.actions} {...guard}>
        <Button
          variant="ghost"
          size="small"
          disabled={isPending}
          onClick={() => run({ is_paused: !isPaused })}
        >
          {isPaused ? texts.resume : texts.pause}
          {of}
        </Button>
        <Button variant="ghost" size="small" disabled={isPending} onClick={() => setIsEditing(true)}>
          {texts.edit}
          {of}
        </Button>
        <Button variant="ghost" size="small" disabled={isPending} onClick={() => run({ is_deleted: true })}>
          {texts.delete}
          {of}
        </Button>
      </div>
      {isEditing && <EditAlertDialog alert={alert} change={change} onClose={() => setIsEditing(false)} />}
    </li>
  );
}
