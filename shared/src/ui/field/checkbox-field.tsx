import { useId, type ComponentProps } from 'react';
import { joinClasses } from '../join-classes';
import type { FieldTexts } from './field';
import { describeControl, FieldNotes, RequiredMark } from './field-notes';
import styles from './field.module.css';

export interface CheckboxFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {}

/** A checkbox with its label next to it. */
export function CheckboxField({
  label,
  hint,
  errors,
  id,
  required,
  className,
  ...input
}: CheckboxFieldProps) {
  const ownId = useId();
  const notes = { controlId: id ?? ownId, hint, errors };
  return (
    <div className={joinClasses(styles.field, className)}>
      <label className={styles.check}>
        <input
          {...input}
          {...describeControl(notes)}
          id={notes.controlId}
          type="checkbox"
          required={required}
          className={styles.box}
        />
        <span className={styles.checkLabel}>
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      <FieldNotes {...notes} />
    </div>
  );
}
