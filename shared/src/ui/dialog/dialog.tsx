import { useId, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { IconButton } from '../button/icon-button';
import { joinClasses } from '../join-classes';
import { uiTexts } from '../ui.texts';
import styles from './dialog.module.css';
import { useModal } from './use-modal';

export interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the close button and a click beside the dialog; the caller sets `open`. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  size?: 'small' | 'medium' | 'large';
  role?: 'dialog' | 'alertdialog';
  /** A window in the middle, or a drawer at the side. */
  shape?: 'window' | 'drawer';
}

/** A modal window; a sheet from below on a phone. The focus goes in when it opens and back when it closes. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  children,
  size = 'medium',
  role,
  shape = 'window',
}: Omit<DialogProps, 'open'>) {
  const titleId = useId();
  const ref = useModal(onClose);
  const wasPressedBeside = useRef(false);

  // A file input inside sends `cancel` too, and it bubbles.
  function handleCancel(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }

  // Both ends of the click have to lie beside it: selecting text out of the dialog is no click beside it.
  function handleClick(event: MouseEvent) {
    if (wasPressedBeside.current && event.target === event.currentTarget) onClose();
  }

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={titleId}
      className={joinClasses(
        styles.dialog,
        size !== 'medium' && styles[size],
        shape === 'drawer' && styles.drawer,
      )}
      onCancel={handleCancel}
      onMouseDown={(event) => (wasPressedBeside.current = event.target === event.currentTarget)}
      onClick={handleClick}
    >
      <h2 id={titleId} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
      {/* Last, so that the focus starts at what the dialog is for. */}
      <IconButton icon="close" label={uiTexts.close} className={styles.close} onClick={onClose} />
    </dialog>
  );
}

/** The buttons at a dialog's foot, the main one last; they stay in sight when the content scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
