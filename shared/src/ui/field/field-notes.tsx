import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import styles from './field.module.css';

export interface FieldNotesProps {
  /** The id of the control the notes belong to. */
  controlId: string;
  hint?: ReactNode;
  errors?: readonly string[];
}

/** The attributes that tie a control to its `FieldNotes`. */
export function describeControl({ controlId, hint, errors = [] }: FieldNotesProps) {
  const hasErrors = errors.length > 0;
  const ids = joinClasses(hasErrors && `${controlId}-error`, hint ? `${controlId}-hint` : undefined);
  return {
    'aria-invalid': hasErrors ? (true as const) : undefined,
    'aria-describedby': ids || undefined,
  };
}

/** Errors and hint below a control. */
export function FieldNotes({ controlId, hint, errors = [] }: FieldNotesProps) {
  return (
    <>
      {errors.length > 0 && (
        <div id={`${controlId}-error`} className={styles.error}>
          <Icon name="warning" size="small" className={styles.errorIcon} />
          <div className={styles.errorList}>
            {errors.map((error) => (
              <p key={error}>{error}</p>
            ))}
          </div>
        </div>
      )}
      {hint && (
        <div id={`${controlId}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </>
  );
}

/** The asterisk of a required field, drawn by the style sheet so that it is not part of the label's text. */
export const RequiredMark = () => <span aria-hidden="true" className={styles.mark} />;
