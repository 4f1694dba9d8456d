import { useId, type ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import { describeControl, FieldNotes, RequiredMark } from './field-notes';
import styles from './field.module.css';

/** What every field of the kit takes beside the attributes of its control. */
export interface FieldTexts {
  label: ReactNode;
  /** Help that stands under the control all the time. */
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

/** Label, control, errors and hint as one. */
export function Field({ label, hint, errors, id, required, className, children }: FieldProps) {
  const ownId = useId();
  const notes = { controlId: id ?? ownId, hint, errors };
  return (
    <div className={joinClasses(styles.field, className)}>
      <label htmlFor={notes.controlId} className={styles.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children({ id: notes.controlId, required, ...describeControl(notes) })}
      <FieldNotes {...notes} />
    </div>
  );
}
