import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes';
import { Field, type FieldTexts } from './field';
import styles from './field.module.css';

export interface NumberFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {
  /** Shown at the end of the input, such as `CHF` or `%`. */
  unit?: string;
}

/**
 * A number as a text input with a numeric keypad: scrolling never changes it, and invalid input is kept. The
 * value is the raw text; the form's code parses it.
 */
export function NumberField({
  label,
  hint,
  errors,
  id,
  required,
  className,
  unit,
  ...input
}: NumberFieldProps) {
  return (
    <Field {...{ label, hint, errors, id, required, className }}>
      {(control) => (
        <div className={styles.control}>
          <input
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...control}
            type="text"
            aria-describedby={
              joinClasses(unit && `${control.id}-unit`, control['aria-describedby']) || undefined
            }
            className={joinClasses(styles.input, styles.number, unit && styles.withUnit)}
          />
          {unit && (
            <span id={`${control.id}-unit`} className={styles.unit}>
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
