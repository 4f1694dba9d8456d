import { useTexts } from '../language/use-texts';
import { useId, useState } from 'react';
import type { FieldTexts } from '../field/field';
import { describeControl, FieldNotes, RequiredMark } from '../field/field-notes';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import { starFieldTexts } from './star-field.texts';
import styles from './star-field.module.css';

export interface StarFieldProps extends FieldTexts {
  name: string;
  /** The form value is "1" to "5", or missing. */
  defaultValue?: number;
  onChange?: (stars: number) => void;
  required?: boolean;
  disabled?: boolean;
  className?: string;
}

/** A rating from one to five stars with native radios: supports arrow keys and form submission. */
export function StarField(props: StarFieldProps) {
  const texts = useTexts(starFieldTexts);
  const { label, hint, errors, required, className, defaultValue, onChange, ...radio } = props;
  const controlId = useId();
  const [chosen, setChosen] = useState(defaultValue);
  const notes = { controlId, hint, errors };

  function choose(stars: number) {
    setChosen(stars);
    onChange?.(stars);
  }

  return (
    <fieldset
      role="radiogroup"
      className={joinClasses(styles.field, className)}
      aria-required={required}
      aria-labelledby={`${controlId}-legend`}
      {...describeControl(notes)}
    >
      <legend id={`${controlId}-legend`} className={styles.legend}>
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className={styles.row}>
        <span className={styles.stars}>
          {texts.starWords.map((word, index) => (
            <label key={word} className={styles.star} title={word}>
              <input
                {...radio}
                type="radio"
                value={index + 1}
                required={required}
                defaultChecked={defaultValue === index + 1}
                className={styles.radio}
                aria-label={texts.starChoice(index + 1, word)}
                onChange={() => choose(index + 1)}
              />
              <Icon name="star" size="large" className={styles.shape} />
            </label>
          ))}
        </span>
        <span aria-hidden="true" className={styles.word}>
          {chosen ? texts.starWords[chosen - 1] : texts.starsUnchosen}
        </span>
      </div>
      <FieldNotes {...notes} />
    </fieldset>
  );
}
