import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes';
import { Field, type FieldTexts } from './field';
import styles from './field.module.css';

export interface NumberFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {
  /** Stands at the end of the input, such as `CHF` or `%`. */
  unit?: string;
}

/**
 * A number, typed as text on a number keypad: a wheel never turns it, and what was typed is never thrown away.
 * The value is the text; whoever reads the form parses it.
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
