import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import { Field, type FieldTexts } from './field';
import styles from './field.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'multiple' | 'size'> {
  options: readonly SelectOption[];
  /** Label of the empty option, with the value `''`. */
  placeholder?: string;
}

/** A native select. */
export function SelectField({
  label,
  hint,
  errors,
  id,
  required,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, errors, id, required, className }}>
      {(control) => (
        <div className={styles.control}>
          <select {...select} {...control} className={joinClasses(styles.input, styles.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className={styles.chevron} />
        </div>
      )}
    </Field>
  );
}
