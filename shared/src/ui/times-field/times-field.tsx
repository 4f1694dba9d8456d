import { useId, useRef, useState } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import type { FieldTexts } from '../field/field';
import fieldStyles from '../field/field.module.css';
import { describeControl, FieldNotes, RequiredMark } from '../field/field-notes';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import styles from './times-field.module.css';

export interface TimesFieldProps extends FieldTexts {
  /** Name of every row; `FormData.getAll` reads the times, `YYYY-MM-DDTHH:mm` or empty. */
  name: string;
  texts: {
    readonly add: string;
    readonly row: (position: number) => string;
    readonly remove: (position: number) => string;
  };
  /** Number of rows at most. */
  max: number;
  /** The earliest time that the picker offers. */
  min?: string;
  defaultValue?: readonly string[];
  required?: boolean;
}

/** Several times with their days: native inputs in rows; a new row begins with the last time. */
export function TimesField({
  label,
  hint,
  errors,
  name,
  texts,
  max,
  min,
  defaultValue = [''],
  required,
}: TimesFieldProps) {
  const id = useId();
  const next = useRef(defaultValue.length);
  const list = useRef<HTMLUListElement>(null);
  const [rows, setRows] = useState(() => defaultValue.map((value, key) => ({ key, value })));
  const notes = { controlId: id, hint, errors };

  const listInputs = () => [...(list.current?.querySelectorAll('input') ?? [])];

  function handleAdd() {
    const value = listInputs().at(-1)?.value ?? '';
    next.current += 1;
    setRows((shown) => [...shown, { key: next.current, value }]);
  }

  function handleRemove(index: number) {
    setRows((shown) => shown.filter((_row, position) => position !== index));
    // The pressed button is removed, so the focus moves to the row before.
    listInputs()[index === 0 ? 1 : index - 1]?.focus();
  }

  return (
    <fieldset aria-labelledby={`${id}-legend`} {...describeControl(notes)}>
      <legend id={`${id}-legend`} className={styles.legend}>
        {label}
        {required && <RequiredMark />}
      </legend>
      <ul ref={list} className={styles.rows}>
        {rows.map(({ key, value }, index) => (
          <li key={key} className={styles.row}>
            <input
              type="datetime-local"
              name={name}
              min={min}
              defaultValue={value}
              autoFocus={key >= defaultValue.length}
              aria-label={texts.row(index + 1)}
              {...describeControl({ controlId: id, errors })}
              className={joinClasses(fieldStyles.input, fieldStyles.date)}
            />
            {rows.length > 1 && (
              <IconButton icon="close" label={texts.remove(index + 1)} onClick={() => handleRemove(index)} />
            )}
          </li>
        ))}
      </ul>
      <FieldNotes {...notes} />
      {rows.length < max && (
        <Button type="button" variant="secondary" size="small" className={styles.add} onClick={handleAdd}>
          <Icon name="plus" size="small" />
          {texts.add}
        </Button>
      )}
    </fieldset>
  );
}
