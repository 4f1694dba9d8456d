import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from '../feedback/spinner';
import { joinClasses } from '../join-classes';
import { useTexts } from '../language/use-texts';
import { uiTexts } from '../ui.texts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class';
import styles from './button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** In progress: the button keeps its width and its focus and ignores further clicks. */
  busy?: boolean;
  /** Announced while busy, such as "Sending your application…". */
  busyText?: string;
}

/** A button; `type="button"` by default. */
export function Button({
  variant = 'primary',
  size = 'medium',
  busy,
  busyText,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const texts = useTexts(uiTexts);

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Also stops the Enter key in a field: the browser submits by clicking the submit button.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <>
      <button
        type="button"
        {...rest}
        className={joinClasses(buttonClass(variant, size), className)}
        aria-busy={busy || undefined}
        aria-disabled={busy || rest['aria-disabled']}
        onClick={handleClick}
      >
        <span className={styles.label}>{children}</span>
        {busy && (
          <span className={styles.spinner}>
            <Spinner />
          </span>
        )}
      </button>
      {busy !== undefined && (
        <VisuallyHidden>
          <span role="status">{busy && (busyText ?? texts.working)}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
