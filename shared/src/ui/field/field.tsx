import { useId, type ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import { FieldErrors } from './field-errors';
import styles from './field.module.css';

/** What every field of the kit takes beside the attributes of its control. */
export interface FieldTexts {
  label: ReactNode;
  /** Help that stands under the label's control all the time. */
  hint?: ReactNode;
  /** What is wrong with the value; an empty list is no error. */
  errors?: readonly string[];
}

/** The attributes that tie a control to its label, hint and errors. */
export interface FieldControl {
  id: string;
  required?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

export interface FieldProps extends FieldTexts {
  id?: string;
  required?: boolean;
  className?: string;
  /** Draws the control with the attributes that tie it to the rest. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, hint and errors as one. */
export function Field({ label, hint, errors = [], id, required, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const hasErrors = errors.length > 0;
  const describedBy = [hasErrors && errorId, Boolean(hint) && hintId].filter(Boolean).join(' ');

  return (
    <div className={joinClasses(styles.field, className)}>
      <label htmlFor={controlId} className={styles.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id: controlId,
        required,
        'aria-invalid': hasErrors || undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <FieldErrors id={errorId} errors={errors} />
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}

/** The star of a required field; the control itself says so to a screen reader. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className={styles.mark}>
      *
    </span>
  );
}
