import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes';
import styles from './form.module.css';

/** Makes a field of a `FormSection` span the whole row. */
export const wholeRowClass = styles.whole ?? '';

/** Vertical layout of a form: hint, sections and actions. */
export function FormLayout({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={joinClasses(styles.layout, className)} />;
}

/** A hint about the whole form, such as the meaning of the asterisks. */
export function FormHint({ children }: { children: string }) {
  return <p className={joinClasses(styles.hint, styles.lead)}>{children}</p>;
}

/** The buttons at a form's end, the main one last. */
export function FormActions({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={joinClasses(styles.actions, className)} />;
}
