import { useId } from 'react';
import { ChipCount, chipClass } from '../chip/chip';
import { joinClasses } from '../join-classes';
import { CheckboxField } from './checkbox-field';
import type { FieldTexts } from './field';
import { describeControl, FieldNotes } from './field-notes';
import styles from './checkbox-group.module.css';
import fieldStyles from './field.module.css';
import type { SelectOption } from './select-field';

export interface CountedOption extends SelectOption {
  /** Number of entries with this value, shown in a chip. */
  count?: number | undefined;
}

export interface CheckboxGroupProps extends FieldTexts {
  /** Of every checkbox, so that a submitted form repeats it. */
  name: string;
  options: readonly CountedOption[];
  /** The checked ones. */
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  /** Chips in a line beside the label, for many groups below each other. */
  look?: 'boxes' | 'chips';
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
  look = 'boxes',
  className,
}: CheckboxGroupProps) {
  const controlId = useId();
  const notes = { controlId, hint, errors };
  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  const describe = ({ value }: SelectOption) => ({
    name,
    value,
    checked: values.includes(value),
    onChange: () => toggle(value),
  });
  const isChips = look === 'chips';
  return (
    <fieldset
      className={joinClasses(isChips && styles.line, className)}
      aria-describedby={describeControl(notes)['aria-describedby']}
    >
      <legend className={fieldStyles.legend}>{label}</legend>
      <div className={isChips ? styles.chips : fieldStyles.boxes}>
        {options.map((option) =>
          isChips ? (
            <label key={option.value} className={joinClasses(chipClass(), styles.chip)}>
              <input {...describe(option)} type="checkbox" className={styles.chipBox} />
              {option.label}
              {option.count !== undefined && <ChipCount>{option.count}</ChipCount>}
            </label>
          ) : (
            <CheckboxField key={option.value} {...describe(option)} label={option.label} />
          ),
        )}
      </div>
      <FieldNotes {...notes} />
    </fieldset>
  );
}
