import { useId, type ComponentProps } from 'react';
import { joinClasses } from '../join-classes';
import { RequiredMark, type FieldTexts } from './field';
import { FieldErrors } from './field-errors';
import styles from './field.module.css';

export interface CheckboxFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {}

/** Yes or no, its label beside it. */
export function CheckboxField({
  label,
  hint,
  errors = [],
  id,
  required,
  className,
  ...input
}: CheckboxFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hasErrors = errors.length > 0;
  const describedBy = joinClasses(hasErrors && `${controlId}-error`, Boolean(hint) && `${controlId}-hint`);
  return (
    <div className={joinClasses(styles.field, className)}>
      <label className={styles.check}>
        <input
          {...input}
          id={controlId}
          type="checkbox"
          required={required}
          aria-invalid={hasErrors || undefined}
          aria-describedby={describedBy || undefined}
          className={styles.box}
        />
        <span className={styles.checkLabel}>
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      <FieldErrors id={`${controlId}-error`} errors={errors} />
      {hint && (
        <div id={`${controlId}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
