import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes';
import { Field, type FieldTexts } from './field';
import styles from './field.module.css';

export interface TextFieldProps extends FieldTexts, ComponentProps<'input'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'datetime-local';
}

/** A single-line text input. `className` goes to the field, everything else to the input. */
export function TextField({ label, hint, errors, id, required, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, errors, id, required, className }}>
      {(control) => <input type="text" {...input} {...control} className={styles.input} />}
    </Field>
  );
}

export interface TextAreaFieldProps extends FieldTexts, ComponentProps<'textarea'> {}

/** A multi-line text input that grows with its content. */
export function TextAreaField({ label, hint, errors, id, required, className, ...area }: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, errors, id, required, className }}>
      {(control) => <textarea {...area} {...control} className={joinClasses(styles.input, styles.area)} />}
    </Field>
  );
}

export interface DateFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {}

/** A native date input; the value is `YYYY-MM-DD`. */
export function DateField({ label, hint, errors, id, required, className, ...input }: DateFieldProps) {
  return (
    <Field {...{ label, hint, errors, id, required, className }}>
      {(control) => (
        <input {...input} {...control} type="date" className={joinClasses(styles.input, styles.date)} />
      )}
    </Field>
  );
}
