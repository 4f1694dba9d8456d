import { useId, type ChangeEvent } from 'react';
import type { FieldTexts } from '../field/field';
import { describeControl, FieldNotes, RequiredMark } from '../field/field-notes';
import { Icon, type IconName } from '../icon/icon';
import styles from './radio-cards.module.css';

export interface RadioCardOption {
  value: string;
  label: string;
  description?: string;
  icon?: IconName;
}

export interface RadioCardsProps extends FieldTexts {
  name: string;
  options: readonly RadioCardOption[];
  defaultValue?: string;
  /** With `onChange`, the field is controlled by the caller. */
  value?: string;
  onChange?: (value: string) => void;
  required?: boolean;
  disabled?: boolean;
  className?: string;
}

/**
 * A radio group with few options, each a card with room for an explanation; native radios with arrow keys.
 */
export function RadioCards({
  label,
  hint,
  errors,
  required,
  options,
  className,
  ...choice
}: RadioCardsProps) {
  const controlId = useId();
  const notes = { controlId, hint, errors };
  return (
    <fieldset
      role="radiogroup"
      className={className}
      aria-required={required}
      aria-labelledby={`${controlId}-legend`}
      {...describeControl(notes)}
    >
      <legend id={`${controlId}-legend`} className={styles.legend}>
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className={styles.cards}>
        {options.map((option) => (
          <RadioCard key={option.value} option={option} required={required} {...choice} />
        ))}
      </div>
      <FieldNotes {...notes} />
    </fieldset>
  );
}

type RadioCardProps = Pick<
  RadioCardsProps,
  'name' | 'defaultValue' | 'value' | 'onChange' | 'required' | 'disabled'
> & { option: RadioCardOption };

function RadioCard({ option, defaultValue, value, onChange, ...radio }: RadioCardProps) {
  const descriptionId = useId();
  const isControlled = value !== undefined;
  return (
    <label className={styles.card}>
      {option.icon && <Icon name={option.icon} className={styles.icon} />}
      <span className={styles.words}>
        <span className={styles.label}>{option.label}</span>
        {option.description && (
          <span id={descriptionId} className={styles.description}>
            {option.description}
          </span>
        )}
      </span>
      <input
        {...radio}
        type="radio"
        value={option.value}
        className={styles.radio}
        aria-label={option.label}
        aria-describedby={option.description ? descriptionId : undefined}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange?.(event.currentTarget.value)}
        {...(isControlled
          ? { checked: value === option.value }
          : { defaultChecked: defaultValue === option.value })}
      />
    </label>
  );
}
