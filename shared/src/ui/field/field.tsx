import { useId, type ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import { describeControl, FieldNotes, RequiredMark } from './field-notes';
import styles from './field.module.css';

/** Properties of every field of the kit, in addition to the attributes of its control. */
export interface FieldTexts {
  label: ReactNode;
  /** Help text, always visible below the control. */
  hint?: ReactNode;
  /** Validation errors; an empty list means none. */
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
  /** Renders the control with the attributes that link it to the label and notes. */
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
