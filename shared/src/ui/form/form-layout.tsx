import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes';
import styles from './form.module.css';

/** Gives a field of a `FormSection` the whole row. */
export const wholeRowClass = styles.whole ?? '';

/** What a form consists of: hint, sections and actions, evenly apart. */
export function FormLayout({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={joinClasses(styles.layout, className)} />;
}

/** A word about the whole form, such as what the stars mean. */
export function FormHint({ children }: { children: string }) {
  return <p className={joinClasses(styles.hint, styles.lead)}>{children}</p>;
}

/** The buttons at a form's end, the main one last. */
export function FormActions({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={joinClasses(styles.actions, className)} />;
}
