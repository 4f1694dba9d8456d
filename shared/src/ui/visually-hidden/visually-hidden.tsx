import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** The class that hides from the eye and not from a screen reader. */
export const visuallyHiddenClass = styles.hidden ?? '';

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHiddenClass}>{children}</span>;
}
