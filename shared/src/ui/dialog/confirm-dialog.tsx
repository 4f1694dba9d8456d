import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { useTexts } from '../language/use-texts';
import { uiTexts } from '../ui.texts';
import { Dialog, DialogActions } from './dialog';
import styles from './dialog.module.css';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The consequence of confirming. */
  message: ReactNode;
  /** The verb of the action, such as "Withdraw". */
  confirmLabel: string;
  cancelLabel?: string;
  /** Marks a destructive action. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks the user to confirm an irreversible action; the initial focus is on the cancel button. */
export function ConfirmDialog({
  open,
  title,
  message,
  confirmLabel,
  cancelLabel,
  danger,
  busy,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const texts = useTexts(uiTexts);
  return (
    <Dialog open={open} onClose={onCancel} title={title} size="small" role="alertdialog">
      <p className={styles.message}>{message}</p>
      <DialogActions>
        <Button variant="secondary" onClick={onCancel}>
          {cancelLabel ?? texts.cancel}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
