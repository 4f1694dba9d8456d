import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Class that hides an element visually but not from screen readers. */
export const visuallyHiddenClass = styles.hidden ?? '';

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHiddenClass}>{children}</span>;
}
