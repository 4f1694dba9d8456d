import { useId } from 'react';
import { CheckboxField } from './checkbox-field';
import type { FieldTexts } from './field';
import { describeControl, FieldNotes } from './field-notes';
import styles from './field.module.css';
import type { SelectOption } from './select-field';

export interface CheckboxGroupProps extends FieldTexts {
  /** Of every checkbox, so that a submitted form repeats it. */
  name: string;
  options: readonly SelectOption[];
  /** The checked ones. */
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  className?: string;
}

/** Any of a few options, each with a native checkbox. */
export function CheckboxGroup({
  label,
  hint,
  errors,
  name,
  options,
  values,
  onChange,
  className,
}: CheckboxGroupProps) {
  const controlId = useId();
  const notes = { controlId, hint, errors };
  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  return (
    <fieldset className={className} aria-describedby={describeControl(notes)['aria-describedby']}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.boxes}>
        {options.map((option) => (
          <CheckboxField
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            checked={values.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
        ))}
      </div>
      <FieldNotes {...notes} />
    </fieldset>
  );
}
