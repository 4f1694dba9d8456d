import { useTexts } from '../language/use-texts';
import { useId, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { IconButton } from '../button/icon-button';
import { joinClasses } from '../join-classes';
import { uiTexts } from '../ui.texts';
import styles from './dialog.module.css';
import { useModal } from './use-modal';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button and a click outside the dialog; the caller sets `open`. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  size?: 'small' | 'medium' | 'large' | 'wide';
  role?: 'dialog' | 'alertdialog';
  /** A window in the middle, or a drawer at the side. */
  shape?: 'window' | 'drawer';
}

/**
 * A modal dialog; a bottom sheet on a phone. It takes the focus when it opens and restores it when it closes.
 */
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
  const texts = useTexts(uiTexts);
  const titleId = useId();
  const ref = useModal(onClose);
  const wasPressedBeside = useRef(false);
  const hasBeenPressed = useRef(false);

  // The second press of the double click that opened the dialog was not meant for what has come under it.
  function handleCapture(event: MouseEvent) {
    hasBeenPressed.current ||= event.detail < 2;
    if (hasBeenPressed.current) return;
    event.preventDefault();
    event.stopPropagation();
  }

  // A file input inside sends `cancel` too, and it bubbles.
  function handleCancel(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }

  // Press and release both have to be outside: selecting text from inside to outside does not close the
  // dialog.
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
      onClickCapture={handleCapture}
      onClick={handleClick}
    >
      <h2 id={titleId} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
      {/* Last, so that the initial focus is on the content of the dialog. */}
      <IconButton icon="close" label={texts.close} className={styles.close} onClick={onClose} />
    </dialog>
  );
}

/** The buttons at the bottom of a dialog, the primary one last; sticky when the content scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
